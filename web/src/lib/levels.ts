/** How strong bots play, from the weakest; their names are `level-<code>` of the texts. */
import type { SeatWish } from './api/types';

export const LEVELS = ['recruit', 'courier', 'agent', 'handler', 'spymaster'] as const;
export type Level = (typeof LEVELS)[number];

/** A bot of this strength, as the server wants it. */
export function botOf(level: Level): SeatWish {
  return { kind: 'bot', bot: 'ismcts', level: LEVELS.indexOf(level) + 1 };
}

/** The strength a bot plays at; null for bots without one. */
export function levelOf(number: number | null | undefined): Level | null {
  return LEVELS[(number ?? 0) - 1] ?? null;
}
