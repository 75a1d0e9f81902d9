/** Names and sentences of Estoril 1942 in the player's language. */
import type { LegalAction, Texts } from '$lib/game';
import { faceOf } from './data/faces';
import {
  isKnown,
  legalOf,
  placeOf,
  previewOf,
  spaceOf,
  type Character,
  type GameEvent,
  type Influence,
  type MissionFace,
  type Outcome,
  type Preview,
  type Space,
  type Table,
  type Unknown,
} from './view';

// --- names ---------------------------------------------------------------------------------------------------------

export function playerName(table: Table, seat: number): string {
  const info = table.seats.find((other) => other.seat === seat);
  return info?.name || (info?.letter ?? 'ABCD'.charAt(seat));
}
/** Characters are known by their names; whose a starting character is, the sentence or the disc says. */
export function cardName(texts: Texts, code: string): string {
  return faceOf(code)?.name ?? texts.name('card', code);
}
/** Short names of the places, for folder tabs. */
export function placeName(texts: Texts, place: string): string {
  return texts.say(`ui-place-${place}`);
}
export function spaceName(texts: Texts, space: string): string {
  const [place = '', numeral = ''] = space.split('-');
  return `${placeName(texts, place)} ${numeral}`;
}
export function missionName(texts: Texts, mission: MissionFace): string {
  return texts.name('mission', mission.mission);
}
export function list(texts: Texts, items: readonly string[]): string {
  if (items.length === 0) return texts.say('ui-nothing');
  return new Intl.ListFormat(texts.lang === 'en' ? 'en-GB' : texts.lang, { type: 'conjunction' }).format(items);
}
/** Names such as "Hans R." bring a full stop of their own. */
function oneStop(text: string): string {
  return text.replace(/\.\.(?=\s|$)/g, '.');
}
function sentences(texts: Texts, parts: readonly (string | null)[]): string {
  return oneStop(parts.filter(Boolean).join(texts.lang === 'ja' ? '' : ' '));
}
export function symbolNames(texts: Texts, symbols: readonly string[]): string {
  if (symbols.length === 0) return texts.say('ui-no-symbols');
  return list(
    texts,
    symbols.map((symbol) => texts.say(`symbol-${symbol}`)),
  );
}
/** "Hedy L.: United States, influence 3, 2 points, Nationalist and Woman". */
export function cardLine(texts: Texts, card: Character): string {
  return texts.say('ui-card-line', {
    name: card.name,
    flag: texts.say(`flag-${card.flag}`),
    influence: card.influence,
    vp: card.vp,
    symbols: symbolNames(texts, card.symbols),
  });
}
export function lyingName(table: Table, card: Character | Unknown | null): string {
  if (card === null) return table.texts.say('ui-free');
  return isKnown(card) ? card.name : table.texts.say('ui-face-down-card');
}
/** What a space is called in lists and by screen readers: its name, what lies there, whose, and its marks. */
export function spaceTitle(table: Table, space: Space): string {
  const { texts } = table;
  const parts = [texts.name('space', space.space)];
  if (space.character) {
    parts.push(lyingName(table, space.character));
    if (space.seat !== null) parts.push(playerName(table, space.seat));
    if (space.face_down) parts.push(texts.say(isKnown(space.character) ? 'ui-down-known' : 'ui-down'));
    if (space.protected) parts.push(texts.say('ui-protected'));
    if (space.moved) parts.push(texts.say('ui-moved'));
  } else {
    parts.push(texts.say('ui-free'), texts.say(space.top_secret ? 'term-top-secret' : 'term-face-up'));
    if (space.peek) parts.push(`${texts.say('term-peek')}: ${texts.say(`peek-${space.peek}`)}`);
    parts.push(texts.say(space.outer ? 'term-outer' : 'term-inner'));
  }
  return parts.join(', ');
}
/** "Mara 3, Tomasz 2–5": who has how much at a place. */
export function totals(table: Table, influence: readonly Influence[]): string {
  return influence
    .map(({ seat, known, most, unknown }) => `${playerName(table, seat)} ${known}${unknown > 0 ? `–${most}` : ''}`)
    .join(', ');
}

// --- what is asked -------------------------------------------------------------------------------------------------

export function prompt(table: Table): { text: string; buttons: LegalAction[] } {
  const { view, texts } = table;
  if (view.over) return { text: overText(table), buttons: [] };
  const asked = view.to_move[0];
  if (asked === undefined || view.decision === null) return { text: texts.say('ui-wait'), buttons: [] };
  if (table.seat === null || !view.to_move.includes(table.seat)) {
    return { text: texts.say(`decision-${view.decision}-other`, { player: playerName(table, asked) }), buttons: [] };
  }
  return { text: ownPrompt(table), buttons: buttons(table) };
}

