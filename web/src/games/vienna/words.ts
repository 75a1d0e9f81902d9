/** Names and sentences of Vienna in the player's language. */
import type { LegalAction, Texts } from '$lib/game';
import { aim, draft, isAssigning, isComplete } from './draft.svelte';
import faces from './data/cards.json';
import {
  isFull,
  buildingOf,
  isKnown,
  legalOf,
  ownPlayer,
  previewOf,
  prospectOf,
  squareOf,
  viewpoint,
  type Answer,
  type Card,
  type Enclosed,
  type GameEvent,
  type HandCard,
  type Mission,
  type Role,
  type Step,
  type Table,
  type View,
} from './view';

// --- names ---------------------------------------------------------------------------------------------------------

export function playerName(table: Table, seat: number): string {
  const info = table.seats.find((other) => other.seat === seat);
  return info?.name || (info?.letter ?? 'ABCD'.charAt(seat));
}

/** A text that speaks to the player; to a spectator it names whose side of the table it is. */
export function ownText(table: Table, id: string, args: Record<string, string | number> = {}): string {
  if (table.seat !== null) return table.texts.say(id, args);
  return table.texts.say(`${id}-watched`, { ...args, player: playerName(table, viewpoint(table)) });
}

export function list(texts: Texts, items: readonly string[]): string {
  return new Intl.ListFormat(texts.lang === 'en' ? 'en-GB' : texts.lang, { type: 'conjunction' }).format(items);
}

export function sentences(texts: Texts, parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(texts.lang === 'ja' ? '' : ' ');
}

/** "violet house B05": a building is known by its colour and number. */
export function houseName(table: Table, id: string): string {
  if (id === 'supply' || id === 'figure') return table.texts.say(`building-${id}`);
  const { colour } = buildingOf(table.view, id);
  return table.texts.say('ui-house', { house: id.slice(1), colour: table.texts.say(`colour-${colour}`) });
}

/** All that is printed at a building, for labels. */
export function houseLine(table: Table, id: string): string {
  const { texts, view } = table;
  const building = buildingOf(view, id);
  return [
    houseName(table, id),
    building.flag ? texts.say(`flag-${building.flag}`) : null,
    building.seal ? texts.say('ui-seal-of', { seal: texts.say(`seal-${building.seal}`) }) : null,
    building.letter ? texts.say('ui-letter', { letter: building.letter }) : null,
    building.agents.length > 0
      ? texts.say('ui-agents-of', {
          players: list(
            texts,
            building.agents.map((seat) => playerName(table, seat)),
          ),
        })
      : null,
    building.third_man ? texts.say('term-third-man') : null,
  ]
    .filter(Boolean)
    .join(', ');
}

export function squareName(table: Table, id: string): string {
  return table.texts.say('ui-square', { number: squareOf(table.view, id).number });
}

/** What a card's ability shows: a bribe, a colour, a flag, a seal or a secret. */
export function showsName(texts: Texts, card: Pick<Card, 'shows' | 'shows_kind'>): string {
  if (!card.shows || !card.shows_kind) return '';
  return texts.say(`${card.shows_kind}-${card.shows}`);
}

/** "Action II: bribe is wine: 2 points": an ability by its action, for it works wherever its card lies. */
export function abilityLine(texts: Texts, card: Pick<Card, 'ability' | 'shows' | 'shows_kind' | 'action'>): string {
  return texts.say('ui-ability', { action: card.action, ability: abilityText(texts, card) });
}

export function abilityText(texts: Texts, card: Pick<Card, 'ability' | 'shows' | 'shows_kind'>): string {
  return texts.say(`ability-${card.ability}`, { shows: showsName(texts, card) });
}

const FACES = new Map((faces as Card[]).map((face) => [face.card, face]));

