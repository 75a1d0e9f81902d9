/** Names and sentences of Inkognito in the player's language. */
import type { LegalAction, Texts } from '$lib/game';
import {
  AGENTS,
  ballList,
  BUILDS,
  cardsOf,
  COLOURS,
  isMine,
  legalOf,
  SECRETS,
  WORDS,
  type Build,
  type GameEvent,
  type Holder,
  type MissionLine,
  type Table,
} from './view';

// --- names ---------------------------------------------------------------------------------------------------------

export function playerName(table: Table, seat: number): string {
  const info = table.seats.find((other) => other.seat === seat);
  return info?.name || (info?.letter ?? 'ABCD'.charAt(seat));
}

export function holderName(table: Table, holder: Holder): string {
  return holder === 'prisoner' ? table.texts.say('holder-prisoner') : playerName(table, holder);
}

export function list(texts: Texts, items: readonly string[]): string {
  return new Intl.ListFormat(texts.lang === 'en' ? 'en-GB' : texts.lang, { type: 'conjunction' }).format(items);
}

/** "Lord Fiddlebottom, tall and secret build": a set of cards. */
export function cardNames(texts: Texts, cards: string): string {
  return list(
    texts,
    cardsOf(cards).map((card) => texts.name('card', card)),
  );
}

/** "Agent X, thin": one self out of "X-thin". */
export function selfName(texts: Texts, cell: string): string {
  const [identity = '', build = ''] = cell.split('-');
  return `${texts.name('identity', identity)}, ${texts.name('build', build)}`;
}

/** In a sentence of its own where it is one of the box; else by its kind. */
export function missionText(texts: Texts, line: MissionLine): string {
  const own = ['mission', line.team, ...line.words, line.kind, line.who, line.target, line.place]
    .filter(Boolean)
    .join('-');
  if (texts.has(own)) return texts.say(own);
  const agent = (code: string | null): string =>
    code === 'ambassador' || code === 'lone_spy' ? texts.say(`mission-target-${code}`) : texts.name('identity', code);
  return texts.say(`mission-${line.kind}`, {
    who: agent(line.who),
    target: agent(line.target),
    place: texts.name('space', line.place),
  });
}

/** "Alpha/Charlie". */
export function codeOf(texts: Texts, line: MissionLine): string {
  return line.words.map((word) => texts.name('word', word)).join('/');
}

/** "the fat figure of Tomek", "the ambassador". */
export function figureName(table: Table, seat: number | null, build: Build | 'ambassador'): string {
  if (seat === null || build === 'ambassador') return table.texts.say('mission-target-ambassador');
  return table.texts.say('ui-figure', { build: table.texts.name('build', build), player: playerName(table, seat) });
}

/** Who stands on a space. */
export function standing(table: Table, space: string): { seat: number | null; build: Build | 'ambassador' }[] {
  const found: { seat: number | null; build: Build | 'ambassador' }[] = [];
  for (const player of table.view.players)
    for (const build of BUILDS) if (player.figures[build] === space) found.push({ seat: player.seat, build });
  if (table.view.ambassador === space) found.push({ seat: null, build: 'ambassador' });
  return found;
}

export function spaceLabel(table: Table, space: string): string {
  const { texts } = table;
  const here = standing(table, space).map(({ seat, build }) => figureName(table, seat, build));
  return [texts.name('space', space), ...here].join(', ');
}

export function figureLabel(table: Table, seat: number | null, build: Build | 'ambassador', space: string): string {
  return `${figureName(table, seat, build)}, ${table.texts.name('space', space)}`;
}

function sentences(texts: Texts, parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(texts.lang === 'ja' ? '' : ' ');
}

// --- what is asked -------------------------------------------------------------------------------------------------

/** What is chosen in a sheet of its own over the board. */
const SHEETS = new Set(['SHOW', 'PENALTY', 'GESTURE', 'DECLARE', 'HANDSHAKE', 'AMB', 'COLOUR', 'ARRANGE']);

export function prompt(table: Table): { text: string; buttons: LegalAction[] } {
  const { view, texts } = table;
  if (view.over) return { text: overText(table), buttons: [] };
  const asked = view.to_move[0];
  if (asked === undefined || view.decision === null) return { text: texts.say('ui-wait'), buttons: [] };
  if (!isMine(table))
    return { text: texts.say(`decision-${view.decision}-other`, { player: playerName(table, asked) }), buttons: [] };
  return { text: ownPrompt(table), buttons: buttons(table) };
}

