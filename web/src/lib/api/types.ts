/** Short names for the shapes of the API. */
import type { LegalAction, TableEvent } from '../game';

export interface Undo {
  allowed: boolean;
  reason: string | null;
}
export interface Clock {
  seat: number;
  deadline: number;
  seconds: number;
}
export interface Player {
  seat: number;
  kind: 'human' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  level: number | null;
  connected: boolean;
  away: boolean;
  resigned: boolean;
  mine: boolean;
}
export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}
export interface TableBody {
  id: string;
  game: string;
  status: 'open' | 'running' | 'over' | 'closed';
  seat: number | null;
  my_seats: number[];
  seq: number;
  to_move: number[];
  over: boolean;
  scores: number[] | null;
  winners: number[];
  ranking: number[] | null;
  view: Record<string, unknown> | null;
  legal: LegalAction[];
  decision: string | null;
  undo: Undo;
  clocks: Clock[] | null;
  players: Player[];
  options: Record<string, unknown>;
  spectators: 'none' | 'public';
  speed: 'live' | 'days';
  public: boolean;
  host: boolean;
  invite: string | null;
  events: TableEvent[];
  chat: ChatLine[];
  rematch: string | null;
  created_at: number;
}
export interface ReplayBody {
  id: string;
  game: string;
  seat: number | null;
  upto: number;
  last: number;
  view: Record<string, unknown> | null;
  views: Record<string, unknown>[] | null;
  events: TableEvent[];
  over: boolean;
}
export interface Refusal {
  rule: string;
  message: string;
  text: string;
}
export interface Guest {
  id: string;
  name: string;
}
export interface Opened {
  id: string;
  seat: number | null;
  invite: string | null;
}
export interface Summary {
  id: string;
  game: string;
  status: TableBody['status'];
  players: Player[];
  to_move: number[] | null;
}
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
  level?: number;
}
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  speed?: 'live' | 'days';
  public?: boolean;
  spectators?: 'none' | 'public';
}
export interface CatalogueOption {
  key: string;
  values: (string | number | boolean)[] | null;
  default: unknown;
}
export interface CatalogueGame {
  name: string;
  seats: number[];
  options: CatalogueOption[];
}
