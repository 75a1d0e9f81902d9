import { describe, expect, it } from 'vitest';
import { directionOf, nearestAhead } from './steer';

const at = (name: string, x: number, y: number) => ({ name, x, y });
const HERE = { x: 100, y: 100 };
const go = (key: string, all: readonly ReturnType<typeof at>[]) => nearestAhead(HERE, directionOf(key)!, all)?.name;

describe('steering by keys', () => {
  it('goes to the nearest in the direction of the arrow', () => {
    const all = [at('near', 140, 100), at('far', 200, 100), at('behind', 90, 100), at('above', 100, 60)];
    expect(go('ArrowRight', all)).toBe('near');
    expect(go('ArrowLeft', all)).toBe('behind');
    expect(go('ArrowUp', all)).toBe('above');
    expect(go('ArrowDown', all)).toBeUndefined();
  });

  it('counts twice what lies aside, and goes nowhere for what lies beside', () => {
    expect(go('ArrowRight', [at('aside', 120, 140), at('ahead', 190, 100)])).toBe('ahead');
    expect(go('ArrowRight', [at('beside', 105, 180)])).toBeUndefined();
  });

  it('lets a map say what is ahead', () => {
    const all = [at('aside', 130, 190)];
    expect(nearestAhead(HERE, directionOf('ArrowRight')!, all, (along, aside) => aside < along)).toBeNull();
  });

  it('knows arrows alone', () => {
    expect(directionOf('Enter')).toBeNull();
  });
});