function ownPrompt(table: Table): string {
  const { view, texts, seat } = table;
  if (view.decision === 'DISCARD' && seat !== null) {
    const count = view.to_discard;
    return texts.say(count > 0 ? 'ui-prompt-discard' : 'ui-prompt-ready', { count });
  }
  if (view.decision === 'ABILITY') {
    const acting = actingSpace(table);
    if (acting && isKnown(acting.character)) {
      return texts.say('ui-prompt-ability', { card: acting.character.name, space: spaceName(texts, acting.space) });
    }
  }
  if (view.decision === 'PLACE_SPACE' && isKnown(view.chosen))
    return texts.say('ui-prompt-space', { card: view.chosen.name });
  return texts.say(`decision-${view.decision ?? ''}`);
}

/** The space whose character may act. */
export function actingSpace(table: Table): Space | null {
  const now = table.view.resolving;
  return now?.numeral ? (spaceOf(table.view, `${now.place}-${now.numeral}`) ?? null) : null;
}

/** At most three: symbols, and what ends or skips a step. */
function buttons(table: Table): LegalAction[] {
  return legalOf(table, 'SYMBOL', 'KEEP', 'TAKE', 'DECLINE', 'DONE', 'READY').slice(0, 3);
}

function overText(table: Table): string {
  const { texts } = table;
  const winners = (table.view.winners ?? []).map((seat) => playerName(table, seat));
  const won =
    winners.length > 1
      ? texts.say('ui-won-shared', { players: list(texts, winners) })
      : winners.map((player) => texts.say('event-won', { player })).join();
  return sentences(texts, [texts.say('event-ended'), won]);
}

// --- labels and effects --------------------------------------------------------------------------------------------

const SPACE_LABELS: Readonly<Record<string, string>> = {
  PLACE_SPACE: 'ui-label-place',
  PEEK: 'ui-label-peek',
  ASSASSIN_TARGET: 'ui-label-assassin',
  SEDUCER_CARD: 'ui-label-seducer',
  SEDUCER_SPACE: 'ui-label-move',
  DIPLOMAT_TARGET: 'ui-label-diplomat',
  BOCA_LOSS: 'ui-label-loss',
};

export function label(table: Table, action: LegalAction): string {
  const { texts, view } = table;
  const code = String(action.args.card ?? action.args.space ?? action.args.place ?? action.args.symbol ?? '');
  switch (action.kind) {
    case 'CARD':
      return texts.say(view.decision === 'DISCARD' ? 'ui-label-discard' : 'ui-label-card', {
        card: cardName(texts, code),
      });
    case 'SPACE': {
      const space = spaceOf(view, code);
      const card = lyingName(table, space?.character ?? null);
      return texts.say(SPACE_LABELS[view.decision ?? ''] ?? 'ui-label-place', { space: spaceName(texts, code), card });
    }
    case 'REWARD':
      return texts.say('action-REWARD', { place: placeName(texts, code) });
    case 'SYMBOL':
      return symbolLabel(table, code);
    case 'DECLINE':
      return texts.say(view.decision === 'PEEK' ? 'ui-label-no-peek' : 'action-DECLINE');
    default:
      return texts.say(`action-${action.kind}`);
  }
}

/** "Assassin: Lucky Luciano → A 5 · C 3": an only target, and the totals here that the engine tells for it. */
function symbolLabel(table: Table, symbol: string): string {
  const { texts, view } = table;
  const name = texts.say(`symbol-${symbol}`);
  const only = onlyOutcome(table, symbol);
  if (!only) return name;
  const card = lyingName(table, spaceOf(view, only.space)?.character ?? null);
  if (!only.totals) return texts.say('ui-label-symbol', { symbol: name, card });
  const totals = only.totals.map(([seat, total]) => `${letterOf(table, seat!)} ${total}`).join(' · ') || '–';
  return texts.say('ui-label-symbol-totals', { symbol: name, card, totals });
}

/** What an ability would do where it has one target only. */
function onlyOutcome({ view }: Table, symbol: string): Outcome | null {
  const { outcomes = [] } = previewOf(view, `SYMBOL(${symbol})`);
  return outcomes.length === 1 ? outcomes[0]! : null;
}

function letterOf(table: Table, seat: number): string {
  return table.seats.find((info) => info.seat === seat)?.letter ?? '?';
}

export function effect(table: Table, action: LegalAction): string {
  const { texts, view } = table;
  switch (action.kind) {
    case 'CARD':
      return cardEffect(table, String(action.args.card));
    case 'SPACE':
      return spaceEffect(table, String(action.args.space), previewOf(view, action.text));
    case 'SYMBOL':
      return symbolEffect(table, String(action.args.symbol), previewOf(view, action.text));
    case 'TAKE':
    case 'KEEP': {
      const reward = view.resolving ? placeOf(view, view.resolving.place)?.reward.character : null;
      const card = action.kind === 'TAKE' ? view.resolving?.looked : reward;
      return sentences(texts, [
        isKnown(card) ? `${cardLine(texts, card)}.` : null,
        texts.say(`action-${action.kind}.effect`),
      ]);
    }
    default:
      return texts.say(`action-${action.kind}.effect`);
  }
}

function cardEffect(table: Table, code: string): string {
  const { texts, view } = table;
  const face = faceOf(code);
  if (!face) return texts.say('action-CARD.effect');
  if (view.decision === 'DISCARD') return texts.say('ui-effect-discard', { vp: face.vp, line: cardLine(texts, face) });
  return `${cardLine(texts, face)}.`;
}

