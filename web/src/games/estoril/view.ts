/** What the server sends one seat of Estoril 1942 (`Match.view`), and the table as this folder's components see it. */
import type { LegalAction, TableActions, TableState } from '$lib/game';

export interface Character {
  card: string;
  /** S1 … S6 and C01 … C27 with the data set of the box. */
  character: string;
  colour: string | null;
  name: string;
  flag: string;
  influence: number;
  vp: number;
  symbols: string[];
}
/** A card that lies there, but this seat does not know it. */
export interface Unknown {
  card: null;
}
export type Audience = number[] | 'all';
export interface Reward {
  top_secret: boolean;
  face_down: boolean;
  seen_by: Audience;
  character: Character | Unknown | null;
  may_be: string[];
}
export interface Space {
  space: string;
  numeral: string;
  outer: boolean;
  top_secret: boolean;
  peek: 'this' | 'this_or_adjacent' | 'any' | null;
  adjacent: string[];
  seat: number | null;
  face_down: boolean;
  seen_by: Audience;
  protected: boolean;
  moved: boolean;
  nationalist: number;
  casino: number;
  character: Character | Unknown | null;
  may_be: string[];
}
export interface Influence {
  seat: number;
  known: number;
  least: number;
  most: number;
  unknown: number;
  lowest: string;
}
export interface Place {
  place: string;
  name: string;
  slot: number;
  adjacent: string[];
  state: 'waiting' | 'resolving' | 'resolved';
  reward: Reward;
  spaces: Space[];
  influence: Influence[];
}
export interface MissionFace {
  mission: string;
  flag: string | null;
  symbol: string | null;
  different_flags: string[];
  influence: boolean;
}
export interface Mission extends MissionFace {
  counts: number[];
  points: number[];
  leads: boolean[];
}
export type SecretMission = { between: [number, number] } & (Mission | { mission: null });
export type Recruitment = (MissionFace & { points: number }) | { mission: null };
export interface Player {
  seat: number;
  colour: string;
  discs: number;
  hand_count: number;
  hand: Character[];
  hidden: Character[];
  laid_aside: Character[];
  ring: string[];
  discards: Character[];
  discarding: boolean;
  peeking_from: string | null;
  discard_points: number;
  hand_points: number;
  recruitment: Recruitment | null;
  out: boolean;
  you: boolean;
}
export interface Resolving {
  place: string;
  numeral: string | null;
  used: Record<string, number>;
  looked: Character | Unknown | null;
  looked_seen_by: Audience;
  moving: string | null;
}
/** What an ability would do to one target, as far as this seat knows. */
export interface Outcome {
  space: string;
  /** Influence here afterwards, by seat; null where it stays or is not known. */
  totals: [number, number][] | null;
  leader: number | null;
}
export interface View {
  seats: number;
  colours: string[];
  options?: { second_place?: boolean };
  seat: number | null;
  to_move: number[];
  decision: string | null;
  over: boolean;
  scores?: number[];
  ranking?: number[];
  winners?: number[];
  round: number;
  rounds: number;
  first_player: number | null;
  active: number | null;
  chosen: Character | Unknown | null;
  city: { slots: ({ place: string; rotation: number } | null)[]; grid: (string | null)[][] };
  places: Place[];
  set_aside: string[];
  resolving: Resolving | null;
  /** For each ability that can be used now: every target, and what would come of it. */
  ahead: Record<string, Outcome[]>;
  players: Player[];
  deck: {
    count: number;
    above: number;
    bottom: { character: Character | Unknown | null; seen_by: Audience }[];
    unseen: string[];
  };
  removed: Character[];
  missions: Mission[];
  secret_missions: SecretMission[];
  white_discs: { used: number; limit: number | null };
}
export type Table = TableState<View>;
export type Act = TableActions;

export function isKnown(card: Character | Unknown | null | undefined): card is Character {
  return card != null && card.card !== null;
}
export function isMission<T extends { mission: string | null }>(mission: T): mission is T & { mission: string } {
  return mission.mission !== null;
}
/** The seat whose side the table is seen from: one's own, or for spectators the seat in turn. */
export function viewpoint(table: Table): number {
  return table.seat ?? table.view.active ?? table.view.first_player ?? 0;
}
export function ownPlayer(table: Table): Player {
  return table.view.players[viewpoint(table)]!;
}
export function legalAction(table: Table, text: string): LegalAction | null {
  return table.legal.find((action) => action.text === text) ?? null;
}
export function legalOf(table: Table, ...kinds: string[]): LegalAction[] {
  return table.legal.filter((action) => kinds.includes(action.kind));
}
export function placeOf(view: View, place: string): Place | undefined {
  return view.places.find((other) => other.place === place);
}
export function spaceOf(view: View, space: string): Space | undefined {
  return placeOf(view, space.split('-')[0]!)?.spaces.find((other) => other.space === space);
}
/** Places in the order in which they are resolved. */
export function inOrder(view: View): Place[] {
  return [...view.places].sort((a, b) => Number(a.place) - Number(b.place));
}
