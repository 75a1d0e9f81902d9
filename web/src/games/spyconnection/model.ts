/** The table as headings and lists: for screen readers, for the keyboard and for tests. */
import type { Line, Section } from '$lib/game';
import { agentsOf } from './map/ways';
import { sum } from './parts/plan';
import {
  isCard,
  legalAction,
  ownPlayer,
  type OpenMission,
  type Player,
  type Slot,
  type Table,
  viewpoint,
} from './view';
import { cardTitle, citiesOf, cityName, effect, label, list, ownText, playerName, prompt } from './words';

export function model(table: Table): Section[] {
  const { texts } = table;
  const player = ownPlayer(table);
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
  if (player) {
    sections.push({ heading: ownText(table, 'ui-model-missions'), lines: missionLines(table, player) });
    if (player.spy) {
      sections.push({ heading: ownText(table, 'ui-model-network'), lines: networkLines(table, player) });
      sections.push({ heading: ownText(table, 'ui-model-reach'), lines: reachLines(table) });
    }
  }
  sections.push({ heading: texts.say('ui-display'), lines: table.view.display.map((slot) => slotLine(table, slot)) });
  sections.push({ heading: texts.say('ui-model-players'), lines: playerLines(table) });
  sections.push({ heading: texts.say('ui-model-map'), lines: mapLines(table) });
  return sections;
}

function names(table: Table, cities: readonly string[]): string {
  if (cities.length === 0) return table.texts.say('ui-nobody');
  return list(
    table.texts,
    cities.map((city) => cityName(table.texts, city)),
  );
}

/** A line with its action, or with the text to ask why it is not allowed. */
function may(table: Table, line: string, text: string): Line {
  const action = legalAction(table, text);
  if (action) return { text: line, action };
  return table.legal.length > 0 ? { text: line, why: text } : { text: line };
}

function turnLines(table: Table): Line[] {
  const { view, texts } = table;
  const lines: Line[] = [{ text: prompt(table).text }];
  if (view.trigger !== null && !view.over) {
    const trigger = view.players[view.trigger]!;
    const player = playerName(table, trigger.seat);
    lines.push({ text: texts.say('ui-banner-triggered', { player, count: trigger.fulfilled.length }) });
  }
  if (view.extra_turns_due > 0) lines.push({ text: texts.say('ui-banner-extra', { count: view.extra_turns_due }) });
  return [...lines, { text: texts.say('ui-model-stack', { count: view.stack }) }];
}

function missionLine(table: Table, mission: OpenMission): string {
  const { texts } = table;
  return texts.say('ui-model-mission', {
    mission: `${cardTitle(texts, mission)} (${citiesOf(texts, mission)})`,
    points: mission.points,
    covered: names(table, mission.covered),
    open: names(
      table,
      mission.cities.filter((city) => !mission.covered.includes(city)),
    ),
    planning: mission.planning,
  });
}

function missionLines(table: Table, player: Player): Line[] {
  const lines = player.open.map((mission) => ({ text: missionLine(table, mission) }));
  const agents = {
    supply: player.supply,
    map: sum([...agentsOf(table.view, player.seat).values()]),
    targets: sum(player.open.map((mission) => mission.covered.length)),
    planning: sum(player.open.map((mission) => mission.planning)),
  };
  return [...lines, { text: table.texts.say('ui-model-agents', agents) }];
}

function networkLines(table: Table, player: Player): Line[] {
  return player.network.map((city) => may(table, cityName(table.texts, city), `MOVE(${city})`));
}

function reachLines(table: Table): Line[] {
  const { texts, view } = table;
  return view.reach.map((reach) => {
    const line = texts.say('ui-model-reach-line', {
      city: cityName(texts, reach.city),
      count: reach.price,
      sum: reach.fields.join(' + '),
    });
    const short = reach.short > 0 ? `; ${texts.say('ui-connection-short', { count: reach.short })}` : '';
    return may(table, line + short, `CONNECT(${reach.connection})`);
  });
}

function slotLine(table: Table, slot: Slot): Line {
  const { texts } = table;
  if (!isCard(slot)) return { text: `${texts.say('ui-slot', { slot: slot.slot })}: ${texts.say('ui-slot-empty')}` };
  const line = texts.say('ui-model-slot', {
    slot: slot.slot,
    mission: citiesOf(texts, slot),
    points: slot.points,
    cost: texts.say('ui-cost', { count: slot.cost }),
  });
  return may(table, slot.extra_turn ? `${line} (${texts.say('ui-extra-turn')})` : line, `TAKE(${slot.slot})`);
}

function playerLines(table: Table): Line[] {
  const { texts, view } = table;
  return view.players.flatMap((player) => {
    const line = texts.say('ui-model-player', {
      player: playerName(table, player.seat),
      score: player.score,
      fulfilled: player.fulfilled.length,
      supply: player.supply,
      city: player.spy ? cityName(texts, player.spy) : texts.say('ui-nobody'),
    });
    const missions =
      player.seat === table.seat ? [] : player.open.map((mission) => ({ text: missionLine(table, mission) }));
    return [{ text: player.out ? `${line} (${texts.say('ui-out')})` : line }, ...missions, ...holdings(table, player)];
  });
}

/** What a player has on the map and has fulfilled. */
function holdings(table: Table, player: Player): Line[] {
  const { texts } = table;
  const lines: Line[] = [];
  if (player.seat !== table.seat && player.network.length > 0)
    lines.push({ text: texts.say('ui-model-network-of', { cities: names(table, player.network) }) });
  if (player.fulfilled.length > 0) {
    const missions = player.fulfilled.map((card) => `${citiesOf(texts, card)} (${card.points})`).join('; ');
    lines.push({ text: texts.say('ui-model-fulfilled-of', { missions }) });
  }
  return lines;
}

/** Every connection: its fields, whose agents are on them, and what completing it would cost. */
function mapLines(table: Table): Line[] {
  return Object.entries(table.view.prices).map(([connection, prices]) => ({
    text: [
      connectionHead(table, connection, prices),
      ...connectionAgents(table, connection, prices),
      price(table, prices),
    ].join('; '),
  }));
}

function fieldsOf(table: Table, connection: string, prices: readonly number[]): number[][] {
  return prices.map((_, i) => table.view.fields[`${connection}-${i + 1}`] ?? []);
}

function connectionHead(table: Table, connection: string, prices: readonly number[]): string {
  const free = fieldsOf(table, connection, prices).filter((agents) => sum(agents) === 0).length;
  const name = table.texts.name('connection', connection);
  return table.texts.say('ui-model-connection', { connection: name, fields: prices.length, free });
}

function connectionAgents(table: Table, connection: string, prices: readonly number[]): string[] {
  const fields = fieldsOf(table, connection, prices);
  return table.view.players.flatMap(({ seat }) => {
    const count = sum(fields.map((agents) => agents[seat] ?? 0));
    const player = playerName(table, seat);
    return count === 0 ? [] : [table.texts.say('ui-model-connection-agents', { player, count })];
  });
}

function price(table: Table, prices: readonly number[]): string {
  const { texts } = table;
  const count = sum(prices);
  const asker = viewpoint(table);
  if (asker !== null && asker !== table.seat)
    return texts.say('ui-model-connection-price-of', { player: playerName(table, asker), count });
  return count === 0 ? texts.say('ui-model-connection-own') : texts.say('ui-model-connection-price', { count });
}
