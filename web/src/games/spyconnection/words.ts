/** Names and sentences of Spy Connection in the player's language. */
import type { LegalAction, Texts } from '$lib/game';
import { ATLAS, connectionAt, farEnd } from './map/atlas';
import { planConnection, previewOf, wouldFulfil } from './parts/plan';
import { recallMode } from './draft.svelte';
import {
  cardNumber,
  isCard,
  isStart,
  legalOf,
  viewpoint,
  type Card,
  type GameEvent,
  type OpenMission,
  type Player,
  type Preview,
  type Table,
} from './view';

// --- names ---------------------------------------------------------------------------------------------------------

export function cityName(texts: Texts, city: string): string {
  return texts.name('city', city);
}

/** The city in three letters, for chips: `RZY` for a Polish reader. */
export function cityCode(texts: Texts, city: string): string {
  return texts.say(`code-${city}`);
}

/** "London + Madrid": missions are known by their cities. */
export function citiesOf(texts: Texts, card: Pick<Card, 'cities'>): string {
  return card.cities.map((city) => cityName(texts, city)).join(' + ');
}

/** "Mission 17", "Start mission": for buttons and cards. */
export function cardTitle(texts: Texts, card: Pick<Card, 'card' | 'start'>): string {
  return isStart(card as Card)
    ? texts.say('term-start-mission')
    : texts.say('ui-mission', { number: cardNumber(card.card) });
}

export function shortTitle(texts: Texts, card: Pick<Card, 'card' | 'start'>): string {
  return isStart(card as Card) ? texts.say('ui-start-short') : texts.say('ui-number', { number: padded(card.card) });
}

/** 06: numbers on cards have two digits. */
export function padded(code: string): string {
  return String(cardNumber(code)).padStart(2, '0');
}

function codeName(texts: Texts, code: string): string {
  const card = ATLAS.cards.get(code);
  return card ? citiesOf(texts, card) : code;
}

export function playerName(table: Table, seat: number): string {
  const info = table.seats.find((other) => other.seat === seat);
  return info?.name || (info?.letter ?? 'ABCD'.charAt(seat));
}

/** A text that speaks to the player; to a spectator it names whose side of the table it is. */
export function ownText(table: Table, id: string, args: Record<string, string | number> = {}): string {
  if (table.seat !== null) return table.texts.say(id, args);
  return table.texts.say(`${id}-watched`, { ...args, player: playerName(table, viewpoint(table) ?? 0) });
}

export function list(texts: Texts, items: readonly string[]): string {
  return new Intl.ListFormat(texts.lang === 'en' ? 'en-GB' : texts.lang, { type: 'conjunction' }).format(items);
}

export function agents(texts: Texts, count: number): string {
  return texts.say('ui-agents', { count });
}

export function points(texts: Texts, count: number): string {
  return texts.say('ui-points', { count });
}

function sentences(texts: Texts, parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(texts.lang === 'ja' ? '' : ' ');
}

function numberArg(action: LegalAction, key: string): number {
  return Number(action.args[key]);
}

function textArg(action: LegalAction, key: string): string {
  return String(action.args[key]);
}

// --- what is asked -------------------------------------------------------------------------------------------------

export function prompt(table: Table): { text: string; buttons: LegalAction[] } {
  const { view, texts } = table;
  if (view.over) return { text: overText(table), buttons: [] };
  const asked = view.to_move[0];
  if (asked === undefined || view.decision === null) return { text: texts.say('ui-wait'), buttons: [] };
  if (table.seat === null || !view.to_move.includes(table.seat)) {
    return { text: texts.say(`${decision(table)}-other`, { player: playerName(table, asked) }), buttons: [] };
  }
  if (recallMode.active) return { text: recallText(table), buttons: recallMode.target === null ? buttons(table) : [] };
  return { text: ownPrompt(table), buttons: buttons(table) };
}

function decision(table: Table): string {
  const { view } = table;
  return view.decision === 'ROOT' && view.extra_turn ? 'decision-EXTRA' : `decision-${view.decision ?? ''}`;
}

function ownPrompt(table: Table): string {
  const { view, texts, seat } = table;
  if (view.idle) return texts.say('decision-IDLE');
  if (view.decision === 'COVER' && seat !== null && view.players[seat]!.supply === 0)
    return texts.say('ui-cover-empty');
  const last = view.trigger !== null && view.trigger !== seat && view.decision === 'ROOT' && !view.extra_turn;
  return sentences(texts, [last ? texts.say('ui-last-turn') : null, texts.say(decision(table))]);
}

