/** The app's service worker as notices need it: registered and running. */
import { airline } from '#app/config/airline.ts';
import { withBase } from '#app/config/base-url.ts';
import { workerPolicyName } from '#app/config/worker-policy.ts';
import { scriptAddress } from './script-address.ts';

/** Whether the browser supports service workers and this build contains one. */
export const hasWorker = (): boolean =>
  'serviceWorker' in navigator && import.meta.env.SERVICE_WORKER !== 'off';

/** Registers the worker, or asks for its newest version. Rejects where storage is blocked. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  const address = scriptAddress(withBase('/sw.js'), workerPolicyName(airline.icaoCode));
  return navigator.serviceWorker.register(address, { updateViaCache: 'none' });
}

/**
 * Registers the worker like `registerWorker` and waits until it is active, since browsers accept no subscription
 * before.
 */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerWorker();
  const coming = registration.active ? null : (registration.installing ?? registration.waiting);
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (!coming || coming.state === 'activated') resolve();
      if (coming?.state === 'redundant') reject(new Error('The worker could not be installed'));
    };
    coming?.addEventListener('statechange', look);
    look();
  });
  return registration;
}

/** The worker's registration; undefined where there is none. */
export const ownRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  registrationOf(withBase('/'));

/** Registration of the platform's former worker, whose file now removes itself (`sw/former-platform.ts`). */
export const formerRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  registrationOf(withBase('/plataforma/'));

/** A browser answers with the registration of a wider scope where there is none of this one. */
async function registrationOf(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return registration?.scope === new URL(scope, location.href).href ? registration : undefined;
}
