/** How long the board takes to show what happened. */
import type { GameEvent } from './view';

/** By kind of event alone, so that it tells nothing; in milliseconds. What is not listed takes no time. */
const LENGTHS: Readonly<Partial<Record<GameEvent['kind'], number>>> = {
  stepped: 450,
  led: 450,
  moved_on: 450,
  banished: 450,
  banished_ambassador: 450,
  gesture: 1700,
  answered: 700,
  shook: 350,
};
/** For every batch, whatever is in it. */
const LEAST = 60;

export function showTime(events: readonly GameEvent[]): number {
  return events.reduce((sum, { kind }) => sum + (LENGTHS[kind] ?? 0), LEAST);
}
