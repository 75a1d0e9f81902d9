import { say } from '../i18n/index.svelte';

/** How long until a moment, in one short phrase. */
export function remaining(deadline: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((deadline - now) / 1000));
  if (seconds < 3600) return say('time-left-minutes', { count: Math.ceil(seconds / 60) });
  if (seconds < 48 * 3600) return say('time-left-hours', { count: Math.round(seconds / 3600) });
  return say('time-left-days', { count: Math.round(seconds / 86400) });
}

/** A clock: 04:12, or 1:04:12 from an hour on. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Hour and minute of a moment. */
export function hour(moment: number, lang: string): string {
  let format = formats.get(lang);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(lang, format);
  }
  return format.format(moment);
}
const formats = new Map<string, Intl.DateTimeFormat>();
