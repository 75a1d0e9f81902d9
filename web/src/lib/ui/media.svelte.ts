/** Facts about the window that components follow. */
class Media {
  phone = $state(false);

  constructor() {
    const small = matchMedia('(max-width: 767px)');
    this.phone = small.matches;
    small.addEventListener('change', (event) => (this.phone = event.matches));
  }
}

export const media = new Media();
