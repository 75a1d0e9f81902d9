/** The city as data: where buildings and squares lie. Coordinates serve drawing only. */
import city from '../data/city.json';

export interface Point {
  x: number;
  y: number;
}
export interface Site extends Point {
  id: string;
  number: number;
  colour: string;
  seal: string;
}
export interface Place extends Point {
  id: string;
  buildings: string[];
}

export const BUILDINGS: readonly Site[] = city.buildings.map((site) => ({ ...site, number: Number(site.id.slice(1)) }));
export const SQUARES: readonly Place[] = city.squares;
export const BLOCKS: string = city.blocks;
export const WINDOWS: string = city.windows;

const sites = new Map(BUILDINGS.map((site) => [site.id, site]));
const places = new Map(SQUARES.map((place) => [place.id, place]));

export function siteOf(id: string): Site {
  const site = sites.get(id);
  if (!site) throw new Error(`no building ${id}`);
  return site;
}
export function placeOf(id: string): Place {
  const place = places.get(id);
  if (!place) throw new Error(`no square ${id}`);
  return place;
}

export interface Box extends Point {
  w: number;
  h: number;
}
/** The map without and with the frame for the score track. */
export const INNER: Box = { x: 42, y: 40, w: 1114, h: 826 };
export const FRAME = 26;
export const VIEW: Box = { x: INNER.x - FRAME, y: INNER.y - FRAME, w: INNER.w + 2 * FRAME, h: INNER.h + 2 * FRAME };
/** Where the missions lie, or in the introductory game a postcard. */
export const POSTCARD: Box = { x: 862, y: 46, w: 290, h: 280 };

/** Every street from a square to a building. */
export const STREETS: readonly { square: Place; building: Site }[] = SQUARES.flatMap((square) =>
  square.buildings.map((building) => ({ square, building: siteOf(building) })),
);

/** A space of the score track: 30 above, 20 at the right, 30 below, 20 at the left, clockwise from the top left. */
export function trackSpace(points: number): Box {
  const n = ((points % 100) + 100) % 100;
  const [wide, high] = [VIEW.w / 30, (VIEW.h - 2 * FRAME) / 20];
  if (n < 30) return { x: VIEW.x + n * wide, y: VIEW.y, w: wide, h: FRAME };
  if (n < 50) return { x: VIEW.x + VIEW.w - FRAME, y: VIEW.y + FRAME + (n - 30) * high, w: FRAME, h: high };
  if (n < 80) return { x: VIEW.x + VIEW.w - (n - 49) * wide, y: VIEW.y + VIEW.h - FRAME, w: wide, h: FRAME };
  return { x: VIEW.x, y: VIEW.y + VIEW.h - FRAME - (n - 79) * high, w: FRAME, h: high };
}
