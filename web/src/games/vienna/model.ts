/** The table as headings and lists: for screen readers, for the keyboard and for tests. */
import type { Line, Section } from '$lib/game';
import { BRIBES, SECRETS } from './art/palette';
import { draft, handOf } from './draft.svelte';
import { isFull, legalAction, ownPlayer, type Player, type Table } from './view';
import {
  abilityLine,
  cardLine,
  draftText,
  effect,
  houseLine,
  label,
  list,
  missionLine,
  ownText,
  playerName,
  prompt,
  schillings,
  targetEffect,
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
  if (table.seat !== null) {
    sections.push({ heading: texts.say('term-hand'), lines: handLines(table) });
    sections.push({ heading: texts.say('term-desk'), lines: deskLines(table, ownPlayer(table)) });
  }
  sections.push({ heading: texts.say('ui-secrets-board'), lines: trackLines(table) });
  if (isFull(view)) {
    sections.push({
      heading: texts.say('term-display'),
      lines: view.display.flatMap((mission) =>
        mission ? [may(table, missionLine(texts, mission), `ACCEPT(${mission.mission})`)] : [],
      ),
    });
  }
  sections.push({ heading: texts.say('ui-model-squares'), lines: squareLines(table) });
  sections.push({ heading: texts.say('ui-model-houses'), lines: houseLines(table) });
  sections.push({ heading: texts.say('ui-model-players'), lines: playerLines(table) });
  return sections;
}

/** A line with its action, or with the text to ask why it is not allowed. */
function may(table: Table, line: string, text: string): Line {
  const action = legalAction(table, text);
  if (action) return { text: line, action };
  const kind = text.split('(')[0];
  return table.legal.some((legal) => legal.kind === kind) ? { text: line, why: text } : { text: line };
}

function turnLines(table: Table): Line[] {
  const { texts, view } = table;
  const { roof } = view;
  const lines: Line[] = [
    { text: prompt(table).text },
    { text: `${texts.say('term-round')} ${view.round}` },
    { text: texts.say('ui-roof', { space: roof.investigator, last: roof.last, rounds: roof.rounds_left_at_least }) },
  ];
  for (const event of roof.due) lines.push({ text: texts.say(`ui-banner-${event}`) });
  if (roof.oriel) lines.push({ text: texts.say('ui-oriel') });
  if (view.end === 'triggered') lines.push({ text: texts.say('ui-banner-near') });
  if (view.end === 'last') lines.push({ text: texts.say('ui-banner-last') });
  return lines;
}

function handLines(table: Table): Line[] {
  void draft.cards;
  return handOf(table).map((card) => ({
    text: [cardLine(table.texts, card), draftText(table, card.card)].filter(Boolean).join(' — '),
  }));
}

function goods(table: Table, player: Player): string[] {
  const { texts } = table;
  const counted = (domain: string, codes: readonly string[], counts: Record<string, number>): string =>
    codes
      .map((code) => texts.say('ui-count-of', { count: counts[code] ?? 0, thing: texts.say(`${domain}-${code}`) }))
      .join(', ');
  const lines = [
    `${texts.say('term-bribes')}: ${counted('bribe', BRIBES, player.bribes)}`,
    `${texts.say('term-secrets')}: ${counted('secret', SECRETS, player.secrets)}`,
    texts.say('ui-supply', { count: player.supply }),
  ];
  if (isFull(table.view)) {
    lines.push(schillings(texts, player.money));
    if (player.items.length > 0)
      lines.push(
        list(
          texts,
          player.items.map((item) => texts.say(`item-${item}`)),
        ),
      );
    if (player.box !== null) lines.push(`${texts.say('term-box')}: ${player.box}`);
  }
  return lines;
}

function deskLines(table: Table, player: Player): Line[] {
  const { texts } = table;
  const drawers = player.drawers.map((drawer, i) =>
    may(
      table,
      `${texts.say('action-DRAWER', { drawer: i + 1 })}: ${drawer ? abilityLine(texts, drawer) : texts.say('ui-drawer-empty')}`,
      `DRAWER(${i + 1})`,
    ),
  );
  const missions = player.missions.flatMap((mission) =>
    mission ? [may(table, missionLine(texts, mission), `FULFIL(${mission.mission})`)] : [],
  );
  return [...goods(table, player).map((text) => ({ text })), ...drawers, ...missions];
}

function trackLines(table: Table): Line[] {
  const own = ownPlayer(table).secrets;
  return table.view.tracks.map((track) => ({
    text: ownText(table, 'ui-track', {
      secret: table.texts.say(`secret-${track.secret}`),
      space: track.space,
      last: track.last,
      area: track.area,
      own: own[track.secret] ?? 0,
    }),
  }));
}

/** Squares that still hold a secret, those that lack least first. */
function squareLines(table: Table): Line[] {
  const { texts, view } = table;
  const seat = ownPlayer(table).seat;
  return view.squares
    .filter(({ secret }) => secret !== null)
    .sort((a, b) => a.lacks[seat]!.length - b.lacks[seat]!.length || a.square.localeCompare(b.square))
    .map((square) => ({
      text: ownText(table, 'ui-square-line', {
        number: square.number,
        secret: texts.say(`secret-${square.secret}`),
        houses: square.buildings.map((id) => id.slice(1)).join(', '),
        lacks: square.lacks[seat]!.map((id) => id.slice(1)).join(', ') || texts.say('ui-nothing'),
      }),
    }));
}

function houseLines(table: Table): Line[] {
  const { view } = table;
  const placing = view.decision === 'ACTION_III' || view.decision === 'TARGET';
  return view.buildings.map(({ building, agents }) => {
    const line = houseLine(table, building);
    const mine = agents.includes(ownPlayer(table).seat);
    const brings = table.seat !== null && placing && !mine ? `: ${targetEffect(table, building)}` : '';
    return may(table, line + brings, `TARGET(${building})`);
  });
}

function playerLines(table: Table): Line[] {
  const { texts, view } = table;
  return view.players.flatMap((player) => {
    const head = texts.say('ui-model-player', {
      player: playerName(table, player.seat),
      score: player.score,
      cards: player.cards,
    });
    if (player.seat === ownPlayer(table).seat) return [{ text: head }];
    const drawers = player.drawers.flatMap((drawer) => (drawer ? [abilityLine(texts, drawer)] : []));
    const missions = player.missions.flatMap((mission) => (mission ? [missionLine(texts, mission)] : []));
    return [
      { text: player.out ? `${head} (${texts.say('ui-out')})` : head },
      ...goods(table, player).map((text) => ({ text })),
      ...[...drawers, ...missions].map((text) => ({ text })),
    ];
  });
}
