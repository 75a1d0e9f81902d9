/** What a service worker finds around it, as far as ours needs it: the types of browsers' windows do not know it. */
export interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}

export interface Clicked extends Waiting {
  readonly notification: Notification;
}

interface Window {
  readonly url: string;
  focus(): Promise<Window>;
}

interface Events {
  install: Waiting;
  activate: Waiting;
  fetch: Fetching;
  push: Pushed;
  notificationclick: Clicked;
  message: MessageEvent;
}

export interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<Window | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(kind: K, heard: (event: Events[K]) => void): void;
}
