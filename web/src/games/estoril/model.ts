/** The table as headings and lists: for screen readers, for the keyboard and for tests. */
import type { Line, Section } from '$lib/game';
import {
  inOrder,
  isKnown,
  isMission,
  legalAction,
  ownPlayer,
  spaceOf,
  type Character,
  type Mission,
  type Place,
  type Space,
  type Table,
} from './view';
import {
  cardLine,
  cardName,
  effect,
  label,
  list,
  lyingName,
  missionName,
  playerName,
  prompt,
  rallyOf,
  spaceTitle,
  totals,
} from './words';

export function model(table: Table): Section[] {
  const { texts, view } = table;
  const sections: Section[] = [{ heading: texts.say('ui-model-turn'), lines: turnLines(table) }];
  if (table.legal.length > 0) {
    sections.push({
      heading: texts.say('ui-model-actions'),
      lines: table.legal.map((action) => ({
        text: [label(table, action), effect(table, action)].filter(Boolean).join(': '),
        action,
      })),
    });
  }
  if (table.seat !== null) sections.push({ heading: texts.say('term-hand'), lines: handLines(table) });
  for (const place of inOrder(view)) {
    sections.push({ heading: `${place.place}. ${texts.name('place', place.place)}`, lines: placeLines(table, place) });
  }
  sections.push({ heading: texts.say('term-missions'), lines: missionLines(table) });
  sections.push({ heading: texts.say('ui-model-players'), lines: playerLines(table) });
  return sections;
}

function turnLines(table: Table): Line[] {
  const { texts, view } = table;
  return [
    { text: prompt(table).text },
    { text: texts.say('ui-round', { round: Math.max(1, view.round), rounds: view.rounds }) },
    { text: texts.say('ui-deck-count', { count: view.deck.count }) },
    ...resolvingLines(table),
    ...deckLines(table),
  ];
}

/** Which place is being resolved, and whose turn there it is. */
function resolvingLines(table: Table): Line[] {
  const { texts, view } = table;
  const now = view.resolving;
  if (!now) return [];
  const place = texts.name('place', now.place);
  const card = now.numeral ? spaceOf(view, `${now.place}-${now.numeral}`)?.character : null;
  const lines: Line[] = [
    card && now.numeral
      ? { text: texts.say('ui-model-acting', { place, numeral: now.numeral, card: lyingName(table, card) }) }
      : { text: texts.say('ui-model-resolving', { place }) },
  ];
  if (isKnown(now.looked)) lines.push({ text: texts.say('ui-model-looked', { card: cardLine(texts, now.looked) }) });
  return lines;
}

function deckLines(table: Table): Line[] {
  const { texts, view } = table;
  const under = view.deck.bottom.map(({ character }) => character).filter((card) => isKnown(card));
  return [
    ...cardsLine(table, 'ui-model-removed', view.removed),
    ...(under.length > 0
      ? [{ text: texts.say('ui-model-under', { cards: under.map((card) => cardLine(texts, card)).join('; ') }) }]
      : []),
  ];
}

function cardsLine(table: Table, id: string, cards: readonly Character[]): Line[] {
  const { texts } = table;
  return cards.length === 0
    ? []
    : [{ text: texts.say(id, { cards: cards.map((card) => cardLine(texts, card)).join('; ') }) }];
}

function handLines(table: Table): Line[] {
  return ownPlayer(table).hand.map((card) => may(table, cardLine(table.texts, card), `CARD(${card.card})`));
}

/** A line with its action, or with the text to ask why it is not allowed. */
function may(table: Table, line: string, text: string): Line {
  const action = legalAction(table, text);
  if (action) return { text: line, action };
  const kind = text.split('(')[0];
  return table.legal.some((legal) => legal.kind === kind) ? { text: line, why: text } : { text: line };
}

function placeLines(table: Table, place: Place): Line[] {
  const { texts } = table;
  const { reward } = place;
  const head = `${texts.say(`ui-state-${place.state}`)}. ${texts.say(`ui-feature-${place.place}`)}`;
  const face = isKnown(reward.character) ? cardLine(texts, reward.character) : lyingName(table, reward.character);
  const beside = place.adjacent.map((other) => `${other}. ${texts.name('place', other)}`);
  const lines: Line[] = [
    { text: head },
    { text: texts.say('ui-model-places-beside', { places: list(texts, beside) }) },
  ];
  if (reward.character) lines.push(may(table, `${texts.say('term-reward')}: ${face}`, `REWARD(${place.place})`));
  lines.push(...place.spaces.map((space) => may(table, spaceLine(table, space), `SPACE(${space.space})`)));
  if (place.influence.length > 0)
    lines.push({ text: `${texts.say('term-influence')}: ${totals(table, place.influence)}` });
  return lines;
}

function spaceLine(table: Table, space: Space): string {
  const { texts } = table;
  const spaces = list(
    texts,
    space.adjacent.map((other) => texts.name('space', other)),
  );
  const title = [spaceTitle(table, space), spaces && texts.say('ui-model-beside', { spaces })]
    .filter(Boolean)
    .join('; ');
  if (isKnown(space.character)) {
    return [title, cardLine(texts, space.character), rallyOf(table, space)].filter(Boolean).join('; ');
  }
  if (space.may_be.length === 0) return title;
  return `${title}; ${texts.say('term-may-be')}: ${list(
    texts,
    space.may_be.map((code) => cardName(texts, code)),
  )}`;
}

function missionLine(table: Table, mission: Mission): string {
  const counts = mission.counts.map((count, seat) =>
    table.texts.say('ui-mission-count', { player: playerName(table, seat), count, points: mission.points[seat] ?? 0 }),
  );
  return `${missionName(table.texts, mission)}: ${counts.join(', ')}`;
}

function missionLines(table: Table): Line[] {
  const { texts, view } = table;
  const secret = view.secret_missions.map((mission) => {
    const [player, other] = mission.between.map((seat) => playerName(table, seat)) as [string, string];
    const head = texts.say('ui-secret-between', { player, other });
    return { text: `${head}: ${isMission(mission) ? missionLine(table, mission) : texts.say('ui-unknown')}` };
  });
  return [...view.missions.map((mission) => ({ text: missionLine(table, mission) })), ...secret];
}

function playerLines(table: Table): Line[] {
  const { texts, view } = table;
  return view.players.flatMap((player) => {
    const head = texts.say('ui-model-player', {
      player: playerName(table, player.seat),
      discs: player.discs,
      hand: player.hand_count,
      discards: player.discards.length,
    });
    const ring = `${texts.say('term-ring')}: ${list(
      texts,
      player.ring.map((code) => cardName(texts, code)),
    )}`;
    const own = player.recruitment;
    const lines = [{ text: player.out ? `${head} (${texts.say('ui-out')})` : head }, { text: ring }];
    if (own && isMission(own)) lines.push({ text: `${texts.say('term-recruitment')}: ${missionName(texts, own)}` });
    return [...lines, ...cardsLine(table, 'ui-model-discards', player.discards)];
  });
}