/** A card by what it does: its ability, its bribe (for II), its secret (for IV), or all three where it has no use yet. */
export function cardName(texts: Texts, code: string, role?: string): string {
  const face = FACES.get(code);
  if (!face) return code;
  const uses: Record<string, string> = {
    II: texts.say(`bribe-${face.bribe}`),
    IV: texts.say(`secret-${face.secret}`),
    I: abilityText(texts, face),
  };
  const told = role && uses[role] ? [uses[role]] : Object.values(uses);
  return texts.say('ui-quoted', { text: told.join(' · ') });
}

/** "For II magazine, for IV slide, for I “Bribe of action II is wine: 2 points”". */
export function cardLine(texts: Texts, card: Card): string {
  return texts.say('ui-card-line', {
    bribe: texts.say(`bribe-${card.bribe}`),
    secret: texts.say(`secret-${card.secret}`),
    ability: abilityText(texts, card),
  });
}

export function points(texts: Texts, count: number): string {
  return texts.say('ui-points', { count });
}
export function schillings(texts: Texts, count: number): string {
  return texts.say('ui-schillings', { count });
}

/** "2 × chocolate, 1 × wine": codes joined by a plus sign. */
export function bribesText(texts: Texts, code: string): string {
  const counts = new Map<string, number>();
  for (const part of code.split('+')) counts.set(part, (counts.get(part) ?? 0) + 1);
  return list(
    texts,
    [...counts].map(([bribe, count]) => texts.say('ui-count-of', { count, thing: texts.say(`bribe-${bribe}`) })),
  );
}

export function needsText(texts: Texts, mission: Mission): string {
  if (mission.type === 'letter') return texts.say('ui-letter', { letter: mission.needs[0] ?? '' });
  const counts = new Map<string, number>();
  for (const need of mission.needs) counts.set(need, (counts.get(need) ?? 0) + 1);
  return list(
    texts,
    [...counts].map(([need, count]) => {
      const thing = texts.say(`${mission.type}-${need}`);
      return count === 1 ? thing : texts.say('ui-count-of', { count, thing });
    }),
  );
}

export function rewardText(texts: Texts, mission: Pick<Mission, 'money' | 'points'>): string {
  const parts = [
    mission.money > 0 ? schillings(texts, mission.money) : null,
    mission.points > 0 ? points(texts, mission.points) : null,
  ].filter((part): part is string => part !== null);
  return parts.length > 0 ? list(texts, parts) : points(texts, 0);
}

/** "A-16, France: religion and 2 × nobility, for 3 schillings and 2 points". */
export function missionLine(texts: Texts, mission: Mission): string {
  return texts.say('ui-mission-line', {
    mission: mission.mission,
    flag: texts.say(`flag-${mission.flag}`),
    needs: needsText(texts, mission),
    reward: rewardText(texts, mission),
  });
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
  const { view, texts } = table;
  const last = view.end === 'last' && view.decision === 'ASSIGN' ? texts.say('ui-last-round') : null;
  return sentences(texts, [last, question(table), because(table)]);
}

function question(table: Table): string {
  const { view, texts } = table;
  const asks = view.turn.asks;
  if (isAssigning(table)) return texts.say(isComplete(table) ? 'ui-prompt-commit' : 'ui-prompt-assign');
  if (view.decision === 'ACTION_III' && aim.building)
    return texts.say('ui-prompt-aim', { house: houseName(table, aim.building) });
  if (view.decision === 'ACTION_III') return texts.say(actionThree(table));
  if (view.decision === 'AGENT' && view.turn.target)
    return texts.say('ui-prompt-agent', { house: houseName(table, view.turn.target) });
  if (view.decision === 'PAYMENT' && asks?.price)
    return texts.say('ui-prompt-pay', { house: houseName(table, view.turn.target ?? ''), count: asks.price });
  if (view.decision === 'MARKER_TWICE' && asks?.secret)
    return texts.say('ui-prompt-twice', { secret: texts.say(`secret-${asks.secret}`) });
  if (view.decision === 'BRIBE' && asks && asks.amount > 1)
    return texts.say('ui-prompt-bribes', { count: asks.amount });
  if (view.decision === 'DEPOSIT' && asks?.income)
    return texts.say('ui-prompt-deposit', { income: schillings(texts, asks.income) });
  return texts.say(`decision-${view.decision ?? ''}`);
}

