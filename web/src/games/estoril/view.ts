/** What the server sends one seat of Estoril 1942, and the table as this folder's components see it. */
import type { EventOf, LegalAction, Shapes, TableActions, TableState } from '$lib/game';

export type View = Shapes['EstorilView'];
export type GameEvent = EventOf<View>;
export type Character = Shapes['EstorilCharacter'];
export type Unknown = Shapes['EstorilUnknownCharacter'];
export type Reward = Shapes['EstorilReward'];
export type Audience = Reward['seen_by'];
export type Space = Shapes['EstorilSpace'];
export type Influence = Shapes['EstorilInfluence'];
export type Place = Shapes['EstorilPlace'];
export type Mission = Shapes['EstorilMission'];
export type MissionFace = Pick<Mission, 'mission' | 'flag' | 'symbol' | 'different_flags' | 'influence'>;
export type SecretMission = Shapes['EstorilSecretMission'] | Shapes['EstorilUnknownSecretMission'];
export type Recruitment = Shapes['EstorilRecruitment'] | Shapes['EstorilUnknownRecruitment'];
export type Player = Shapes['EstorilPlayer'];
export type Resolving = Shapes['EstorilResolving'];
export type Outcome = Shapes['EstorilOutcome'];
export type Preview = Shapes['EstorilPreview'];
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
/** What the engine says an action would bring. */
export function previewOf(view: View, text: string): Preview {
  return view.previews[text] ?? {};
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
