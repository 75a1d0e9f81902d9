/** What the server sends one seat of Inkognito, and the table as this folder's components see it. */
import { suitOf } from '$lib/art';
import type { EventOf, LegalAction, Shapes, TableActions, TableState } from '$lib/game';

export type View = Shapes['InkognitoView'];
export type GameEvent = EventOf<View>;
export type Player = Shapes['InkognitoPlayer'];
export type Meeting = Shapes['InkognitoMeeting'];
export type Question = Shapes['InkognitoQuestion'];
export type QuestionKind = Question['kind'];
export type MissionLine = Shapes['InkognitoMissionLine'];
export type Passport = Shapes['InkognitoPassport'];
export type Exposure = Shapes['InkognitoExposure'];
export type Look = Shapes['InkognitoLook'];
export type Page = Shapes['InkognitoPage'];
export type Notebook = Shapes['InkognitoNotebook'];
export type Own = Shapes['InkognitoOwn'];
export type Answer = Shapes['InkognitoAnswer'];
export type Secrets = Shapes['InkognitoSecrets'];
export type Side = Shapes['InkognitoSide'];
export type Verdict = NonNullable<View['verdict']>;
export type Agent = keyof Shapes['InkognitoAgentCounts'];
export type Build = keyof Shapes['InkognitoBuildCounts'];
export type Word = keyof Shapes['InkognitoWordCounts'];
export type Ball = keyof Shapes['InkognitoBallCounts'];
export type Colour = View['colours'][number];
export type Holder = Page['holder'];
export type Counts<K extends string> = Record<K, number>;

/** In the order in which they are shown. */
export const AGENTS = ['F', 'B', 'X', 'Z'] as const satisfies readonly Agent[];
export const BUILDS = ['tall', 'short', 'fat', 'thin'] as const satisfies readonly Build[];
export const WORDS = ['Alpha', 'Bravo', 'Charlie', 'Delta'] as const satisfies readonly Word[];
export const BALLS = ['land', 'water', 'either', 'ambassador', 'blank'] as const satisfies readonly Ball[];
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const satisfies readonly Colour[];
export const GESTURES = ['wink', 'ear_tug', 'frown', 'nose_wrinkle'] as const;
export const SECRETS = ['secret_identity', 'secret_build', 'secret_mission'] as const;
export type Gesture = (typeof GESTURES)[number];

export type Table = TableState<View>;
export type Act = TableActions;

export function suitOfColour(colour: Colour | null): number {
  return colour === null ? 0 : COLOURS.indexOf(colour);
}

/** Colour, shape and letter of a seat: those of the colour it plays. */
export function suit(view: View, seat: number): number {
  return suitOf(view, seat);
}

export function legalOf(table: Table, ...kinds: string[]): LegalAction[] {
  return table.legal.filter((action) => kinds.includes(action.kind));
}

export function legalAction(table: Table, text: string): LegalAction | null {
  return table.legal.find((action) => action.text === text) ?? null;
}

export function cardsOf(code: string): string[] {
  return code.split('+');
}

/** One after the other, each as often as it lies there: land, land, blank. */
export function ballList(counts: Counts<Ball>): Ball[] {
  return BALLS.flatMap((ball) => Array<Ball>(counts[ball] ?? 0).fill(ball));
}

/** The three balls of the shake, each with whether it is still there. */
export function trayOf(view: View): { ball: Ball; used: boolean }[] {
  const left = { ...view.balls.left };
  return ballList(view.balls.shaken).map((ball) => ({ ball, used: left[ball]-- <= 0 }));
}

export function isMine(table: Table): boolean {
  return table.seat !== null && table.view.to_move.includes(table.seat);
}

/** Where the one that moves now stands: a figure of the active player, or the ambassador. */
export function moverAt(view: View): { space: string | null; figure: Build | 'ambassador' | null } {
  const figure = movingFigure(view);
  if (figure === 'ambassador') return { space: view.ambassador, figure };
  if (figure === null || view.active === null) return { space: null, figure: null };
  return { space: view.players[view.active]?.figures[figure] ?? null, figure };
}

function movingFigure(view: View): Build | 'ambassador' | null {
  if (view.decision === 'STEP_AMB') return 'ambassador';
  if (view.decision === 'EXTRA' || view.decision === 'MEET') return view.meetings.at(-1)?.visitor ?? null;
  return view.moving?.figure ?? null;
}
