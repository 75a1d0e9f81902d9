/** How long the board takes to show what happened. */
import type { GameEvent } from './view';

/** By kind of event, in milliseconds. What is not listed takes no time. */
const LENGTHS: Readonly<Partial<Record<GameEvent['kind'], number>>> = {
  placed: 420,
  figure_step: 420,
  gained: 420,
  marker: 260,
  investigator: 320,
  revealed: 200,
  drawer: 200,
  fulfilled: 420,
  accepted: 220,
  bought: 200,
  recalled: 160,
  bribes: 120,
  money: 120,
  points: 160,
};
const LONGEST = 1800;

export function showTime(events: readonly GameEvent[]): number {
  return Math.min(
    LONGEST,
    events.reduce((sum, { kind }) => sum + (LENGTHS[kind] ?? 0), 0),
  );
}
