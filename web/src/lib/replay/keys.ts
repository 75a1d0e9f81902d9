import type { Replay } from './replay.svelte';

/** What a key does to a replay; false where it does nothing there. */
export function press(replay: Replay, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const acts: Record<string, () => void> = {
    ArrowRight: () => (event.shiftKey ? replay.jump(1) : replay.next()),
    ArrowLeft: () => (event.shiftKey ? replay.jump(-1) : replay.back()),
    Home: () => replay.go(0),
    End: () => replay.go(replay.frame?.last ?? 0),
    ' ': () => (replay.playing = !replay.playing),
    '+': () => replay.faster(1),
    '-': () => replay.faster(-1),
  };
  const act = acts[event.key];
  if (act === undefined) return false;
  act();
  return true;
}

/** Where keys mean something else: what is typed, chosen or pressed by them. */
export function isBusy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, dialog, [role=slider]')) return true;
  return key === ' ' && target.closest('button, a, summary, label') !== null;
}
