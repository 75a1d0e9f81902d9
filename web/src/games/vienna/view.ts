/** What the server sends one seat of Vienna, and the table as this folder's components see it. */
import type { EventOf, LegalAction, Shapes, TableActions, TableState } from '$lib/game';

export type View = Shapes['ViennaView'];
export type GameEvent = EventOf<View>;
export type Card = Shapes['ViennaCard'];
export type Unknown = Shapes['ViennaUnknownCard'];
export type Answer = Shapes['ViennaAnswer'];
export type Step = Shapes['ViennaStep'] & Partial<Shapes['ViennaFourthUse']>;
export type Uses = Shapes['ViennaUses'];
export type HandCard = Shapes['ViennaHandCard'];
export type Drawer = Shapes['ViennaDrawer'];
export type Mission = Shapes['ViennaMission'];
export type OwnMission = Shapes['ViennaOwnMission'];
export type Player = Shapes['ViennaPlayer'];
export type Role = keyof Player['assigned'];
export type Enclosed = Shapes['ViennaEnclosed'];
export type RoofTile = View['roof']['due'][number];
export type Prospect = Shapes['ViennaProspect'];
export type Track = Shapes['ViennaTrack'];
export type Building = Shapes['ViennaBuilding'];
export type Square = Shapes['ViennaSquare'];
export type Asks = Shapes['ViennaAsks'];
export type Preview = Shapes['ViennaPreview'];

export const ROLES: readonly Role[] = ['I', 'II', 'IV'];

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
/** What the engine says an action would cost and bring at once. */
export function previewOf(view: View, text: string): Preview {
  return view.previews[text] ?? {};
}
export function buildingOf(view: View, id: string): Building {
  return view.buildings.find(({ building }) => building === id)!;
}
/** What placing on a building would cost and bring; nothing where an own agent stands. */
export function prospectOf(view: View, id: string): Prospect | undefined {
  return previewOf(view, `TARGET(${id})`).prospect;
}
export function squareOf(view: View, id: string): Square {
  return view.squares.find(({ square }) => square === id)!;
}
