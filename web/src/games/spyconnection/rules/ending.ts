/** The end-of-turn step looked at beforehand: what would be covered, fulfilled and returned (SPY-10). */
import type { LegalAction } from '$lib/game';
import { legalAction, type OpenMission, type Table } from '../view';

export interface Served {
  mission: OpenMission;
  fulfilled: boolean;
  /** Agents that come back, circles and planning agents. */
  back: number;
}
export interface Ending {
  served: Served[];
  /** Missions that show the city, but no agent is left for them. */
  wanting: OpenMission[];
  supply: number;
}

export function wants(mission: OpenMission, city: string): boolean {
  return mission.cities.includes(city) && !mission.covered.includes(city);
}

export function wouldFulfil(mission: OpenMission, city: string): boolean {
  return wants(mission, city) && mission.covered.length + 1 === mission.cities.length;
}

/** Serves every mission that shows the city, those first that give agents back. */
export function endOfTurn(open: readonly OpenMission[], city: string, supply: number): Ending {
  const eligible = open.filter((mission) => wants(mission, city));
  const order = [...eligible].sort((a, b) => Number(wouldFulfil(b, city)) - Number(wouldFulfil(a, city)));
  const served: Served[] = [];
  const wanting: OpenMission[] = [];
  for (const mission of order) {
    if (supply < 1) {
      wanting.push(mission);
      continue;
    }
    const fulfilled = wouldFulfil(mission, city);
    const back = fulfilled ? mission.cities.length + mission.planning : 0;
    supply += back - 1;
    served.push({ mission, fulfilled, back });
  }
  return { served, wanting, supply };
}

/**
 * The answer of the preference "cover automatically": covers whatever this does not fulfil, as long as there are agents
 * for all. Fulfilling remains a click, as it can be worth delaying.
 */
export function autoCover(table: Table): LegalAction | null {
  const { view, seat } = table;
  if (seat === null || view.decision !== 'COVER' || !view.to_move.includes(seat)) return null;
  const player = view.players[seat]!;
  const eligible = player.open.filter((mission) => mission.wants_spy_city);
  if (player.spy === null || player.supply < eligible.length) return null;
  const harmless = eligible.find((mission) => !wouldFulfil(mission, player.spy!));
  return harmless ? legalAction(table, `COVER(${harmless.position})`) : null;
}
