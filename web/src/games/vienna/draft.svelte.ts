/**
 * The cards laid out for actions I, II and IV before they are committed. Taking one back is free: nothing is sent until
 * all three lie. Only one table is open at a time.
 */
import type { LegalAction } from '$lib/game';
import { isKnown, legalAction, legalOf, ownPlayer, ROLES, type HandCard, type Role, type Table } from './view';

class Draft {
  /** Card by role, as laid out here. */
  cards = $state<Partial<Record<Role, string>>>({});
  /** The hand for which it holds. */
  #hand = '';

  /** Forgets what was laid out when the hand is another. */
  keep(hand: readonly string[]): void {
    const key = [...hand].sort().join();
    if (key === this.#hand) return;
    this.#hand = key;
    this.cards = {};
  }

  put(role: Role, card: string): void {
    const rest = Object.entries(this.cards).filter(([at, other]) => at !== role && other !== card);
    const before = this.roleOf(card);
    const displaced = this.cards[role];
    this.cards = { ...(Object.fromEntries(rest) as Partial<Record<Role, string>>), [role]: card };
    // Two cards change places.
    if (before && displaced && displaced !== card && before !== role) this.cards[before] = displaced;
  }

  take(card: string): void {
    const rest = Object.entries(this.cards).filter(([, other]) => other !== card);
    this.cards = Object.fromEntries(rest) as Partial<Record<Role, string>>;
  }

  roleOf(card: string): Role | null {
    return ROLES.find((role) => this.cards[role] === card) ?? null;
  }

  clear(): void {
    this.cards = {};
  }
}

export const draft = new Draft();

/**
 * What is pointed at though the rules ask for something before it: in action III a house (the placement is yet to be
 * begun), while assigning a part of a card. The legal action that leads there speaks for it.
 */
class Aim {
  /** The house aimed at by a touch, until it is confirmed. */
  building = $state<string | null>(null);
  /** The house under the pointer. */
  house = $state<string | null>(null);
  /** The part of a card under the pointer. */
  use = $state<{ role: Role; card: string } | null>(null);
}
export const aim = new Aim();

/** The house that what is pointed at would place on. */
export function pointedHouse(table: Table): string | null {
  const pointed = table.selected ?? table.hovered;
  if (pointed?.kind === 'TARGET') return String(pointed.args.building);
  if (pointed?.kind === 'PLACE' && aim.house !== null) return aim.house;
  return aim.building;
}

export function isAssigning(table: Table): boolean {
  return table.view.decision === 'ASSIGN' && table.seat !== null && table.legal.length > 0;
}

/** The cards still in hand. */
export function handOf(table: Table): HandCard[] {
  return ownPlayer(table).hand.filter((card): card is HandCard => isKnown(card));
}

/** What lies for a role: laid by the rules already, or only laid out here. */
export function laid(table: Table, role: Role): string | null {
  const assigned = ownPlayer(table).assigned[role];
  if (isKnown(assigned)) return assigned.card;
  return draft.cards[role] ?? null;
}

export function isComplete(table: Table): boolean {
  return isAssigning(table) && ROLES.every((role) => laid(table, role) !== null);
}

/** The actions that lay the cards as laid out and commit; a last single card is laid by the rules themselves. */
export function commitment(table: Table): (LegalAction | string)[] {
  const commit = legalAction(table, 'COMMIT');
  if (commit) return [commit];
  const assigned = ownPlayer(table).assigned;
  const open = ROLES.filter((role) => !isKnown(assigned[role]));
  let left = handOf(table).length;
  const texts: string[] = [];
  for (const role of open) {
    if (left > 1) texts.push(`FOR_${role}(${laid(table, role)})`);
    left -= 1;
  }
  return [...texts, 'COMMIT'];
}

/** The role that the rules ask for next. */
export function nextRole(table: Table): Role | null {
  const kind = legalOf(table, 'FOR_I', 'FOR_II', 'FOR_IV')[0]?.kind;
  return kind ? (kind.slice(4) as Role) : null;
}
