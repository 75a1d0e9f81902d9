/** The code by which a second device becomes the same guest, in a link: in the fragment, which browsers never send. */
const FRAGMENT = /^#code=([\w-]{1,40})$/;

export function codeLink(code: string): string {
  return `${location.origin}/settings#code=${code}`;
}

/** Takes a code out of the address, so that it stays neither in view nor in the history; null if there is none. */
export function takeCode(): string | null {
  const code = FRAGMENT.exec(location.hash)?.[1] ?? null;
  if (code !== null) history.replaceState(null, '', location.pathname + location.search);
  return code;
}
