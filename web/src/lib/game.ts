/**
 * The contract between the shell and a game's folder.
 *
 * A folder `src/games/<game>/` exports as `default` a GameClient and imports only from `$lib/game`, `$lib/art`,
 * `$lib/notebook` and itself. The shell draws header, prompt line, columns and tabs, the frames of player panels, log, chat, replay,
 * dialogs, toasts, tooltips, undo and hint.
 */
import type { Component } from 'svelte';
import type { components } from './api/schema';

/** What the server sends, as its API describes it: `Shapes['ViennaView']`, `Shapes['ViennaCard']`. */
export type Shapes = components['schemas'];

export interface LegalAction {
  id: number;
  text: string;
  kind: string;
  args: Record<string, string | number>;
}
/** An event as the shell reads it, whatever the game. */
export interface TableEvent {
  n: number;
  kind: string;
  args: Record<string, string | number | null>;
  private: boolean;
  reveals: boolean;
  by_chance: boolean;
  /** A bot played for the person it tells of. */
  stand_in?: boolean;
}
/** The events of the game whose view this is, each kind with its arguments: `EventOf<Shapes['ViennaView']>`. */
export type EventOf<V> = V extends { game: infer Game extends string }
  ? Shapes[`${Capitalize<Game>}Event` & keyof Shapes]
  : TableEvent;
