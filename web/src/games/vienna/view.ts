/** What the server sends one seat of Vienna (`Match.view`), and the table as this folder's components see it. */
import type { LegalAction, TableActions, TableState } from '$lib/game';

export interface Card {
  card: string;
  ability: string;
  shows: string | null;
  shows_kind: 'bribe' | 'colour' | 'flag' | 'seal' | 'secret' | null;
  action: 'II' | 'III' | 'IV';
  bribe: string;
  secret: string;
}
/** A card that lies there, but this seat does not know it. */
export interface Unknown {
  card: null;
}
export interface Answer {
  drawer: number;
  ability: string;
}
export interface Step {
  secret: string;
  points: number;
  virtual: boolean;
  crosses: boolean;
  moves_investigator: boolean;
  any_marker: boolean;
  bonuses: Answer[];
}
export interface Uses {
  I: { twin: number | null; free: number };
  II: { bribe: string; bonuses: Answer[] };
  IV: Step;
}
export type HandCard = Card & { uses?: Uses };
export type Drawer = Card & { works_now: boolean };
export interface Mission {
  mission: string;
  category: string;
  flag: string;
  type: 'seal' | 'bribe' | 'letter' | 'secret';
  needs: string[];
  money: number;
  points: number;
}
export interface OwnMission extends Mission {
  missing: number;
  met: boolean;
  held: Record<string, number>;
}
export type Role = 'I' | 'II' | 'IV';
export const ROLES: readonly Role[] = ['I', 'II', 'IV'];

export interface Player {
  seat: number;
  you: boolean;
  out: boolean;
  colour: string | null;
  figure: { name: string; building: string | null; unlocked: boolean } | null;
  supply: number;
  annex: number;
  on_board: string[];
  bribes: Record<string, number>;
  money: number;
  box: number | null;
  box_room: number;
  secrets: Record<string, number>;
  items: string[];
  drawers: (Drawer | null)[];
  missions: (OwnMission | null)[];
  cards: number;
  hand: (HandCard | Unknown)[];
  assigned: Record<Role, Card | Unknown | null>;
  committed: boolean;
  points: Record<string, number>;
  score: number;
  if_ended: Record<string, number>;
  payday: { agents: number; can_pay: number; unpaid: number; figure: 'paid' | 'unpaid' | null };
}
export interface Enclosed {
  square: string;
  secret: string;
  points: number;
  bonuses: Answer[];
}
export type RoofTile = 'purchase' | 'payday';
export interface Prospect {
  building: string;
  price: number;
  price_of_figure: number | null;
  payable: boolean;
  allowed: boolean;
  sorts: string[];
  discounts: Answer[];
  foreign: boolean;
  origin: string | null; // the agent for which squares and fulfil are worked out
  squares: Enclosed[];
  bonuses: Answer[];
  accept: string[];
  fulfil: string[];
}
export interface Candidate {
  origin: string;
  is_figure: boolean;
  price: number;
  squares: Enclosed[];
}
export interface Track {
  secret: string;
  space: number;
  last: number;
  area: number;
  thresholds: number[];
  steps_to_threshold: number | null;
}
export interface Building {
  building: string;
  colour: string;
  flag: string | null;
  seal: string | null;
  letter: string | null;
  agents: number[];
  figure: number | null;
  third_man: boolean;
}
export interface Square {
  square: string;
  number: number;
  secret: string | null;
  buildings: string[];
  lacks: string[][];
}
export interface Asks {
  seat: number;
  amount: number;
  secret?: string | null;
  income?: number | null;
  price?: number | null;
  card?: Card | null;
}
export interface View {
  seats: number;
  seat: number | null;
  options: Record<string, unknown>;
  to_move: number[];
  decision: string | null;
  over: boolean;
  scores?: number[];
  ranking?: number[];
  winners?: number[];
  round: number;
  crest: number | null;
  active: number | null;
  end: 'open' | 'triggered' | 'last';
  exceptional: boolean;
  roof: {
    investigator: string;
    moved: boolean;
    last: string;
    due: RoofTile[]; // at the end of this round, in order
    oriel: 'payday' | null; // waits for the end of the game
    spaces: { space: string; tiles: string[]; reached: boolean }[];
    purchases: number;
    paydays: number;
    rounds_left_at_least: number;
  };
  tracks: Track[];
  buildings: Building[];
  squares: Square[];
  third_man: { building: string; next: string[]; reasons: { building: string; value: number }[] } | null;
  display: (Mission | null)[];
  stacks: { A: number; B: number };
  deck: { count: number; discards: string[]; unseen: string[] };
  players: Player[];
  turn: {
    shown: Card | Unknown | null;
    target: string | null;
    origin: string | null;
    agents: Candidate[];
    asks: Asks | null;
    missions: string;
    final: string[]; // actions that end the turn for good
  };
  prospects: Prospect[];
}

export type Table = TableState<View>;
export type Act = TableActions;

export function isFull(view: View): boolean {
  return view.options.version !== 'intro';
}
export function isKnown<T extends Card>(card: T | Unknown | null | undefined): card is T {
  return card != null && card.card !== null;
}
/** The seat whose side the table is seen from: one's own, or for spectators the seat in turn. */
export function viewpoint(table: Table): number {
  return table.seat ?? table.view.active ?? table.view.crest ?? 0;
}
export function ownPlayer(table: Table): Player {
  return table.view.players[viewpoint(table)]!;
}
export function isAsked(table: Table): boolean {
  return table.seat !== null && table.legal.length > 0;
}
export function legalAction(table: Table, text: string): LegalAction | null {
  return table.legal.find((action) => action.text === text) ?? null;
}
export function legalOf(table: Table, ...kinds: string[]): LegalAction[] {
  return table.legal.filter((action) => kinds.includes(action.kind));
}
export function buildingOf(view: View, id: string): Building {
  return view.buildings.find(({ building }) => building === id)!;
}
export function prospectOf(view: View, id: string): Prospect | undefined {
  return view.prospects.find(({ building }) => building === id);
}
export function squareOf(view: View, id: string): Square {
  return view.squares.find(({ square }) => square === id)!;
}
