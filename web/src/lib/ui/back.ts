/** The browser's way back closes what lies over the page. Returns what to call when it was closed in another way. */
export function closesByBack(close: () => void): () => void {
  let gone = false;
  const leave = (): void => {
    gone = true;
    close();
  };
  history.pushState({ over: true }, '');
  addEventListener('popstate', leave, { once: true });
  return () => {
    removeEventListener('popstate', leave);
    const { over } = (history.state ?? {}) as { over?: boolean };
    if (!gone && over) history.back();
  };
}
