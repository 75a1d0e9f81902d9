/** What the server sends one seat of Inkognito (`Match.view`), and the table as this folder's components see it. */
import { suitOf } from '$lib/art';
import type { LegalAction, TableActions, TableState } from '$lib/game';

export const AGENTS = ['F', 'B', 'X', 'Z'] as const;
export const BUILDS = ['tall', 'short', 'fat', 'thin'] as const;
export const WORDS = ['Alpha', 'Bravo', 'Charlie', 'Delta'] as const;
export const BALLS = ['land', 'water', 'either', 'ambassador', 'blank'] as const;
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export const GESTURES = ['wink', 'ear_tug', 'frown', 'nose_wrinkle'] as const;
export const SECRETS = ['secret_identity', 'secret_build', 'secret_mission'] as const;

export type Agent = (typeof AGENTS)[number];
export type Build = (typeof BUILDS)[number];
export type Word = (typeof WORDS)[number];
export type Ball = (typeof BALLS)[number];
export type Colour = (typeof COLOURS)[number];
export type Gesture = (typeof GESTURES)[number];
export type Holder = number | 'prisoner';
export type Counts<K extends string> = Record<K, number>;

export interface Player {
  seat: number;
  colour: Colour | null;
  figures: Record<Build, string | null>;
  met: boolean;
  spent: Build[];
}
export interface Meeting {
  visitor: Build;
  host: { seat: number | null; build: Build | 'ambassador' };
  space: string;
}
export type QuestionKind = 'identity' | 'build' | 'ambassador_identity' | 'ambassador_build';
export interface Question {
  kind: QuestionKind;
  asker: number;
  asked: number;
  answered: boolean;
  level: number;
  /** The faces, for asker and asked alone: codes joined by "+". */
  cards: string | null;
  left: string | null;
}
export interface MissionLine {
  team: 'FB' | 'ZX';
  words: [Word, Word];
  kind: 'ONTO' | 'MEETS' | 'REACH' | 'AMBASSADOR';
  who: string | null;
  target: string | null;
  place: string | null;
}
/** What stands in everybody's passport: the whole list, and where each agent leaves Venice if it is alone. */
export interface Passport {
  missions: MissionLine[];
  escape: Record<Agent, string[]>;
}
export interface Exposure {
  selves: string[];
  certain: boolean;
}
export interface Look {
  cards: string;
  times: number;
  penalty: boolean;
}
/** A page about one holder; what stands in it depends on how the table keeps notebooks. */
export interface Page {
  holder: Holder;
  colour: Colour | null;
  looks?: Look[];
  shows?: Look[];
  notes?: Look[];
  grid?: Record<Agent, Counts<Build>>;
  identity?: Counts<Agent>;
  build?: Counts<Build>;
  word?: Counts<Word>;
  partner?: number;
  struck?: Record<string, string[]>;
  exposure?: Exposure;
}
export interface Notebook {
  pages: Page[];
  worlds?: number;
  selves?: number;
  partner?: Holder | null;
  own_missions?: MissionLine[];
  enemy_missions?: MissionLine[];
  own_escape?: string[];
  enemy_escape?: string[];
}
export interface Own {
  identity: Agent | null;
  build: Build | null;
  word: Word | null;
  team: 'FB' | 'ZX' | null;
  escape: string[];
  arrangement: number | null;
  window: 'silent' | 'declare' | null;
}
export interface Answer {
  cards: string;
  count: number;
  repeat?: number;
  exposure?: Exposure;
}
export interface Secrets {
  holder: Holder;
  identity: Agent;
  build: Build;
  word: Word;
}
/** A team as it turned out; a lone spy has ways out instead of a mission. */
export interface Side {
  seats: number[];
  mission: MissionLine | null;
  escape: string[];
  done: boolean;
}
export type Verdict = 'fulfilled' | 'unfulfilled' | 'refused' | 'no_partners' | 'alone' | 'not_escaped' | 'not_alone';
export interface View {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  seat: number | null;
  to_move: number[];
  decision: string | null;
  over: boolean;
  winners?: number[];
  notebook_mode: 'auto' | 'log' | 'manual';
  first_player: number | null;
  active: number | null;
  turn: number;
  turn_limit: number;
  ambassador: string;
  ambassador_left: boolean;
  balls: { in_all: Counts<Ball>; shaken: Counts<Ball>; left: Counts<Ball> };
  ambassador_met: boolean;
  gesture_left: boolean;
  meetings: Meeting[];
  moving: { ball: Ball | null; figure: Build | 'ambassador' | null } | null;
  question: Question | null;
  declaration: { declarer: number; partner: number | null } | null;
  players: Player[];
  colour_out: Colour | null;
  passport: Passport;
  own?: Own;
  /** From each own figure the steps to every numbered place and to whoever stands elsewhere. */
  steps?: Partial<Record<Build, Record<string, number>>>;
  notebook?: Notebook;
  answers?: Answer[];
  secrets?: Secrets[];
  sides?: Side[];
  verdict?: Verdict | null;
  shown?: (Look & { from: number; to: number })[];
}

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
