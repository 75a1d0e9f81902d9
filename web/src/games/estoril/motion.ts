/** How long the board takes to show what happened. */
import type { GameEvent } from './view';

/** By kind of event, in milliseconds. What is not listed takes no time. */
const LENGTHS: Readonly<Partial<Record<GameEvent['kind'], number>>> = {
  laid: 40,
  reward: 60,
  placed: 380,
  peeked: 500,
  peeked_reward: 500,
  resolving: 450,
  revealed: 420,
  reward_revealed: 420,
  used: 350,
  returned: 750,
  looked: 450,
  kept: 500,
  exchanged: 750,
  rallied: 650,
  lured: 450,
  seduced: 900,
  protected: 650,
  rolled: 850,
  lost: 950,
  took_reward: 950,
  unclaimed: 700,
  recovered: 450,
  discarded: 250,
};

export function lengthOf(event: GameEvent): number {
  return LENGTHS[event.kind] ?? 0;
}

export function showTime(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => sum + lengthOf(event), 0);
}
