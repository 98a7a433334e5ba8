/**
 * Push messages of this browser: whether it can show them, and the subscription. Nothing is registered before the pilot
 * asks.
 */
import { formerRegistration, hasWorker, ownRegistration, startWorker } from './worker-registration.ts';

/** `blocked`: the person has refused notices of this site in the browser. */
export type PushSupport = 'missing' | 'blocked' | 'ready';

/** Parts of a subscription that the platform stores. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export function pushSupport(): PushSupport {
  const known = hasWorker() && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!known) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Whether the browser still has its subscription with this key. */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  if (pushSupport() !== 'ready') return false;
  const subscription = await (await ownRegistration())?.pushManager.getSubscription();
  return subscription ? isFor(subscription, publicKey) : false;
}

/**
 * Asks the person and the browser for notices; null when the person refuses. Rejects when the browser's push service
 * can't be had.
 * @param publicKey VAPID key of the platform, base64url
 */
export async function subscribe(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return subscribeTo(publicKey);
}

/**
 * Moves the subscription of the platform's former worker to the app's own and unregisters that worker; does nothing
 * without one.
 * @param keep tells the platform the new address
 */
export async function moveSubscription(keep: (now: BrowserSubscription) => Promise<unknown>): Promise<void> {
  if (!hasWorker()) return;
  const former = await formerRegistration();
  const subscription = await former?.pushManager.getSubscription();
  const key = subscription?.options.applicationServerKey;
  if (key) await keep(await subscribeTo(textOf(key)));
  await former?.unregister();
}

async function subscribeTo(publicKey: string): Promise<BrowserSubscription> {
  const { pushManager } = await startWorker();
  const former = await pushManager.getSubscription();
  if (former && !isFor(former, publicKey)) await former.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys = {} } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
}

/** Ends the subscription; the worker stays because of its offline copy. */
export async function unsubscribe(): Promise<void> {
  await (await (await ownRegistration())?.pushManager.getSubscription())?.unsubscribe();
}

const isFor = ({ options }: PushSubscription, publicKey: string): boolean =>
  textOf(options.applicationServerKey ?? new ArrayBuffer(0)) === publicKey;

/** A key in base64url, the encoding of the platform's key. */
function textOf(key: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
