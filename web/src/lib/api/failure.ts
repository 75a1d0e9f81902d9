import { say, speech } from '../i18n/index.svelte';
import { messages } from '../ui/announce.svelte';
import { ApiError } from './client';

/** A failed call in the player's language. */
export function failureText(error: ApiError): string {
  const reason = `error-reason-${String(error.body.reason)}`;
  if (speech.has(reason)) return say(reason);
  const id = `error-${error.kind}`;
  return speech.has(id) ? say(id) : say('error-unknown', { detail: error.message });
}

/** Tells of a failed call in a toast; anything else is a fault of ours and goes on up. */
export function tellFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  messages.toast(failureText(error));
}