/** Of these events, those of a kind. */
export type OfKind<E extends TableEvent, Kind extends E['kind']> = Extract<E, { kind: Kind }>;
export interface SeatInfo {
  seat: number;
  letter: 'A' | 'B' | 'C' | 'D';
  name: string;
  kind: 'human' | 'bot' | 'open';
  connected: boolean;
  away: boolean;
  /** Given up for good. */
  resigned?: boolean;
  mine: boolean;
  /** Colour, shape and letter the seat wears (0–3), as the engine says; its own number if absent. */
  suit?: number;
  /** The colour is still to be dealt: at tables that have not begun. */
  undealt?: boolean;
}
/** Texts of the game's and the shell's Fluent files in the player's language. */
export interface Texts {
  lang: string;
  say(id: string, args?: Record<string, string | number>): string; // attribute: say('action-TAKE.effect', …)
  has(id: string): boolean;
  name(domain: string, code: string | number | null): string; // name('city','LON'), name('field','LON-PAR-1')
}
/** Everything a game's components see: one seat's view and legal actions alone. */
export interface TableState<V> {
  view: V; // what the server sent for this seat: Match.view()
  legal: LegalAction[]; // empty when it is not this seat's move
  seat: number | null; // the seat looked through (null: spectator)
  seats: SeatInfo[];
  texts: Texts;
  // Events being shown now (for animation and marks); [] when at rest. The Board gets the view they lead to at once;
  // Panel, Hand and the prompt get it when they have been shown, so that numbers change after their pieces.
  fresh: EventOf<V>[];
  selected: LegalAction | null; // tapped once, waits for the confirming tap
  hovered: LegalAction | null;
  refused: { text: string; rule: string; message: string } | null; // why-not being shown
  motion: boolean; // false: reduced motion
  phone: boolean;
  /** The player's own marks, where the game has them (`keepsNotes`) and somebody looks through a seat. */
  notes?: Notes | undefined;
  /** What this seat answers where nobody is asked who does not want it; absent where a table has no such question. */
  standing?: Standing | null;
  /** All events this seat has been told so far, `fresh` included. */
  log?: readonly EventOf<V>[];
}
/** A secret of the seat's: with whom it declares as soon as that seat is on turn, and whether it wants to be asked. */
export interface Standing {
  declare_with: number | null;
  ask: boolean;
}
/** Marks of one's own, by cell; '' where there is none. The server keeps them and tells them to nobody else. */
export interface Notes {
  get(cell: string): string; // reactive
  set(cell: string, mark: string): void; // cells: up to 40 visible ASCII characters; marks: up to 20; '' clears
}
export interface TableActions {
  select(action: LegalAction | null): void; // one tap; the shell decides if that already plays (setting)
  play(actions: (LegalAction | string)[]): void; // sends them one after the other (e.g. recalls + connect)
  instead?(text: string): void; // takes the last decision back and plays this instead of it
  hover(action: LegalAction | null): void;
  look?(n: number): void; // looks back at the table as it stood after event n
  viewAt?(n: number): Promise<unknown>; // this seat's view as it stood after event n; null if it cannot be had
  why(text: string): void; // asks the server why this canonical text is not legal; result in `refused`
  hold?(on: boolean): void; // stops what is being shown, and lets it go on
  gesture?(gesture: string, to: number | null): void; // at any time, where the table has it so
  arm?(declareWith: number | null, ask: boolean): void; // sets `standing`
}
export interface Line {
  text: string;
  action?: LegalAction;
  why?: string;
}
export interface Section {
  heading: string;
  lines: Line[];
} // text model for screen readers, keyboard and tests
/** One idea of a guided game. Its words: `lesson-<id>` and `lesson-<id>.text` of the game's texts. */
export interface Lesson<V> {
  id: string;
  rules: string[]; // linked below the words
  /** What is told has happened, or can be seen: until then the guide waits. */
  ready?: (table: TableState<V>) => boolean;
  /**
   * What is to be done: canonical texts, or kinds of which any will do; the first that may be done now is asked for, and
   * nothing else goes on. Without it one reads, and goes on by "Next".
   */
  does?: string[];
  /** Where that is tapped (selectors, the first that is seen), if not where the action itself is. */
  at?: (table: TableState<V>) => string[];
  /** Whether it has been done. */
  done?: (table: TableState<V>) => boolean;
}
/** A guided game: a prepared position as a record (guide/make.py), the player on the first seat, bots elsewhere. */
export interface Guide<V> {
  record: Record<string, unknown>;
  lessons: Lesson<V>[];
}
/** Of a case of the day to be deduced: what the seat knows by itself (`ai/cases.py` says what that is). */
export interface CaseFacts {
  facts: Record<string, unknown>;
  seat: number;
  seats: readonly SeatInfo[];
  texts: Texts;
}
export interface GameClient<V> {
  name: string;
  Board: Component<{ table: TableState<V>; act: TableActions }>;
  Hand: Component<{ table: TableState<V>; act: TableActions }>; // own area under the board / pinned on phones
  Panel: Component<{ table: TableState<V>; player: number }>; // inside of a player panel
  /** Width over height of the board where it has all the width of a desk; on a low screen it has less height. */
  shape: number;
  SeatChip: Component<{ table: TableState<V>; player: number }>; // compact seat for the phone's bar
  ScoreSheet: Component<{ table: TableState<V> }>;
  prompt(table: TableState<V>): { text: string; buttons: LegalAction[] }; // at most three buttons
  effect(table: TableState<V>, action: LegalAction): string; // what it will do, one line, before the click
  label(table: TableState<V>, action: LegalAction): string;
  sentence(table: TableState<V>, event: EventOf<V>): string; // a log line
  points(table: TableState<V>, player: number): number; // running score in the panel's corner
  model(table: TableState<V>): Section[];
  /**
   * A sheet beside the table, with the name of its tab: in the side column, on phones under one's own area. `first`:
   * it lies before the log, and open.
   */
  aside?: { label: string; Sheet: Component<{ table: TableState<V>; act: TableActions }>; first?: true };
  /** Whether players make marks of their own (`TableState.notes`). */
  keepsNotes?: true;
  /** Kinds of events that are told but not written into the log: steps on the way to what counts. */
  unlogged?(view: V): ReadonlySet<EventOf<V>['kind']>;
  /** False where the game has no points: then no number stands in the panels' corners. */
  hasPoints?: boolean;
  /** How many milliseconds the board takes to show these events; the shell waits as long. */
  showTime?(table: TableState<V>, events: EventOf<V>[]): number;
  /** The answer of the preference "do the harmless by itself", or null where a person must choose. */
  auto?(table: TableState<V>): LegalAction | null;
  /** Whether this action ends the player's turn for good, so that it is confirmed before it is sent. */
  isFinal?(table: TableState<V>, action: LegalAction): boolean;
  /** Where a player is: the second line of the panel. */
  whereabouts?(table: TableState<V>, player: number): string;
  /** The guided games by name, the first one first; `learn-<game>-<name>` says what each is, `learn-first` the first. */
  guides?: Readonly<Record<string, () => Promise<Guide<V>>>>;
  /** The most milliseconds that all that waits may take; 1.8 seconds if the game does not say. */
  longest?: number;
}
