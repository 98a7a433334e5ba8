/** The platform's service worker: it keeps the pages of the logbook and shows notices. Registered when one is asked for. */
import { PLATFORM_WORKER_POLICY } from '@va/security/platform-worker.ts';
import { platformBase } from '#app/config/base-path.ts';

const WORKER = `${platformBase}/sw.js`;
const SCOPE = `${platformBase}/`;

/** Whether the browser has service workers, and this build one. */
export const hasWorker = (): boolean =>
  'serviceWorker' in navigator && import.meta.env.SERVICE_WORKER !== 'off';

/** Registers it, or asks for its newest version. Rejects where storage is blocked. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' });
}

/** As `registerWorker`, once a worker runs: before that a browser takes no subscription. */
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

/** The platform's own worker: where it has none, the browser answers with the portal's, whose scope is wider. */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return registration?.scope === new URL(SCOPE, location.href).href ? registration : undefined;
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
    .createPolicy(PLATFORM_WORKER_POLICY, { createScriptURL: () => WORKER })
    .createScriptURL(''));
}
