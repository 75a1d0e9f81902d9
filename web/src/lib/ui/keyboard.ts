/** So much less than the window must be seen, in pixels, for a keyboard to be open. */
const LEAST = 80;

/** Keeps what is left above a keyboard on the screen as `--seen`, for browsers that lay it over the page. */
export function followKeyboard(): void {
  const view = window.visualViewport;
  if (!view) return;
  const follow = (): void => {
    const seen = Math.round(view.height * view.scale);
    const { style } = document.documentElement;
    if (seen < innerHeight - LEAST) style.setProperty('--seen', `${seen}px`);
    else style.removeProperty('--seen');
  };
  view.addEventListener('resize', follow);
}
