import { expect, test } from 'vitest';
import box from '../data/box.json';
import { FLAGS } from './flags';
import { SYMBOLS } from './icons';
import { PEOPLE, type Person } from './people';
import { PICTURES } from './places';
import { portrait } from './portrait';

const IDS = Object.keys(PEOPLE);

/** What tells people apart. */
function traits(person: Person): string[] {
  return [
    person.face,
    person.hair,
    person.colour,
    person.hat ?? '',
    person.clothes,
    `${person.glasses ?? ''} ${person.beard ?? ''}`,
    person.backdrop,
  ];
}

test('every character of the box has a portrait, in the order of the deck', () => {
  expect(IDS).toEqual(box.characters.map(({ id }) => id));
  expect(IDS).toHaveLength(33);
});

test('any two people differ in at least three of face, hair, its colour, headgear, clothes, beard or glasses, backdrop', () => {
  const alike: string[] = [];
  for (const [i, a] of IDS.entries()) {
    for (const b of IDS.slice(i + 1)) {
      const others = traits(PEOPLE[b]!);
      const different = traits(PEOPLE[a]!).filter((trait, j) => trait !== others[j]).length;
      if (different < 3) alike.push(`${a} and ${b}: ${different}`);
    }
  }
  expect(alike).toEqual([]);
});

test('neighbours in the deck never share a backdrop', () => {
  const same = IDS.filter((id, i) => i > 0 && PEOPLE[id]!.backdrop === PEOPLE[IDS[i - 1]!]!.backdrop);
  expect(same).toEqual([]);
});

test('women are drawn as women, and nobody else', () => {
  const women = box.characters.filter(({ symbols }) => symbols.includes('woman')).map(({ id }) => id);
  expect(IDS.filter((id) => PEOPLE[id]!.woman)).toEqual(women);
});

test('no colour of the kit is left without a value', () => {
  for (const id of IDS) {
    for (const { fill, stroke } of portrait(id)) {
      for (const colour of [fill, stroke]) if (colour !== null) expect(colour).toMatch(/^#[0-9A-F]{6,8}$/i);
    }
  }
});

test('all flags, symbols and places of the box are drawn', () => {
  for (const { flag, symbols } of box.characters) {
    expect(FLAGS[flag], flag).toBeDefined();
    for (const symbol of symbols) expect(SYMBOLS[symbol], symbol).toBeDefined();
  }
  expect(Object.keys(PICTURES)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
});
