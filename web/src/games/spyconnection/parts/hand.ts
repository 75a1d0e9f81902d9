/** What the own area shows of the table. */
import type { Landing } from '../movements';
import { beatsOf, type Beat } from '../motion';
import { legalAction, legalOf, type Player, type Table } from '../view';

/** Cities that a move possible now would let a player cover. */
export function withinReach(table: Table, player: Player): ReadonlySet<string> {
  const cities = legalOf(table, 'MOVE').map((action) => String(action.args.city));
  const reached = table.view.reach.filter(({ connection }) => legalAction(table, `CONNECT(${connection})`));
  const here = player.spy && table.view.decision !== 'ROOT' ? [player.spy] : [];
  return new Set([...cities, ...reached.map(({ city }) => city), ...here]);
}

/** The circles of a mission on which an agent of a seat lands now. */
export function landings(beats: readonly Beat[], seat: number, mission: string): ReadonlyMap<string, Landing> {
  const covers = beatsOf(beats, 'covered').filter(
    ({ event: { args } }) => args.seat === seat && args.mission === mission,
  );
  return new Map(covers.map(({ event, start }) => [event.args.city, { delay: start, event }]));
}
