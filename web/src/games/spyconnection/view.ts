/** What the server sends one seat of Spy Connection, and the table as this folder's components see it. */
import type { EventOf, LegalAction, Shapes, TableActions, TableState } from '$lib/game';

export type View = Shapes['SpyconnectionView'];
export type GameEvent = EventOf<View>;
export type Card = Shapes['SpyconnectionCard'];
export type OpenMission = Shapes['SpyconnectionOpenMission'];
export type Slot = Shapes['SpyconnectionSlot'] | Shapes['SpyconnectionEmptySlot'];
export type Player = Shapes['SpyconnectionPlayer'];
export type Reach = Shapes['SpyconnectionReach'];
export type Preview = Shapes['SpyconnectionPreview'];
export type Decision = NonNullable<View['decision']>;
export type Table = TableState<View>;
export type Act = TableActions;

/** The seat whose side the table is seen from: one's own, or for spectators the seat in turn. */
export function viewpoint(table: Table): number | null {
  return table.seat ?? table.view.active;
}

export function ownPlayer(table: Table): Player | null {
  const seat = viewpoint(table);
  return seat === null ? null : (table.view.players[seat] ?? null);
}

export function isCard(slot: Slot): slot is Slot & Card {
  return slot.card !== null;
}

/** The legal action with a canonical text, if it is legal. */
export function legalAction(table: Table, text: string): LegalAction | null {
  return table.legal.find((action) => action.text === text) ?? null;
}

export function legalOf(table: Table, ...kinds: string[]): LegalAction[] {
  return table.legal.filter((action) => kinds.includes(action.kind));
}

export function isStart(card: Card): boolean {
  return card.start !== null;
}

/** M17 → 17. */
export function cardNumber(code: string): number {
  return Number(code.slice(1));
}

/** 0, 1, … n − 1: to draw something n times. */
export function times(count: number): number[] {
  return [...Array(Math.max(0, count)).keys()];
}
