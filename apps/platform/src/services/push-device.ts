/** Notices of this browser: whether it can show them, and asking for them. Nothing is registered before somebody asks. */
import { platformBase } from '#app/config/base-path.ts';

/** `blocked`: the person has refused notices of this site in the browser. */
export type PushSupport = 'missing' | 'blocked' | 'ready';

/** What of a subscription the platform keeps. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Of our own, so that it holds where the portal keeps no copy; beneath it stand the platform's pages alone. */
const WORKER = `${platformBase}/push-worker.js`;
const SCOPE = `${platformBase}/`;
/** The one Trusted Types policy that the platform's header allows. */
const POLICY = 'platform-worker';

export function pushSupport(): PushSupport {
  const known = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!known) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Whether the browser still holds what it subscribed to with this key. */
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
  await navigator.serviceWorker.register(workerAddress(), { scope: SCOPE, updateViaCache: 'none' });
  const registration = await ownRegistration();
  if (!registration) throw new Error('The worker was registered and is not there');
  const { pushManager } = registration;
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

/** Ends the subscription and takes the worker away. */
export async function unsubscribe(): Promise<void> {
  const registration = await ownRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

/** The platform's own: a page without one is told of the portal's. */
async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return registration?.scope === new URL(SCOPE, location.href).href ? registration : undefined;
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

/** The part of Trusted Types that is used here; browsers without it take plain text. */
interface TrustedTypesDoor {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

let trusted: string | undefined;

/** The worker's address as the header asks for it. A policy can be made once. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesDoor };
  if (!trustedTypes) return WORKER;
  return (trusted ??= trustedTypes
    .createPolicy(POLICY, { createScriptURL: () => WORKER })
    .createScriptURL(''));
}
