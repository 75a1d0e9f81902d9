/** Web push on this device: the browser's own subscription, with which the server can reach it. */
import { appWorker } from '../app-worker.svelte';

export interface Subscribed {
  address: string;
  keys: { p256dh: string; auth: string };
}

/** Whether this browser can be called at all. */
export function canBeCalled(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the player, then the browser; null where one of them does not want it. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  const worker = await appWorker.ready();
  if (worker === null || (await Notification.requestPermission()) !== 'granted') return null;
  try {
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    return endpoint && keys?.p256dh && keys.auth
      ? { address: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
      : null;
  } catch {
    return null; // no push service can be reached, or the browser has none
  }
}

/** This browser is called no more, whatever the server thinks. */
export async function unsubscribe(): Promise<void> {
  const worker = await appWorker.ready();
  const found = await worker?.pushManager.getSubscription();
  await found?.unsubscribe();
}
