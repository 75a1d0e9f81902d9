/** Where everything lies in the drawing of the city: six boards in two rows, each with a folder tab above it. */
import type { View } from '../view';

export const BOARD = 350;
export const TAB = 32;
export const GAP = 10;
export const CARD = { width: 100, height: 144 } as const;
export const CITY = { width: 3 * BOARD + 2 * GAP, height: 2 * (BOARD + TAB) + GAP } as const;
const HALF = BOARD / 2;
/** The Museum has five cards on a board: they are smaller, its reward in the middle. */
export const MUSEUM = '8';
const SMALL = 0.78;

export interface Field {
  /** The quadrant: 0 top left, 1 top right, 2 bottom left, 3 bottom right; null in the centre. */
  quadrant: number | null;
  /** Upper left corner of the quadrant and its size, in the board's own units. */
  x: number;
  y: number;
  size: number;
  /** Where the card lies, and how large. */
  card: { x: number; y: number; scale: number };
  /** Where numeral and peek symbol stand. */
  mark: { x: number; y: number };
}

export function boardAt(slot: number): { x: number; y: number } {
  return { x: (slot % 3) * (BOARD + GAP), y: Math.floor(slot / 3) * (BOARD + TAB + GAP) + TAB };
}

function quadrantField(quadrant: number, museum: boolean): Field {
  const [right, low] = [quadrant % 2 === 1, quadrant > 1];
  const [x, y] = [right ? HALF : 0, low ? HALF : 0];
  if (!museum)
    return {
      quadrant,
      x,
      y,
      size: HALF,
      card: { x: x + 62, y: y + 16, scale: 1 },
      mark: { x: x + (quadrant === 3 ? 22 : 10), y: y + (quadrant === 3 ? 24 : 10) },
    };
  const card = { x: right ? 226 : 46, y: low ? 226 : 12, scale: SMALL };
  return { quadrant, x, y, size: HALF, card, mark: { x: right ? 307 : 9, y: low ? 226 : 12 } };
}
const CENTRE: Field = {
  quadrant: null,
  x: 125,
  y: 108,
  size: 100,
  card: { x: 136, y: 122, scale: SMALL },
  mark: { x: 175, y: 100 },
};

/** The fields of the board in a slot (from 0): spaces by their code, the reward as 'R'. */
export function fieldsOf(view: View, slot: number): Map<string, Field> {
  const found = new Map<string, Field>();
  const place = view.city.slots[slot]?.place;
  if (!place || view.city.grid.length === 0) return found;
  const [row, column] = [Math.floor(slot / 3) * 2, (slot % 3) * 2];
  for (const quadrant of [0, 1, 2, 3]) {
    const code = view.city.grid[row + (quadrant > 1 ? 1 : 0)]![column + (quadrant % 2)] ?? null;
    found.set(code ?? 'R', quadrantField(quadrant, place === MUSEUM));
  }
  if (place === MUSEUM) found.set('R', CENTRE);
  return found;
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
}
/** The upper left corner of every card in the city: by space, and by `R` and place for rewards. */
export function spots(view: View): Map<string, Spot> {
  const found = new Map<string, Spot>();
  view.city.slots.forEach((lying, slot) => {
    if (!lying) return;
    const at = boardAt(slot);
    for (const [code, { card }] of fieldsOf(view, slot)) {
      found.set(code === 'R' ? `R${lying.place}` : code, { x: at.x + card.x, y: at.y + card.y, scale: card.scale });
    }
  });
  return found;
}

export interface Link {
  from: string;
  to: string;
  x: number;
  y: number;
  upright: boolean;
}
/** Where two spaces touch: the middle of their common edge. */
export function links(view: View): Link[] {
  const { grid } = view.city;
  const middle = (row: number, column: number): { x: number; y: number } => {
    const at = boardAt(Math.floor(row / 2) * 3 + Math.floor(column / 2));
    return { x: at.x + (column % 2) * HALF + HALF / 2, y: at.y + (row % 2) * HALF + HALF / 2 };
  };
  const found: Link[] = [];
  grid.forEach((cells, row) =>
    cells.forEach((from, column) => {
      for (const [dr, dc] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const to = grid[row + dr]?.[column + dc];
        if (!from || !to) continue;
        const [a, b] = [middle(row, column), middle(row + dr, column + dc)];
        found.push({ from, to, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, upright: dr === 1 });
      }
    }),
  );
  return found;
}
