import type { LegalAction } from '../game';
import { settings } from '../settings.svelte';
import { neighbour } from './roving';

/** The part of a table that keys move. */
export interface KeyTarget {
  readonly legal: readonly LegalAction[];
  readonly showing: { readonly playing: boolean; skip(): void };
  readonly choice: {
    readonly hovered: LegalAction | null;
    readonly selected: LegalAction | null;
    hover(action: LegalAction | null): void;
    select(action: LegalAction | null): void;
  };
  readonly refusals: { readonly refused: unknown; dismiss(): void };
  readonly pointer: { touched: boolean };
  readonly lookBack: { readonly past: unknown; readonly looking: boolean; to(upto: number | null): Promise<void> };
  readonly hints: { readonly hint: unknown; ask(): Promise<void>; drop(): void };
  readonly moves: { undo(whole?: boolean): Promise<void> };
}

export interface Places {
  help(): void;
  model(): void;
  log(): void;
  chat(): void;
  board(): void;
}

/** Shortcuts and what they do; the list that `?` shows is made of it. */
export const SHORTCUTS = [
  ['?', 'key-help'],
  ['N', 'key-next'],
  ['P', 'key-previous'],
  ['Enter', 'key-choose'],
  ['Esc', 'key-cancel'],
  ['U', 'key-undo'],
  ['Shift+U', 'key-undo-whole'],
  ['H', 'key-hint'],
  ['T', 'key-model'],
  ['B', 'key-board'],
  ['L', 'key-log'],
  ['C', 'key-chat'],
] as const;

const TYPING = 'input, textarea, select, [contenteditable]';

export function handleKey(event: KeyboardEvent, live: KeyTarget, places: Places): void {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  const typing = target?.matches?.(TYPING) === true;
  // The buttons that hold what is being shown, or walk through it, are pressed and do not skip it.
  if (live.showing.playing && (event.key === 'Enter' || event.key === ' ') && target?.closest?.('[data-playback]'))
    return;
  if (live.showing.playing && !typing && event.key !== 'Tab' && event.key !== 'Shift') {
    live.showing.skip();
    event.preventDefault();
    return;
  }
  if (event.key === 'Escape') {
    if (escape(live)) event.preventDefault();
    return;
  }
  if (typing || event.defaultPrevented) return;
  if (press(event, live, places, target)) event.preventDefault();
}

function escape(live: KeyTarget): boolean {
  if (live.refusals.refused) live.refusals.dismiss();
  else if (live.choice.selected) live.choice.select(null);
  else if (live.hints.hint) live.hints.drop();
  else if (live.lookBack.past || live.lookBack.looking) void live.lookBack.to(null);
  else if (live.choice.hovered) live.choice.hover(null);
  else return false;
  return true;
}

function isLegal(live: KeyTarget): boolean {
  return live.choice.hovered !== null && live.legal.some((action) => action.id === live.choice.hovered?.id);
}

function press(event: KeyboardEvent, live: KeyTarget, places: Places, target: Element | null): boolean {
  if (event.key === 'Enter' && isLegal(live) && !target?.closest('a, button, [role="button"], [tabindex="0"]')) {
    live.pointer.touched = false;
    live.choice.select(live.choice.hovered);
    return true;
  }
  if (!settings.keys) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const step = key === 'n' ? 1 : key === 'p' ? -1 : 0;
  if (step !== 0) {
    (document.activeElement as HTMLElement | null)?.blur?.();
    live.pointer.touched = false;
    live.choice.hover(neighbour(live.legal, live.choice.hovered, step));
    return true;
  }
  const actions: Record<string, () => void> = {
    '?': places.help,
    u: () => void live.moves.undo(event.shiftKey),
    h: () => void live.hints.ask(),
    t: places.model,
    b: places.board,
    l: places.log,
    c: places.chat,
  };
  const action = actions[key];
  action?.();
  return action !== undefined;
}
