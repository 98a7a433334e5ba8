/**
 * The page's side of the offline copy: registers the worker and reports when a new version of the portal is waiting.
 */
import { createStore } from '@va/ui/state/store.ts';
import { withBase } from '#app/config/base-url.ts';
import { APPLY_UPDATE, copyCaches, dateKey } from '#app/config/offline-copy.ts';
import { scriptAddress } from './script-address.ts';
import { whenIdle } from '@va/ui/timing/when-idle.ts';

/** Milliseconds between checks for a new version while the portal stays open. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;
let reloadWanted = false;
let reloading = false;
let started = false;
const update = createStore(false);

/** Whether a new version of the portal waits until the pilot applies it. */
export const portalUpdate = {
  subscribe: update.subscribe,
  snapshot: update.snapshot,
  /** Activates the new version and reloads the page, which loses its typed values. */
  apply(): void {
    const waiting = registration?.waiting;
    // Another tab has put it in place already.
    if (!waiting) return location.reload();
    reloadWanted = true;
    // Safari may not report the change of the controller; every browser reports that the worker is active.
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') reloadOnce();
    });
    if (waiting.state === 'activated') return reloadOnce();
    waiting.postMessage(APPLY_UPDATE);
  },
};

/**
 * Registers the service worker when the browser is idle. Does nothing in development, without service workers, or in
 * a build without one.
 * @param policyName the Trusted Types policy that the header allows
 */
export function startServiceWorker(policyName: string): void {
  if (started || !import.meta.env.PROD || import.meta.env.SERVICE_WORKER === 'off') return;
  if (!('serviceWorker' in navigator)) return;
  started = true;
  const register = () =>
    whenIdle(() => {
      // Refused where storage is blocked, and without a network: the portal then works as it did before.
      void connect(navigator.serviceWorker, policyName).catch(() => undefined);
    });
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Date of the copy from which this page is shown; undefined without a copy. */
export async function copySavedAt(): Promise<Date | undefined> {
  try {
    const scope = new URL(withBase('/'), location.href).href;
    const dates = await caches.open(copyCaches(scope).dates);
    const date = await dates.match(dateKey(scope, 'active'));
    if (date) return new Date(await date.text());
  } catch {
    // Plain http, or blocked storage: no copy.
  }
  return undefined;
}

async function connect(container: ServiceWorkerContainer, policyName: string): Promise<void> {
  const hadController = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (reloadWanted) reloadOnce();
    // The first worker brings nothing newer than this page.
    else if (hadController) announce();
  });
  registration = await container.register(scriptAddress(withBase('/sw.js'), policyName), {
    updateViaCache: 'none',
  });
  watch(registration);
  let looked = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY_MS) return;
    looked = Date.now();
    void registration?.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
}

/** Reloads the page only once; later signs of the new version are ignored. */
function reloadOnce(): void {
  if (reloading) return;
  reloading = true;
  location.reload();
}

function watch(found: ServiceWorkerRegistration): void {
  const check = () => {
    // Without an active worker this is the first visit, so nothing is new.
    if (found.waiting && found.active) announce();
  };
  const follow = () => found.installing?.addEventListener('statechange', check);
  found.addEventListener('updatefound', follow);
  follow();
  check();
}

function announce(): void {
  if (!update.snapshot()) update.set(true);
}
