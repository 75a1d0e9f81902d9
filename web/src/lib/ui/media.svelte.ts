/** Narrow windows, telephones that lie on their side, and tablets: all of these have the table of the phone. */
const PHONE =
  '(max-width: 767px), (orientation: landscape) and (max-height: 560px) and (max-width: 1023px), (pointer: coarse) and (max-width: 1023px)';

/** Facts about the window that components follow. */
class Media {
  phone = $state(false);
  /** As on a laptop: what lies under the board is drawn smaller, so that the board keeps its room. */
  low = $state(false);
  /** A column beside the board, with the log. */
  wide = $state(false);

  constructor() {
    const small = matchMedia(PHONE);
    this.phone = small.matches;
    small.addEventListener('change', (event) => (this.phone = event.matches));
    const wide = matchMedia('(min-width: 1280px)');
    this.wide = wide.matches;
    wide.addEventListener('change', (event) => (this.wide = event.matches));
    const low = matchMedia('(max-height: 840px)');
    this.low = low.matches;
    low.addEventListener('change', (event) => (this.low = event.matches));
  }
}

export const media = new Media();