function spaceEffect(table: Table, code: string, preview: Preview): string {
  const { texts, view } = table;
  const space = spaceOf(view, code);
  const place = placeOf(view, code.split('-')[0]!);
  if (!space || !place) return '';
  const owner = space.seat === null ? '' : playerName(table, space.seat);
  const card = lyingName(table, space.character);
  switch (view.decision) {
    case 'PLACE_SPACE': {
      const order = [...view.places].filter((other) => Number(other.place) <= Number(place.place)).length;
      return sentences(texts, [
        texts.say(space.top_secret ? 'ui-effect-down' : 'ui-effect-up'),
        space.peek ? texts.say('ui-effect-peek', { reach: texts.say(`peek-${space.peek}`) }) : null,
        texts.say('ui-effect-order', { order, all: view.places.length }),
        rallyText(texts, preview.rally),
        place.influence.length > 0 ? texts.say('ui-effect-here', { totals: totals(table, place.influence) }) : null,
      ]);
    }
    case 'PEEK':
      return texts.say('ui-effect-look', { player: owner });
    case 'ASSASSIN_TARGET':
      return sentences(texts, [texts.say('ui-effect-return', { card, player: owner }), after(table, preview)]);
    case 'SEDUCER_CARD':
      return sentences(texts, [
        texts.say('ui-effect-seduce', { card, player: owner }),
        space.face_down ? texts.say('ui-effect-reveals') : null,
        after(table, preview),
      ]);
    case 'SEDUCER_SPACE':
      return sentences(texts, [texts.say('ui-effect-move', { numeral: space.numeral }), after(table, preview)]);
    case 'DIPLOMAT_TARGET':
      return texts.say('ui-effect-protect', { card, player: owner });
    case 'BOCA_LOSS':
      return sentences(texts, [
        texts.say('ui-effect-lose', { card, vp: isKnown(space.character) ? space.character.vp : 0 }),
        missionEffect(table, preview),
      ]);
    default:
      return '';
  }
}

/** "After this: Mara 5, Tomasz 5 (Mara by I)." */
function after(table: Table, { influence = [], tie = null }: Preview): string | null {
  const { texts } = table;
  if (influence.length === 0) return null;
  const winner = influence.find(({ seat }) => seat === tie);
  if (!winner) return texts.say('ui-effect-after', { totals: totals(table, influence) });
  return texts.say('ui-effect-after-tie', {
    totals: totals(table, influence),
    player: playerName(table, winner.seat),
    numeral: winner.lowest,
  });
}

/** "Nationalist now: +2" for a card on a space. */
function rallyText(texts: Texts, count: number | null | undefined): string | null {
  return count == null ? null : texts.say('ui-rally-now', { count });
}

/** The same for the character that lies there, if it has yet to act. */
export function rallyOf(table: Table, space: Space): string | null {
  return rallyText(table.texts, space.rally);
}

/** "Missions: Women 2 → 1 (6 → 3 points)." */
function missionEffect(table: Table, { changes = [] }: Preview): string {
  const { texts } = table;
  const said = changes.map(({ mission, before, left, had, rest }) =>
    texts.say(had === rest ? 'ui-mission-change' : 'ui-mission-change-points', {
      mission: texts.name('mission', mission),
      before,
      left,
      had,
      rest,
    }),
  );
  return said.length > 0
    ? texts.say('ui-effect-missions', { changes: said.join(', ') })
    : texts.say('ui-effect-no-mission');
}

function symbolEffect(table: Table, symbol: string, preview: Preview): string {
  const { texts } = table;
  if (preview.rally === undefined) {
    const totals = onlyOutcome(table, symbol)?.totals?.map(([seat, total]) => `${playerName(table, seat!)} ${total}`);
    return sentences(texts, [
      texts.say(`ui-effect-${symbol}`),
      totals && totals.length > 0 ? texts.say('ui-effect-after', { totals: totals.join(', ') }) : null,
    ]);
  }
  return sentences(texts, [texts.say('ui-effect-rally', { count: preview.rally }), after(table, preview)]);
}

// --- the log -------------------------------------------------------------------------------------------------------

/** Where a card or a mission is hidden from this seat, the sentence is another one. */
export function sentence(table: Table, event: GameEvent): string {
  const { texts } = table;
  const hidden = Object.values(event.args).includes(null) && texts.has(`event-${event.kind}-hidden`);
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(event.args)) {
    if (value !== null) args[key] = word(table, key, value);
  }
  if ('seat' in event.args) args.player = playerName(table, event.args.seat);
  return oneStop(texts.say(`event-${event.kind}${hidden ? '-hidden' : ''}`, args));
}

function word(table: Table, key: string, value: string | number): string | number {
  const { texts } = table;
  if (typeof value === 'number') return key === 'other' || key === 'owner' ? playerName(table, value) : value;
  if (key === 'card' || key === 'old') return cardName(texts, value);
  if (key === 'space' || key === 'origin') return spaceName(texts, value);
  if (key === 'place') return placeName(texts, value);
  return texts.name(key, value);
}