/** One line, so that nothing jumps; what else can be done stands on the buttons. */
function ownPrompt(table: Table): string {
  const { view, texts } = table;
  if (view.decision === 'START') return texts.say('ui-start');
  const met = view.meetings.at(-1);
  if (view.decision === 'MEET' && met)
    return texts.say('ui-effect-meet', { figure: figureName(table, met.host.seat, met.host.build) });
  if (view.decision !== 'ACT') return texts.say(`decision-${view.decision}`);
  const count = usable(table);
  return count > 0 ? texts.say('ui-balls-left', { count }) : texts.say('ui-no-balls');
}

function usable(table: Table): number {
  return ballList(table.view.balls.left).filter((ball) => ball !== 'blank').length;
}

/** At most three; what needs a map, a tray or a sheet has no button here. */
function buttons(table: Table): LegalAction[] {
  const { decision } = table.view;
  if (SHEETS.has(decision ?? '')) return [];
  if (decision === 'WINDOW') return legalOf(table, 'SILENT');
  return KINDS.flatMap((kind) => legalOf(table, kind)).slice(0, 3);
}
const KINDS = [
  'SHAKE',
  'END',
  'GESTURE',
  'DECLARE',
  'STOP',
  'PASS',
  'ASK',
  'MOVE_ON',
  'ACCEPT_ANSWER',
  'CLAIM',
  'CONCEDE',
  'DENY',
  'RECORD',
  'SKIP',
];

function overText(table: Table): string {
  const { texts, view } = table;
  const won = (view.winners ?? []).map((seat) => texts.say('event-won', { player: playerName(table, seat) }));
  return sentences(texts, [texts.say('event-ended'), ...won]);
}

// --- labels and consequences -----------------------------------------------------------------------------------------

export function label(table: Table, action: LegalAction): string {
  if (action.kind === 'ASK') return table.texts.say(`ui-ask-${String(action.args.question)}`);
  const short = `ui-label-${action.kind}`;
  if (table.texts.has(short)) return table.texts.say(short);
  return table.texts.say(`action-${action.kind}`, words(table, action.args));
}

export function effect(table: Table, action: LegalAction): string {
  const { texts } = table;
  const said = texts.say(`action-${action.kind}.effect`, words(table, action.args));
  if (action.kind === 'STEP' || action.kind === 'GO') return stepEffect(table, String(action.args.space));
  if (action.kind === 'SHOW') return sentences(texts, [said, repeatText(table, String(action.args.cards))]);
  return said;
}

function stepEffect(table: Table, space: string): string {
  const { texts, view } = table;
  const here = standing(table, space)[0];
  if (!here) return texts.say('ui-effect-empty');
  if (here.seat === table.seat && view.decision !== 'STEP_AMB') return texts.say('ui-effect-own');
  if (here.seat !== null && view.players[here.seat]!.met) return texts.say('ui-effect-met');
  return texts.say('ui-effect-meet', { figure: figureName(table, here.seat, here.build) });
}

/** The private mark of a repeat (INK-9.11), or nothing. */
export function repeatText(table: Table, cards: string): string | null {
  const answer = table.view.answers?.find((one) => one.cards === cards);
  if (!answer?.repeat) return null;
  const player = playerName(table, table.view.question?.asker ?? 0);
  return table.texts.say(answer.repeat === 1 ? 'ui-repeat-second' : 'ui-repeat-third', { player });
}

// --- the log -------------------------------------------------------------------------------------------------------

export function sentence(table: Table, event: GameEvent): string {
  const args = words(table, event.args);
  if ('seat' in event.args) args.player = playerName(table, event.args.seat);
  return table.texts.say(`event-${event.kind}`, args);
}

const DOMAINS: Readonly<Record<string, string>> = {
  figure: 'build',
  balls: 'ball',
  cards: 'card',
  to: 'addressee',
};

/** Codes as words, seats as names, plain numbers as numbers. */
function words(table: Table, args: Record<string, string | number | null>): Record<string, string | number> {
  const { texts } = table;
  const named: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if (value === null) named[key] = '?';
    else if (['seat', 'other', 'to'].includes(key) && typeof value === 'number') named[key] = playerName(table, value);
    else if (typeof value === 'number') named[key] = value;
    else named[key] = codeNames(texts, key, value);
  }
  return named;
}

function codeNames(texts: Texts, key: string, code: string): string {
  const codes = code.split('+');
  const names = codes.map((one) => texts.name(key === 'order' ? kindOf(one) : (DOMAINS[key] ?? key), one));
  return key === 'order' ? names.join(', ') : list(texts, names);
}

function kindOf(code: string): string {
  if ((BUILDS as readonly string[]).includes(code)) return 'build';
  if ((COLOURS as readonly string[]).includes(code)) return 'colour';
  if ((WORDS as readonly string[]).includes(code)) return 'word';
  return (AGENTS as readonly string[]).includes(code) ? 'identity' : 'card';
}

export function isSecret(card: string): boolean {
  return (SECRETS as readonly string[]).includes(card);
}
