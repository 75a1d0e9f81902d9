import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { PEOPLE } from '../src/games/estoril/art/people';
import { portrait } from '../src/games/estoril/art/portrait';
test('x', () => {
  const cells = Object.keys(PEOPLE).map((id) => `<div><svg width=150 height=166 viewBox="0 0 120 132.3">${portrait(id).map((s) => `<path transform="${s.transform ?? ""}" d="${s.d}" fill="${s.fill ?? 'none'}" ${s.stroke ? `stroke="${s.stroke}" stroke-width="${s.width}" stroke-linejoin="round" stroke-linecap="round"` : ''}/>`).join('')}</svg>${id}</div>`);
  writeFileSync('/tmp/est/people.html', `<body style="margin:4px;display:grid;grid-template-columns:repeat(9,154px);gap:4px;background:#EFE2C6;font:12px sans-serif">${cells.join('')}</body>`);
});
import { PICTURES } from '../src/games/estoril/art/places';
test('y', () => {
  const cells = Object.entries(PICTURES).map(([id, shapes]) => `<div><svg width=340 height=340 viewBox="0 0 350 350">${shapes.map((s) => `<path d="${s.d}" fill="${s.fill ?? 'none'}" ${s.stroke ? `stroke="${s.stroke}" stroke-width="${s.width}" stroke-linejoin="round" stroke-linecap="round"` : ''}/>`).join('')}</svg>${id}</div>`);
  writeFileSync('/tmp/est/places.html', `<body style="margin:4px;display:grid;grid-template-columns:repeat(4,350px);gap:4px;background:#EFE2C6;font:12px sans-serif">${cells.join('')}</body>`);
});
