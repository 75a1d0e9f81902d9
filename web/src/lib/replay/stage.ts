import type { SeatInfo, TableActions, TableState } from '../game';
import type { Book } from '../i18n/book';
import { settings } from '../settings.svelte';
import { seatInfos } from '../table/seats';
import { media } from '../ui/media.svelte';
import type { Replay } from './replay.svelte';

/** Who sits there, as they were dressed at that moment. */
export function seatsOf(replay: Replay): SeatInfo[] {
  const worn = (replay.frame?.view as { colours?: readonly string[] } | undefined)?.colours;
  return replay.body ? seatInfos(replay.body.players, worn) : [];
}

/** A table at rest, as it stood at that moment. */
export function tableOf(replay: Replay, book: Book | null): TableState<unknown> | null {
  const frame = replay.frame;
  if (!frame?.view || !book) return null;
  return {
    view: frame.view,
    legal: [],
    seat: frame.seat,
    seats: seatsOf(replay),
    texts: book,
    fresh: frame.events.slice(-1),
    log: replay.log,
    selected: null,
    hovered: null,
    refused: null,
    motion: settings.moving,
    phone: media.phone,
  };
}

/** Nothing can be done; a line of the notebook leads to its moment. */
export function still(replay: Replay): TableActions {
  return { select: () => {}, play: () => {}, hover: () => {}, why: () => {}, look: (n) => replay.go(n) };
}
