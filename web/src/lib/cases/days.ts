/** Days as the calendar of this place has them, written YYYY-MM-DD. */
const written = /^\d{4}-\d{2}-\d{2}$/;

export function today(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** So many days later, or earlier. */
export function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** "Monday, 5 January 2026". */
export function dayName(day: string, lang: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, style).format(new Date(`${day}T00:00:00Z`));
}

export function isDay(text: string): boolean {
  return written.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