/** At most three: what ends or skips a step, and the targets that can be covered. */
function buttons(table: Table): LegalAction[] {
  const covers = legalOf(table, 'COVER');
  const rest = legalOf(table, 'STOP', 'DONE', 'WAIVE');
  return [...covers.slice(0, 3 - rest.length), ...rest];
}

function recallText(table: Table): string {
  const { texts, view, seat } = table;
  if (recallMode.target === null || seat === null) {
    return view.decision === 'COVER' ? ownPrompt(table) : texts.say('ui-recall-prompt');
  }
  const plan = planConnection(view, view.players[seat]!, recallMode.target, recallMode.marks);
  const city = cityName(texts, farEnd(connectionAt(recallMode.target), view.players[seat]!.spy ?? ''));
  if (plan.short === 0) return texts.say('ui-recall-ready', { city, price: plan.price });
  return texts.say('ui-recall-missing', { city, count: plan.short });
}

function overText(table: Table): string {
  const winner = table.view.winners?.[0];
  const { texts } = table;
  if (winner === undefined) return texts.say('event-ended');
  return sentences(texts, [texts.say('event-ended'), texts.say('event-won', { player: playerName(table, winner) })]);
}

// --- labels --------------------------------------------------------------------------------------------------------

export function label(table: Table, action: LegalAction): string {
  const { texts, view } = table;
  const open = (): OpenMission | undefined => openAt(table, numberArg(action, 'mission'));
  switch (action.kind) {
    case 'CHOOSE_START': {
      const card = ATLAS.cards.get(textArg(action, 'card'));
      return texts.say('ui-label-choose', { mission: card ? citiesOf(texts, card) : textArg(action, 'card') });
    }
    case 'TAKE': {
      const slot = view.display[numberArg(action, 'slot') - 1];
      if (!slot || !isCard(slot)) break;
      return texts.say('ui-label-take', { mission: citiesOf(texts, slot), slot: slot.slot });
    }
    case 'MOVE':
      return texts.say('ui-label-move', { city: cityName(texts, textArg(action, 'city')) });
    case 'CONNECT':
      return texts.say('ui-label-connect', { city: cityName(texts, target(table, action)) });
    case 'RECALL_FIELD':
      return texts.say('ui-label-recall', { place: texts.name('field', textArg(action, 'field')) });
    case 'RECALL_CIRCLE': {
      const mission = open();
      if (!mission) break;
      const city = cityName(texts, textArg(action, 'city'));
      return texts.say('ui-label-recall-circle', { city, mission: cardTitle(texts, mission) });
    }
    case 'DISCARD': {
      const mission = open();
      if (mission) return texts.say('ui-label-discard', { mission: cardTitle(texts, mission) });
      break;
    }
    case 'COVER': {
      const mission = open();
      const spy = own(table)?.spy;
      if (!mission || !spy) break;
      const id = wouldFulfil(view, mission.position) ? 'ui-label-fulfil' : 'ui-label-cover';
      return texts.say(id, { mission: cardTitle(texts, mission), city: cityName(texts, spy) });
    }
  }
  return texts.say(`action-${action.kind}`, words(texts, action.args));
}

function own(table: Table): Player | null {
  return table.seat === null ? null : (table.view.players[table.seat] ?? null);
}

function openAt(table: Table, position: number): OpenMission | undefined {
  return own(table)?.open.find((mission) => mission.position === position);
}

/** The city that a CONNECT leads to. */
export function target(table: Table, action: LegalAction): string {
  return farEnd(connectionAt(textArg(action, 'connection')), own(table)?.spy ?? '');
}

// --- consequences --------------------------------------------------------------------------------------------------

export function effect(table: Table, action: LegalAction): string {
  const player = own(table);
  const { texts } = table;
  if (!player) return '';
  const preview = previewOf(table.view, action.text) ?? {};
  switch (action.kind) {
    case 'CONNECT':
      return connectEffect(table, player, textArg(action, 'connection'), preview);
    case 'MOVE':
      return sentences(texts, [texts.say('ui-effect-move'), endingText(table, preview, textArg(action, 'city'))]);
    case 'TAKE':
      return takeEffect(table, player, numberArg(action, 'slot'), preview);
    case 'RECALL_FIELD':
      return recallEffect(texts, preview);
    case 'DISCARD':
      return texts.say('ui-effect-discard', { count: preview.back ?? 0 });
    case 'COVER':
      return endingText(table, preview, player.spy ?? '');
    case 'STOP':
      return sentences(texts, [texts.say('action-STOP.effect'), endingText(table, preview, player.spy ?? '')]);
    case 'CHOOSE_START': {
      const card = ATLAS.cards.get(textArg(action, 'card'));
      if (!card?.start) return '';
      return texts.say('ui-effect-choose', { city: cityName(texts, card.start), count: card.points });
    }
  }
  return texts.say(`action-${action.kind}.effect`, words(texts, action.args));
}

