export const LANGUAGES = ['en', 'de', 'pl', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language under its own name; names are the same in all languages. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', pl: 'Polski', ja: '日本語' };

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The first of the wished languages that we speak; English otherwise. */
export function negotiate(wished: readonly string[]): Language {
  for (const wish of wished) {
    const code = wish.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(code)) return code;
  }
  return 'en';
}
