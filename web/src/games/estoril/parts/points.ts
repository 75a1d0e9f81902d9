/** What a seat would score now, as far as everybody can know it: rings are public (EST-11). */
import { faceOf } from '../data/faces';
import { isMission, type View } from '../view';

export function missionPoints(view: View, seat: number): number {
  const secret = view.secret_missions.flatMap((mission) => (isMission(mission) ? [mission] : []));
  return [...view.missions, ...secret].reduce((sum, mission) => sum + (mission.points[seat] ?? 0), 0);
}

/** After the end the true score. Before it: discards, printed points of the ring, and missions as they stand. */
export function pointsOf(view: View, seat: number): number {
  const score = view.scores?.[seat];
  if (view.over && score !== undefined) return score;
  const player = view.players[seat]!;
  const ring = player.ring.reduce((sum, code) => sum + (faceOf(code)?.vp ?? 0), 0);
  return player.discards.length + ring + missionPoints(view, seat);
}
