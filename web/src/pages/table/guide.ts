/** What a guide asks for, of all that may be done. */
import type { LegalAction, Lesson, TableState } from '$lib/game';
import { common, type Box } from './spotlight';

type AnyLesson = Lesson<unknown>;
type AnyTable = TableState<unknown>;

function fits(told: string, text: string): boolean {
  return told === text || (!told.includes('(') && text.startsWith(`${told}(`));
}

/** Whether a guide that asks for this lets that be done. */
export function allows(lesson: AnyLesson, text: string): boolean {
  return lesson.does?.some((told) => fits(told, text)) ?? false;
}

/** What is asked for and may be done now, the most wanted first. */
export function asked(lesson: AnyLesson, legal: readonly LegalAction[]): LegalAction[] {
  return (lesson.does ?? []).flatMap((told) => legal.filter(({ text }) => fits(told, text)));
}

export function isTask(lesson: AnyLesson, table: AnyTable): boolean {
  return lesson.does !== undefined && lesson.done?.(table) !== true;
}

/** The next lesson from here on in which something is to be done; -1 if there is none. */
export function nextTask(lessons: readonly AnyLesson[], at: number, table: AnyTable): number {
  return lessons.findIndex((lesson, i) => i >= at && isTask(lesson, table));
}

/** The lesson that a step taken back has undone; -1 if none is. */
export function undone(lessons: readonly AnyLesson[], at: number, table: AnyTable): number {
  return lessons.findIndex((lesson, i) => i < at && isTask(lesson, table) && asked(lesson, table.legal).length > 0);
}

/** Where the light falls: on the button that confirms what was chosen, else on what is asked for. */
export function lightOn(lesson: AnyLesson, table: AnyTable): string[] {
  if (!isTask(lesson, table) || table.legal.length === 0) return [];
  if (table.selected && allows(lesson, table.selected.text)) return ['[data-testid="confirm"]'];
  return lesson.at?.(table) ?? asked(lesson, table.legal).map(({ text }) => `[data-action="${text}"]`);
}

const GAP = 12;

/** The first of these places at which a card of this size leaves the light free, or covers the least of it. */
export function placeBeside(light: Box | null, size: { width: number; height: number }, places: Spot[]): Spot {
  if (light === null) return places[0]!;
  const wide = { x: light.x - GAP, y: light.y - GAP, width: light.width + 2 * GAP, height: light.height + 2 * GAP };
  const covered = (spot: Spot): number => common(wide, { ...spot, ...size });
  return places.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}
export interface Spot {
  x: number;
  y: number;
}