/** "Connect Belgrade: 5 agents (1 + 2 + 2). You have 4." */
function connectEffect(table: Table, player: Player, connection: string, preview: Preview): string {
  const { texts } = table;
  const head = texts.say('ui-effect-connect', {
    count: preview.cost ?? 0,
    sum: (preview.fields ?? []).filter((count) => count > 0).join(' + '),
  });
  if (preview.left === undefined)
    return sentences(texts, [head, texts.say('ui-effect-short', { count: player.supply })]);
  const city = farEnd(connectionAt(connection), player.spy ?? '');
  return sentences(texts, [
    head,
    texts.say('ui-effect-left', { count: preview.left }),
    endingText(table, preview, city),
  ]);
}

/** What the end-of-turn step in this city would bring. */
function endingText(table: Table, { ending }: Preview, city: string): string {
  const { texts } = table;
  if (!ending) return '';
  const missionOf = (card: string): OpenMission => own(table)!.open.find((mission) => mission.card === card)!;
  const parts = ending.served
    .filter(({ fulfilled }) => fulfilled)
    .map(({ card, back }) => {
      const mission = missionOf(card);
      return texts.say(mission.extra_turn ? 'ui-effect-fulfils-extra' : 'ui-effect-fulfils', {
        mission: cardTitle(texts, mission),
        points: mission.points,
        count: back,
      });
    });
  const titles = (cards: string[]): string =>
    list(
      texts,
      cards.map((card) => cardTitle(texts, missionOf(card))),
    );
  const covered = ending.served.filter(({ fulfilled }) => !fulfilled).map(({ card }) => card);
  const name = cityName(texts, city);
  if (covered.length > 0) parts.push(texts.say('ui-effect-covers', { city: name, missions: titles(covered) }));
  if (ending.wanting.length > 0)
    parts.push(texts.say('ui-effect-wanting', { city: name, missions: titles(ending.wanting) }));
  return sentences(texts, parts);
}

function takeEffect(table: Table, player: Player, number: number, preview: Preview): string {
  const { texts, view } = table;
  const slot = view.display[number - 1];
  if (!slot || !isCard(slot)) return '';
  return sentences(texts, [
    texts.say('ui-effect-take', { points: slot.points, count: slot.cost }),
    slot.cost > 0 && preview.left !== undefined ? texts.say('ui-effect-left', { count: preview.left }) : null,
    preview.at_once ? texts.say('ui-effect-at-once', { city: cityName(texts, player.spy!) }) : null,
  ]);
}

function recallEffect(texts: Texts, { back = 0, leaves = [] }: Preview): string {
  return sentences(texts, [
    texts.say('ui-effect-recall', { count: back }),
    leaves.length > 0
      ? texts.say('ui-effect-loses', {
          cities: list(
            texts,
            leaves.map((city) => cityName(texts, city)),
          ),
        })
      : null,
  ]);
}

// --- the log -------------------------------------------------------------------------------------------------------

export function sentence(table: Table, event: GameEvent): string {
  const { texts } = table;
  const args = words(texts, event.args);
  if ('seat' in event.args) args.player = playerName(table, event.args.seat);
  return texts.say(`event-${event.kind}`, args);
}

/** Codes as words, plain numbers as numbers. */
function words(texts: Texts, args: Record<string, string | number | null>): Record<string, string | number> {
  const named: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number') named[key] = value;
    else if (value === null) named[key] = '?';
    else named[key] = ATLAS.cards.has(value) ? codeName(texts, value) : texts.name(domainOf(value), value);
  }
  return named;
}

function domainOf(code: string): string {
  if (ATLAS.cities.has(code)) return 'city';
  return ATLAS.fields.has(code) ? 'field' : 'connection';
}

/** "in Berlin": where a player's spy is. */
export function whereabouts(table: Table, seat: number): string {
  const player = table.view.players[seat];
  if (!player || player.out) return table.texts.say('ui-out');
  return player.spy ? table.texts.say('ui-in-city', { city: cityName(table.texts, player.spy) }) : '';
}
