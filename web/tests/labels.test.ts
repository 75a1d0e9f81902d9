/** What a control shows in words is part of its name: whoever speaks to the page says what can be read (WCAG 2.5.3). */
import { cleanup, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as estoril from '../src/games/estoril/fixtures/table';
import * as inkognito from '../src/games/inkognito/fixtures/table';
import * as spyconnection from '../src/games/spyconnection/fixtures/table';
import * as vienna from '../src/games/vienna/fixtures/table';

const BOARDS = import.meta.glob<{ default: Component<Record<string, unknown>> }>('../src/games/*/{Board,Hand}.svelte', {
  eager: true,
});
const GAMES = { estoril, inkognito, spyconnection, vienna };
const CONTROLS = '[aria-label]:is(button, a, [role="button"], [role="checkbox"], [role="radio"], [role="tab"])';
const act = new Proxy({} as Record<string, unknown>, { get: () => vi.fn() });

/** Letters and numbers alone, as names are compared. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** What can be read in a control, tooltips included; pictures that are hidden from readers are no words. */
function words(element: Element): string {
  const seen = element.cloneNode(true) as Element;
  for (const hidden of seen.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return plain(seen.textContent ?? '').trim();
}

afterEach(cleanup);

describe.each(Object.entries(GAMES))('%s: the name of a control holds the words it shows', (game, fixtures) => {
  test.each(fixtures.FIXTURES)('%s', (name) => {
    for (const part of ['Board', 'Hand'])
      render(BOARDS[`../src/games/${game}/${part}.svelte`]!.default, { table: fixtures.tableOf(name), act });
    const faults = [...document.querySelectorAll(CONTROLS)]
      .map((control) => [words(control), control.getAttribute('aria-label')!] as const)
      .filter(([shown, label]) => !plain(label).includes(shown));
    expect(faults).toEqual([]);
  });
});
