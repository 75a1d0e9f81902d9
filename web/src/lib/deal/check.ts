/** Checks, with nothing but hashes, that every draw of a finished game follows from what all had seen before. See docs/verify.md. */
type Lying = 'less' | 'same' | [card: string, times: number][];

export interface Certificate {
  scheme: string;
  table: string;
  commitment: string;
  secret: string;
  numbers: (string | null)[];
  /** Hashes of the numbers as they were shown before any was opened; there are none in older games. */
  seals?: (string | null)[];
  draws: [pile: string, lying: Lying][];
}

export interface GameRecord {
  steps: [actor: string | number, action: string][];
  certificate?: Certificate;
}

/** What does not fit: the secret, a number that was sealed, how many draws there are, or one of them. */
export type Misfit =
  | { kind: 'commitment' }
  | { kind: 'seal' }
  | { kind: 'draws' }
  | { kind: 'draw'; pile: string; count: number; due: string; drawn: string };

export interface Verdict {
  draws: number;
  misfit: Misfit | null;
}

const SCHEME = 'safehouse-deal-1';
const WORDS = 2 ** 32;
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const toHex = (data: ArrayBuffer): string =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function mac(key: BufferSource, text: string): Promise<ArrayBuffer> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, hmac, false, ['sign']);
  return crypto.subtle.sign('HMAC', imported, bytes(text));
}

/** The place of a draw: the first 32 bits of a hash, taken again where the remainder would favour low places. */
async function place(key: BufferSource, pile: string, count: number, total: number): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const word = new DataView(await mac(key, `${pile}\n${count}\n${attempt}`)).getUint32(0);
    if (word < WORDS - (WORDS % total)) return word % total;
  }
}

/** Whether this browser can: only pages over https, or of one's own machine, may use its hashes. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** What is shown of a secret, or a number, before it may be known: the SHA-256 of its bytes. */
export const sealOf = async (hex: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', fromHex(hex)));

async function sealsFit({ numbers, seals = [] }: Certificate): Promise<boolean> {
  for (const [seat, seal] of seals.entries()) {
    const number = numbers[seat];
    if (seal && number && (await sealOf(number)) !== seal) return false;
  }
  return true;
}

export async function checkDeal(record: GameRecord, deal: Certificate): Promise<Verdict> {
  const drawn = record.steps.filter(([actor]) => actor === 'chance').map(([, card]) => card);
  const found = (misfit: Misfit | null): Verdict => ({ draws: drawn.length, misfit });
  const secret = fromHex(deal.secret);
  if (deal.scheme !== SCHEME || (await sealOf(deal.secret)) !== deal.commitment) return found({ kind: 'commitment' });
  if (!(await sealsFit(deal))) return found({ kind: 'seal' });
  if (drawn.length !== deal.draws.length) return found({ kind: 'draws' });
  const key = await mac(secret, [deal.scheme, deal.table, ...deal.numbers.map((added) => added ?? '-')].join('\n'));
  const piles = new Map<string, { cards: string[]; last: string; count: number }>();
  for (const [i, [name, lying]] of deal.draws.entries()) {
    const before = piles.get(name);
    const cards = cardsNow(lying, before);
    const count = (before?.count ?? 0) + 1;
    const due = cards[await place(key, name, count, cards.length)] ?? '';
    if (due !== drawn[i]) return found({ kind: 'draw', pile: name, count, due, drawn: drawn[i]! });
    piles.set(name, { cards, last: due, count });
  }
  return found(null);
}

/** What lies in a pile: as is written, or what is left of what lay there before. */
function cardsNow(lying: Lying, before: { cards: string[]; last: string } | undefined): string[] {
  if (lying !== 'less' && lying !== 'same') return lying.flatMap(([card, times]) => Array<string>(times).fill(card));
  const cards = before?.cards ?? [];
  return lying === 'less' ? cards.toSpliced(cards.indexOf(before?.last ?? ''), 1) : cards;
}
