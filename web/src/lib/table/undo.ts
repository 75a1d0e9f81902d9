import { say, speech } from '../i18n/index.svelte';

/** The server's reason against undo, one word, in the player's language. */
export function undoReason(reason: string | null): string {
  const id = `undo-${reason ?? 'start'}`;
  return say(speech.has(id) ? id : 'undo-unknown');
}
