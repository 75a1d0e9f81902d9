/** Choosing cards to show: which sets are possible with what is laid out so far. */
import type { Answer } from '../view';
import { cardsOf } from '../view';

/** The answer made of exactly these cards, if it may be given. */
export function answerOf(answers: readonly Answer[], chosen: readonly string[]): Answer | null {
  return (
    answers.find(({ cards }) => {
      const set = cardsOf(cards);
      return set.length === chosen.length && chosen.every((card) => set.includes(card));
    }) ?? null
  );
}

/** Whether a truthful answer can still be completed. */
export function leadsOn(answers: readonly Answer[], chosen: readonly string[]): boolean {
  return answers.some(({ cards }) => {
    const set = cardsOf(cards);
    return chosen.every((card) => set.includes(card));
  });
}

export function slotsOf(kind: string): number {
  return kind.startsWith('ambassador') ? 2 : 3;
}

/** The canonical text of showing these cards, legal or not. */
export function showText(chosen: readonly string[], order: readonly string[]): string {
  return `SHOW(${order.filter((card) => chosen.includes(card)).join('+')})`;
}
