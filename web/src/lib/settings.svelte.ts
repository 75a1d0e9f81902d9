import { LANGUAGES, type Language } from './i18n/languages';
import { LEVELS } from './levels';

export type Sound = 'turn' | 'move' | 'chat' | 'end';
export const SOUNDS: readonly Sound[] = ['turn', 'move', 'chat', 'end'];

const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'normal', 'high'],
  motion: ['system', 'full', 'reduced'],
  lang: ['system', ...LANGUAGES],
  confirm: ['once', 'touch', 'always'],
  level: LEVELS,
} as const;
export type Choice = keyof typeof CHOICES;
type Chosen = { [K in Choice]: (typeof CHOICES)[K][number] };

const KEY = 'safehouse.settings';

/** What this browser's player has chosen; kept in local storage and shared between tabs. */
class Settings {
  theme = $state<Chosen['theme']>('system');
  contrast = $state<Chosen['contrast']>('system');
  motion = $state<Chosen['motion']>('system');
  lang = $state<'system' | Language>('system');
  confirm = $state<Chosen['confirm']>('touch');
  /** How strong the bots of a table opened by one click play. */
  level = $state<Chosen['level']>('agent');
  /** Whether the text model of the table is shown beside the drawing. */
  model = $state(false);
  /** Whether harmless steps are done without asking. */
  auto = $state(false);
  /** Whether one's turn ends by itself once the engine finds nothing left that could help. */
  ending = $state(true);
  /** Whether one is asked where one could have said beforehand what one answers. */
  ask = $state(false);
  /** Whether single letters are shortcuts at the table. */
  keys = $state(true);
  /** Whether the browser may notify on one's turn; asked for in the settings only. */
  notify = $state(false);
  sounds = $state<Record<Sound, boolean>>({ turn: false, move: false, chat: false, end: false });
  /** Games of which a table was opened here. */
  played = $state<readonly string[]>([]);

  #dark = $state(false);
  #more = $state(false);
  #still = $state(false);

  readonly dark = $derived(this.theme === 'system' ? this.#dark : this.theme === 'dark');
  readonly high = $derived(this.contrast === 'system' ? this.#more : this.contrast === 'high');
  readonly moving = $derived(!(this.motion === 'system' ? this.#still : this.motion === 'reduced'));

  constructor() {
    this.#restore(read());
    watch('(prefers-color-scheme: dark)', (on) => (this.#dark = on));
    watch('(prefers-contrast: more)', (on) => (this.#more = on));
    watch('(prefers-reduced-motion: reduce)', (on) => (this.#still = on));
    addEventListener('storage', (event) => event.key === KEY && this.#restore(read()));
  }

  choices<K extends Choice>(key: K): readonly Chosen[K][] {
    return CHOICES[key] as unknown as readonly Chosen[K][];
  }

  save(): void {
    const { theme, contrast, motion, lang, confirm, level, model, auto, ending, ask, keys, notify, sounds, played } =
      this;
    const kept = {
      theme,
      contrast,
      motion,
      lang,
      confirm,
      level,
      model,
      auto,
      ending,
      ask,
      keys,
      notify,
      sounds,
      played,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  hasPlayed(game: string): boolean {
    return this.played.includes(game);
  }

  notePlayed(game: string): void {
    if (this.hasPlayed(game)) return;
    this.played = [...this.played, game];
    this.save();
  }

  /** Shows the choice on the page. */
  show(): void {
    const root = document.documentElement.dataset;
    root.theme = this.dark ? 'dark' : 'light';
    root.contrast = this.high ? 'high' : 'normal';
    root.motion = this.moving ? 'full' : 'reduced';
  }

  #restore(kept: Record<string, unknown>): void {
    for (const key of Object.keys(CHOICES) as Choice[]) {
      const value = kept[key];
      if ((CHOICES[key] as readonly unknown[]).includes(value)) Object.assign(this, { [key]: value });
    }
    this.model = kept.model === true;
    this.auto = kept.auto === true;
    this.ending = kept.ending !== false;
    this.ask = kept.ask === true;
    this.keys = kept.keys !== false;
    this.notify = kept.notify === true;
    const sounds = (kept.sounds ?? {}) as Record<string, unknown>;
    for (const sound of SOUNDS) this.sounds[sound] = sounds[sound] === true;
    this.played = Array.isArray(kept.played) ? kept.played.filter((game) => typeof game === 'string') : [];
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function watch(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', (event) => tell(event.matches));
}

export const settings = new Settings();
