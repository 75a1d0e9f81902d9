import { address, parse, type Route } from './router';

/** Where the visitor is. Links are plain `<a href>`; clicks on them are taken over here. */
class Navigation {
  route = $state.raw<Route>(parse(location.pathname, location.hash));

  start(): void {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  go(route: Route | string, replace = false): void {
    const url = typeof route === 'string' ? route : address(route);
    // In a frame of another site there is one page: all others are for windows of our own.
    if (this.route.page === 'embed') return void open(url, '_blank', 'noopener');
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.route = parse(location.pathname, location.hash);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const navigation = new Navigation();
