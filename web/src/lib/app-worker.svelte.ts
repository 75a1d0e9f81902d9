const HOUR = 3_600_000;

/** The service worker of this client, and whether a newer version of the client waits for a reload. */
class AppWorker {
  fresh = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  /** Once the page is there: a first visit must not wait for what later ones need. */
  async start(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const registration = await register();
    if (!registration) return; // a browser that keeps nothing plays all the same
    this.#registration = registration;
    this.#look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => this.#look());
    });
    setInterval(() => void registration.update().catch(() => {}), HOUR);
  }

  #look(): void {
    this.fresh = this.#registration?.waiting != null && navigator.serviceWorker.controller !== null;
  }

  /** Goes on with the new version, in all tabs. */
  reload(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.#registration?.waiting?.postMessage('take-over');
  }

  /** For what needs one: push. */
  async ready(): Promise<ServiceWorkerRegistration | null> {
    return this.#registration === null ? null : navigator.serviceWorker.ready;
  }
}

/** The worker; none where the browser, or who tests in it, wants none. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/sw.js');
  } catch {
    return undefined;
  }
}

export const appWorker = new AppWorker();