/** Only what can be done is spoken of: there may be no house to pay for, and money is of the full version. */
function actionThree(table: Table): string {
  const money = isFull(table.view) ? '-full' : '';
  return Object.values(table.view.previews).some(({ prospect }) => prospect?.allowed)
    ? `ui-prompt-third${money}`
    : `ui-prompt-take${money}`;
}

/** The card to which a bonus is due. */
function because(table: Table): string | null {
  const card = table.view.turn.asks?.card;
  return card ? table.texts.say('ui-because', { ability: abilityText(table.texts, card) }) : null;
}

const ENDINGS = ['SUPPLY', 'FIGURE', 'STAY', 'YES', 'SETTLE', 'DONE', 'PASS', 'DECLINE'];

/** At most three: what is no place, card or thing on the table. */
function buttons(table: Table): LegalAction[] {
  const found = legalOf(table, ...ENDINGS);
  const commit = legalOf(table, 'COMMIT');
  if (commit.length > 0 && isComplete(table)) return commit;
  return [...found].sort((a, b) => ENDINGS.indexOf(a.kind) - ENDINGS.indexOf(b.kind)).slice(0, 3);
}

function overText(table: Table): string {
  const winner = table.view.winners?.[0];
  if (winner === undefined) return table.texts.say('term-last-round');
  return table.texts.say('event-won', { player: playerName(table, winner) });
}

// --- labels --------------------------------------------------------------------------------------------------------

function arg(action: LegalAction, key: string): string {
  return String(action.args[key] ?? '');
}

export function label(table: Table, action: LegalAction): string {
  const { texts } = table;
  switch (action.kind) {
    case 'PLACE':
      return aim.house === null
        ? texts.say('action-PLACE')
        : texts.say('ui-place-on', { house: houseName(table, aim.house) });
    case 'FOR_I':
    case 'FOR_II':
    case 'FOR_IV': {
      const use = aim.use ?? { role: action.kind.slice(4), card: arg(action, 'card') };
      return texts.say(`action-FOR_${use.role}`, { card: cardName(texts, use.card, use.role) });
    }
    case 'PAY':
      return texts.say('action-PAY', { payment: bribesText(texts, arg(action, 'payment')) });
    case 'SORTS':
      return texts.say('action-SORTS', { sorts: bribesText(texts, arg(action, 'sorts')) });
    case 'DRAWER':
      return texts.say('action-DRAWER', { drawer: arg(action, 'drawer') });
    case 'COMMIT':
      return texts.say('ui-commit');
    default:
      return texts.say(`action-${action.kind}`, named(table, action.args));
  }
}

// --- consequences --------------------------------------------------------------------------------------------------

export function effect(table: Table, action: LegalAction): string {
  const { texts } = table;
  switch (action.kind) {
    case 'FOR_I':
    case 'FOR_II':
    case 'FOR_IV':
      return aim.use
        ? useText(table, aim.use.card, aim.use.role)
        : useText(table, arg(action, 'card'), action.kind.slice(4) as Role);
    case 'PLACE':
      return aim.house === null ? texts.say('action-PLACE.effect') : targetEffect(table, aim.house);
    case 'DRAWER':
      return drawerEffect(table, Number(action.args.drawer));
    case 'TARGET':
      return targetEffect(table, arg(action, 'building'));
    case 'SUPPLY':
    case 'FIGURE':
    case 'MOVE':
      return agentEffect(table, action);
    case 'MARKER':
      return markerEffect(table, action);
    case 'YES':
      return texts.say('ui-effect-step', { points: points(texts, previewOf(table.view, action.text).points ?? 0) });
    case 'ACCEPT':
      return missionEffect(table, action);
    case 'FULFIL':
      return missionEffect(table, action);
    case 'BUY':
      return texts.say(`ui-item-${arg(action, 'item')}`, {
        price: schillings(texts, previewOf(table.view, action.text).price ?? 0),
      });
    case 'STEP':
    case 'RECALL':
      return `${houseLine(table, arg(action, 'building'))}. ${texts.say(`action-${action.kind}.effect`)}`;
    default:
      return texts.say(`action-${action.kind}.effect`, named(table, action.args));
  }
}

