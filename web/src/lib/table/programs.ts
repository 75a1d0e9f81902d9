/** Bots that people have brought. */
import type { Player } from '../api/types';
import { say } from '../i18n/index.svelte';

/** Whose bot it is, in words. */
export function botWords(player: Pick<Player, 'bot_of'>): string {
  return player.bot_of ? say('bot-of', { name: player.bot_of }) : say('bot');
}
