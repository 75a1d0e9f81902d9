import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speech } from '../src/lib/i18n/index.svelte';
import { settings } from '../src/lib/settings.svelte';
import { messages } from '../src/lib/ui/announce.svelte';
import { notify } from '../src/lib/ui/notify';
import Settings from '../src/pages/settings/Settings.svelte';

const soon = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
const saved = (): unknown =>
  (JSON.parse(localStorage.getItem('safehouse.settings') ?? '{}') as { notify?: unknown }).notify;

/** A browser that answers so when it is asked, and makes notices by `make`. */
function browser(answer: NotificationPermission, make = vi.fn()): typeof make {
  const Notice = Object.assign(
    function (this: unknown, ...args: unknown[]) {
      make(...args);
    },
    { permission: answer, requestPermission: async () => answer },
  );
  vi.stubGlobal('Notification', Notice);
  return make;
}

beforeAll(() => speech.speak('en'));
afterEach(() => vi.unstubAllGlobals());

describe('the setting', () => {
  beforeEach(() => {
    localStorage.clear();
    settings.notify = false;
    messages.toasts = [];
  });
  afterEach(cleanup);
  const box = (): HTMLInputElement => screen.getByLabelText(/Notify me on my turn/);

  it('is kept when the browser allows it, and when it is taken back', async () => {
    browser('granted');
    render(Settings);
    await fireEvent.click(box());
    await soon();
    expect([settings.notify, box().checked, saved()]).toEqual([true, true, true]);
    await fireEvent.click(box());
    await soon();
    expect([settings.notify, box().checked, saved()]).toEqual([false, false, false]);
  });

  it('stays off, and says why, when the browser does not', async () => {
    browser('denied');
    render(Settings);
    await fireEvent.click(box());
    await soon();
    expect([settings.notify, box().checked, saved()]).toEqual([false, false, false]);
    expect(messages.toasts.map(({ text }) => text)).toEqual(['The browser does not allow notifications.']);
  });
});

describe('a notice', () => {
  it('is made where it is allowed', () => {
    const make = browser('granted');
    notify('Your turn', { tag: 'm' });
    expect(make).toHaveBeenCalledWith('Your turn', { tag: 'm' });
    const other = browser('denied');
    notify('Your turn', { tag: 'm' });
    expect(other).not.toHaveBeenCalled();
  });

  it('never throws: Chrome on Android makes none from a page', () => {
    const make = browser(
      'granted',
      vi.fn(() => {
        throw new TypeError('Illegal constructor');
      }),
    );
    expect(() => notify('Your turn', {})).not.toThrow();
    expect(make).toHaveBeenCalled();
  });
});
