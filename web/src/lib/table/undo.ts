import { say } from '../i18n/index.svelte';

/** The engine's reasons against undo, by their text in the player's language. */
export const UNDO_REASONS: Readonly<Record<string, string>> = {
  'there is nothing to take back': 'undo-nothing',
  'chance has decided since; what came up cannot be taken back': 'undo-chance',
  'something was revealed since; it cannot be unseen': 'undo-revealed',
  'it is no longer only you who is asked': 'undo-passed',
  'a seat has left the game since': 'undo-left',
  'the game is over': 'undo-over',
};

export function undoReason(reason: string | null): string {
  if (reason === null) return say('undo-nothing');
  const id = UNDO_REASONS[reason];
  return id ? say(id) : reason;
}
