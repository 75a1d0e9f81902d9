/** Which picture stands for what an ability answers to and does. */
import type { Card } from '../view';

export type Trigger = 'bribe' | 'place' | 'foreign' | 'gain' | 'marker' | 'new' | 'square' | 'pay';

export function signOf(card: Card): { trigger: Trigger; effect: string } {
  return { trigger: triggerOf(card), effect: card.effect };
}

function triggerOf({ moment, condition }: Card): Trigger {
  if (condition === 'foreign') return 'foreign';
  if (condition === 'number') return 'square';
  if (moment === 'gain') return condition === 'sort' ? 'gain' : 'new';
  if (moment === 'shown' || moment === 'step') return 'marker';
  return moment === 'price' ? 'place' : moment;
}
