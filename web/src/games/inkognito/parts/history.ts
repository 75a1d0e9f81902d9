/** What this seat saw and showed, read from its own log: each line knows the event it comes from. */
import type { GameEvent, QuestionKind } from '../view';

export interface Occasion {
  /** The event's number in the log. */
  n: number;
  turn: number;
  shower: number;
  asker: number;
  question: QuestionKind;
  cards: string;
  /** Faces of the secret cards among them. */
  secrets: string[];
  level: number;
  /** What was left after a penalty. */
  left: string | null;
}

/** In order of time. */
export function occasions(log: readonly GameEvent[]): Occasion[] {
  const found: Occasion[] = [];
  let turn = 0;
  let question: QuestionKind = 'identity';
  for (const { n, kind, args } of log) {
    const last = found.at(-1);
    if (kind === 'turn') turn = args.number;
    else if (kind === 'asked') question = args.question;
    else if (kind === 'shown') {
      found.push({
        n,
        turn,
        shower: args.seat,
        asker: args.other,
        question,
        cards: args.cards,
        secrets: [],
        level: args.level,
        left: null,
      });
    } else if (kind === 'secret_shown' && last) last.secrets.push(args.secret);
    else if (kind === 'kept' && last) last.left = args.cards;
  }
  return found;
}

/** The line of the log in which a set was shown by one seat to another. */
export function sourceOf(all: readonly Occasion[], shower: number, asker: number, cards: string): Occasion | undefined {
  return all.find((one) => one.shower === shower && one.asker === asker && (one.cards === cards || one.left === cards));
}