/** Abilities that answer, each with its action and what it brings. */
export function answerText(table: Table, answers: readonly Answer[]): string[] {
  const drawers = ownPlayer(table).drawers;
  return answers.map(({ drawer }) => {
    const card = drawers[drawer - 1];
    return card ? table.texts.say('ui-works', { ability: abilityLine(table.texts, card) }) : '';
  });
}

export function useText(table: Table, code: string, role: Role): string {
  const { texts } = table;
  const card = ownPlayer(table).hand.find((other) => other.card === code) as HandCard | undefined;
  if (!card) return texts.say(`action-FOR_${role}.effect`);
  if (role === 'I') {
    const twin = card.uses?.I.twin ?? null;
    return sentences(texts, [
      `${abilityText(texts, card)}.`,
      twin === null ? null : texts.say('ui-effect-twin', { drawer: twin }),
    ]);
  }
  if (role === 'II') {
    return sentences(texts, [
      texts.say('ui-effect-bribe', { bribe: texts.say(`bribe-${card.bribe}`) }),
      ...answerText(table, card.uses?.II.bonuses ?? []),
    ]);
  }
  return sentences(texts, card.uses ? stepTexts(table, card.uses.IV) : []);
}

function stepTexts(table: Table, step: Step): (string | null)[] {
  const { texts } = table;
  return [
    texts.say(step.virtual ? 'ui-effect-virtual' : 'ui-effect-marker', {
      secret: texts.say(`secret-${step.secret}`),
      points: points(texts, step.points),
    }),
    step.moves_investigator
      ? texts.say('ui-effect-investigator')
      : step.crosses
        ? texts.say('ui-effect-crosses')
        : null,
    step.any_marker ? texts.say('ui-effect-any-marker') : null,
    ...answerText(table, step.bonuses ?? []),
  ];
}

function markerEffect(table: Table, action: LegalAction): string {
  const { step } = previewOf(table.view, action.text);
  return step ? sentences(table.texts, stepTexts(table, step)) : '';
}

function drawerEffect(table: Table, drawer: number): string {
  const { texts } = table;
  const old = ownPlayer(table).drawers[drawer - 1];
  return old ? texts.say('ui-effect-replaces', { ability: abilityText(texts, old) }) : texts.say('ui-effect-empty');
}

/** "Pay 1 magazine (drawer 1: one less). Encloses a 3-square: slide, 3 points." */
export function targetEffect(table: Table, building: string): string {
  const { texts, view } = table;
  const prospect = prospectOf(view, building);
  if (!prospect) return texts.say('ui-effect-own');
  const sorts = texts.say('ui-or', {
    sorts: list(
      texts,
      prospect.sorts.map((sort) => texts.say(`bribe-${sort}`)),
    ),
  });
  return sentences(texts, [
    prospect.price === 0
      ? texts.say('ui-effect-free')
      : texts.say('ui-effect-pay', {
          count: prospect.price,
          sorts: prospect.sorts.length > 1 ? sorts : colourBribe(table, building),
        }),
    ...answerText(table, prospect.discounts),
    prospect.payable ? null : texts.say('ui-effect-unpayable'),
    prospect.squares.length > 0 || prospect.bonuses.length === 0 ? enclosedText(table, prospect.squares) : null,
    ...answerText(table, prospect.bonuses),
    prospect.fulfil.length > 0 ? texts.say('ui-effect-fulfils', { missions: list(texts, prospect.fulfil) }) : null,
    prospect.accept.length > 0 ? texts.say('ui-effect-accepts', { missions: list(texts, prospect.accept) }) : null,
  ]);
}

function colourBribe(table: Table, building: string): string {
  const sort = prospectOf(table.view, building)?.sorts[0];
  return sort ? table.texts.say(`bribe-${sort}`) : '';
}

