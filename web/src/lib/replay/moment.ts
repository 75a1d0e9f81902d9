/** A moment of a game in an address: `?at=317&as=2` is after event 317 through the eyes of seat 2. */
import type { Eyes } from '../api/calls';

export interface Moment {
  /** After which event; undefined: the last. */
  at: number | undefined;
  /** Through whose eyes; undefined: one's own. */
  eyes: Eyes | undefined;
}

/** The moment that an address names; null where it names none that there can be. */
export function parseMoment(search: string): Moment | null {
  const given = new URLSearchParams(search);
  const at = given.get('at');
  const eyes = given.get('as');
  if (at !== null && !/^\d{1,7}$/.test(at)) return null;
  if (eyes !== null && !/^([0-3]|none)$/.test(eyes)) return null;
  return {
    at: at === null ? undefined : Number(at),
    eyes: eyes === null ? undefined : eyes === 'none' ? 'none' : Number(eyes),
  };
}

/** The part of an address after the table. */
export function momentQuery(at: number | undefined, eyes: Eyes): string {
  return `?${at === undefined ? '' : `at=${at}&`}as=${eyes}`;
}

export function momentLink(id: string, at: number | undefined, eyes: Eyes, page = 'replay'): string {
  return `${location.origin}/${page}/${id}${momentQuery(at, eyes)}`;
}

/** What another site writes to show the replay in a frame. */
export function frameCode(id: string, at: number | undefined, eyes: Eyes): string {
  const source = momentLink(id, at, eyes, 'embed').replaceAll('&', '&amp;');
  return `<iframe src="${source}" width="800" height="640" style="border:0" loading="lazy" title="Safehouse"></iframe>`;
}
