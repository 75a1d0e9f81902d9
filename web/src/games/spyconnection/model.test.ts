import { expect, test } from 'vitest';
import { FIXTURES, tableOf } from './fixtures/table';
import { model } from './model';

function lines(name: string, heading: string): string[] {
  return model(tableOf(name))
    .find((section) => section.heading === heading)!
    .lines.map(({ text }) => text);
}

test('every legal action can be played from the text model', () => {
  for (const name of FIXTURES) {
    const table = tableOf(name);
    const offered = new Set(
      model(table).flatMap((section) => section.lines.flatMap((line) => line.action?.text ?? [])),
    );
    expect([...offered].sort(), name).toEqual(table.legal.map(({ text }) => text).sort());
  }
});

test('what cannot be done can be asked about', () => {
  const reach = model(tableOf('middle')).find(({ heading }) => heading === 'Connections from your spy’s city')!;
  const belgrade = reach.lines.find(({ text }) => text.startsWith('Belgrade'))!;
  expect(belgrade.text).toBe('Belgrade: 5 agents (1 + 2 + 2); one agent short');
  expect(belgrade.why).toBe('CONNECT(BER-BEL)');
});

test('missions tell their covered and open cities and their planning agents', () => {
  expect(lines('middle', 'Your missions')).toEqual([
    'Start mission (London + Monaco + Berlin + Warsaw), 4 points. Covered: London, Berlin and Warsaw. Open: Monaco. Planning agents: 0.',
    'Mission 17 (Madrid + Monaco + Istanbul), 4 points. Covered: nothing. Open: Madrid, Monaco and Istanbul. Planning agents: 1.',
    'In supply 4, on the map 7, on targets 3, planning 1.',
  ]);
});

test('a spectator reads everything and can do nothing', () => {
  const sections = model(tableOf('spectator'));
  expect(sections.flatMap((section) => section.lines).every(({ action, why }) => !action && !why)).toBe(true);
  expect(sections.map(({ heading }) => heading)).toContain('Players');
});

test('the map: fields, whose agents are on them, and what each connection would cost', () => {
  const told = lines('middle', 'All connections of the map');
  expect(told).toHaveLength(22);
  expect(told).toContain(
    'Berlin–Oslo: 2 fields, 0 free; 2 agents of Mara; 4 agents of Yuki; complete with your agents',
  );
  expect(told).toContain('Berlin–Belgrade: 3 fields, 1 free; 2 agents of Ilse; completing it would cost you 5 agents');
  const seen = model(tableOf('spectator')).find(({ heading }) => heading === 'All connections of the map')!;
  expect(seen.lines[0]!.text).toMatch(/would cost Mara/);
});
