/** A portrait from the kit: backdrop, back hair, neck, clothes, ears, face, shade, lines, beard, eyes, hair, hat, props. */
import { backdrop } from './backdrops';
import { clothes, extras, type Extra } from './clothes';
import { beard, brows, EARS, eyes, FACES, glasses, lines, mouth, NECK, nose } from './faces';
import { backHair, frontHair, hat } from './hair';
import { PEOPLE, type HairColour, type Person } from './people';
import { flat, solid, type Palette, type Shape } from './shape';

const SKINS = [
  ['#F0CFAA', '#CF9B77'],
  ['#F6DDC0', '#D9AC8C'],
  ['#DDAF82', '#B27D55'],
  ['#E4BC8E', '#B98A60'],
] as const;
const HAIRS: Record<HairColour, readonly [hair: string, shine: string]> = {
  black: ['#23201E', '#56514D'],
  dark: ['#43301F', '#74573B'],
  brown: ['#6B4526', '#99693F'],
  red: ['#A8431F', '#D9774A'],
  blond: ['#D9AE5B', '#F3D999'],
  grey: ['#8F8E88', '#BDBBB2'],
  white: ['#E8E4DA', '#FFFFFF'],
};
/** Hats with a crown: no hair shows above their rim. */
const CROWNED = new Set(['fedora', 'cap', 'brim', 'top', 'turban', 'beret']);
const UNDER_HAT = solid('M38 60C36 50 37 42 40 38H80C83 42 84 50 82 60L79 48L74 42H46L41 48Z', 'hair', 1.3);

function palette(person: Person): Palette {
  const [skin, shade] = SKINS[person.skin];
  const [hair, shine] = HAIRS[person.colour];
  return {
    skin,
    shade,
    hair,
    shine,
    brow:
      person.colour === 'blond' ? '#8A6428' : person.colour === 'grey' || person.colour === 'white' ? '#5E5D58' : hair,
    beard: hair,
    iris: person.colour === 'blond' || person.colour === 'red' ? '#2F5E86' : '#3A2A1C',
    lid: '#7E93B8',
    lips: person.lips ?? '#B3261E',
    cloth: person.cloth,
    trim: person.trim,
    hat: person.felt ?? '#23211D',
    band: person.band ?? '#23211D',
  };
}

/** Heads fill the window; shoulders are drawn lower than they sit. */
const FIGURE = 'translate(-8.4 -6) scale(1.14)';
const LIFTED = `${FIGURE} translate(0 -9)`;
const WORN_LOW: ReadonlySet<Extra> = new Set(['pearls', 'jewel', 'carnation']);

function put(shapes: readonly Shape[], transform: string): Shape[] {
  return shapes.map((shape) => ({ ...shape, transform }));
}

function layers(person: Person): Shape[] {
  const [form, shade] = FACES[person.face];
  const woman = person.woman === true;
  const crowned = person.hat !== undefined && CROWNED.has(person.hat);
  const worn = (person.extras ?? []).filter((extra) => WORN_LOW.has(extra));
  const held = (person.extras ?? []).filter((extra) => !WORN_LOW.has(extra));
  const head = [
    ...(woman && person.back ? [] : EARS),
    solid(form, 'skin'),
    flat(shade, 'shade'),
    ...lines(person.lines ?? []),
    ...(person.beard === 'beard' ? beard('beard') : []),
    ...brows(person.brow ?? (woman ? 1.5 : 2), person.tilt ?? (woman ? -0.3 : 0)),
    ...eyes(woman),
    ...nose(person.nose ?? 'straight'),
    ...(person.beard === 'beard' ? [] : mouth(person.mouth ?? (woman ? 'lips' : 'plain'))),
    ...(person.beard && person.beard !== 'beard' ? beard(person.beard) : []),
    ...(crowned ? [UNDER_HAT] : frontHair(person.hair)),
    ...glasses(person.glasses ?? null),
    ...hat(person.hat ?? null),
    ...extras(held),
  ];
  return [
    ...backdrop(person.backdrop),
    ...put(backHair(person.back ?? null), FIGURE),
    ...put(NECK, FIGURE),
    ...put([...clothes(person.clothes), ...extras(worn)], LIFTED),
    ...put(head, FIGURE),
  ];
}

const drawn = new Map<string, Shape[]>();

/** The shapes of a person with their colours filled in; nobody's for ids that have no portrait. */
export function portrait(id: string): readonly Shape[] {
  let shapes = drawn.get(id);
  if (!shapes) {
    const person = PEOPLE[id];
    shapes = person ? coloured(layers(person), palette(person)) : [];
    drawn.set(id, shapes);
  }
  return shapes;
}

function coloured(shapes: readonly Shape[], colours: Palette): Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    fill: shape.fill && (colours[shape.fill] ?? shape.fill),
    stroke: shape.stroke && (colours[shape.stroke] ?? shape.stroke),
  }));
}