function enclosedText(table: Table, squares: readonly Enclosed[]): string | null {
  const { texts } = table;
  if (squares.length === 0) return texts.say('ui-effect-encloses-nothing');
  return sentences(
    texts,
    squares.flatMap((square) => [
      texts.say('ui-effect-encloses', {
        square: squareName(table, square.square),
        secret: texts.say(`secret-${square.secret}`),
        points: points(texts, square.points),
      }),
      ...answerText(table, square.bonuses),
    ]),
  );
}

function agentEffect(table: Table, action: LegalAction): string {
  const { texts, view } = table;
  const { agent } = previewOf(view, action.text);
  if (!agent) return texts.say(`action-${action.kind}.effect`, named(table, action.args));
  return sentences(texts, [
    agent.price === 0 ? texts.say('ui-effect-free') : texts.say('ui-effect-costs', { count: agent.price }),
    enclosedText(table, agent.squares),
  ]);
}

function missionEffect(table: Table, action: LegalAction): string {
  const { texts, view } = table;
  const code = arg(action, 'mission');
  const mission = [...view.display, ...ownPlayer(table).missions].find((other) => other?.mission === code);
  if (!mission) return '';
  const { money } = previewOf(view, action.text);
  return sentences(texts, [
    money === undefined ? null : texts.say('ui-effect-advance', { money: schillings(texts, money) }),
    `${missionLine(texts, mission)}.`,
  ]);
}

// --- the log -------------------------------------------------------------------------------------------------------

export function sentence(table: Table, event: GameEvent): string {
  const { texts } = table;
  const args = named(table, event.args);
  if ('seat' in event.args) args.player = playerName(table, event.args.seat);
  const hidden = 'card' in event.args && event.args.card === null && texts.has(`event-${event.kind}-hidden`);
  return texts.say(`event-${event.kind}${hidden ? '-hidden' : ''}`, args);
}

const DOMAINS: Readonly<Record<string, string>> = {
  bribe: 'bribe',
  secret: 'secret',
  flag: 'flag',
  item: 'item',
  line: 'line',
  tile: 'roof-tile',
};

/** Codes as words, plain numbers as numbers. */
function named(table: Table, args: Record<string, string | number | null>): Record<string, string | number> {
  const { texts } = table;
  const words: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number') words[key] = value;
    else if (value === null) words[key] = texts.say('ui-nothing');
    else if (key === 'card' || key === 'old') words[key] = cardName(texts, value, roleOf(args));
    else words[key] = word(table, key, value);
  }
  return words;
}

/** For which action a card is named; its ability is meant where it lies in a drawer or brings something. */
function roleOf(args: Record<string, string | number | null>): string | undefined {
  if (typeof args.role === 'string') return args.role;
  return 'drawer' in args || 'count' in args ? 'I' : undefined;
}

function word(table: Table, key: string, value: string): string {
  const { texts, view } = table;
  if ((key === 'building' || key === 'origin') && view.buildings.length > 0) return houseName(table, value);
  if (key === 'square') return squareName(table, value);
  if (key === 'payment' || key === 'sorts') return bribesText(texts, value);
  if (key === 'colour') return texts.say(`seat-colour-${value}`);
  const domain = DOMAINS[key];
  return domain ? texts.say(`${domain}-${value}`) : value;
}

/** The second line of a panel: who has left, or whose figure it is. */
export function whereabouts(table: Table, seat: number): string {
  const player = table.view.players[seat];
  if (!player || player.out) return table.texts.say('ui-out');
  return player.figure ? table.texts.say(`figure-${player.figure.name}`) : '';
}

export function draftText(table: Table, card: string): string {
  const role = draft.roleOf(card);
  return role ? table.texts.say('ui-laid-for', { role }) : '';
}

export function knownCard(view: View, code: string): Card | null {
  for (const player of view.players) {
    for (const card of [...player.hand, ...Object.values(player.assigned), ...player.drawers])
      if (isKnown(card) && card.card === code) return card;
  }
  return null;
}
