/** What the server sends one seat of Spy Connection (`Match.view`), and the table as this folder's components see it. */
import type { LegalAction, TableActions, TableState } from '$lib/game';

export interface Card {
  card: string;
  cities: string[];
  points: number;
  extra_turn: boolean;
  /** The red city of a start mission. */
  start: string | null;
}
export interface OpenMission extends Card {
  position: number;
  covered: string[];
  planning: number;
  wants_spy_city: boolean;
}
export type Slot = { slot: number; cost: number } & (Card | { card: null });
export interface Player {
  seat: number;
  spy: string | null;
  supply: number;
  agents: number;
  network: string[];
  open: OpenMission[];
  fulfilled: Card[];
  fulfilled_points: number;
  covered_points: number;
  score: number;
  turns: number;
  turn_order: number | null;
  finished: boolean;
  out: boolean;
}
export interface Reach {
  connection: string;
  city: string;
  fields: number[];
  price: number;
  short: number;
}
export type Decision = 'START' | 'ROOT' | 'MOVED' | 'COVER' | 'REVEAL' | 'FIRST_PLAYER' | 'DEAL_START' | 'REVEAL_START';
export interface View {
  game: string;
  data_set: string;
  seats: number;
  options: Record<string, unknown>;
  seat: number | null;
  to_move: number[];
  decision: Decision | null;
  /** With what the own turn ends, once nothing else could help; else null. */
  idle: string | null;
  over: boolean;
  scores?: number[];
  ranking?: number[];
  winners?: number[];
  side: 'light' | 'dark';
  first_player: number | null;
  active: number | null;
  extra_turn: boolean;
  extra_turns_due: number;
  trigger: number | null;
  turn_limit: number;
  players: Player[];
  display: Slot[];
  stack: number;
  unseen: string[];
  discard: Card[];
  offered: Card[];
  box: Card[];
  /** Agents of each seat on every field that holds any. */
  fields: Record<string, number[]>;
  /** What each connection would cost this seat (a spectator: the seat in turn), field by field. */
  prices: Record<string, number[]>;
  reach: Reach[];
  recallable: string[];
}

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

export const OPEN_LIMIT = 3;
export const TO_WIN = 7;

/** 0, 1, … n − 1: to draw something n times. */
export function times(count: number): number[] {
  return [...Array(Math.max(0, count)).keys()];
}
