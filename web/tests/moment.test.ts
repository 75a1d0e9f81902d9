import { describe, expect, it } from 'vitest';
import { frameCode, momentLink, momentQuery, parseMoment } from '../src/lib/replay/moment';

describe('a moment in an address', () => {
  it('is read as it was written', () => {
    expect(parseMoment(momentQuery(317, 2))).toEqual({ at: 317, eyes: 2 });
    expect(parseMoment(momentQuery(undefined, 'none'))).toEqual({ at: undefined, eyes: 'none' });
    expect(parseMoment('')).toEqual({ at: undefined, eyes: undefined });
  });

  it.each(['?at=-1', '?at=x', '?at=12345678', '?at=', '?as=4', '?as=all', '?as=00', '?at=1.5'])(
    '%s is none',
    (search) => expect(parseMoment(search)).toBeNull(),
  );

  it('is a link, and the code of a frame', () => {
    expect(momentLink('ab', 3, 1)).toBe(`${location.origin}/replay/ab?at=3&as=1`);
    expect(frameCode('ab', 3, 1)).toContain(`src="${location.origin}/embed/ab?at=3&amp;as=1"`);
  });
});
