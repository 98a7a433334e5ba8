/** Types of a service worker's surroundings, as far as ours uses them; the types of pages lack them. */
import type { PrecacheEntry } from 'workbox-precaching';

export interface LifecycleEvent extends Event {
  /** Keeps the worker in this phase until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

/** Requests that go to the network without starting the worker. */
interface NetworkRoute {
  condition: { urlPattern: URLPattern };
  source: 'network';
}

export interface InstallEvent extends LifecycleEvent {
  /** Not in every browser; without it the worker is started and leaves the request alone. */
  addRoutes?(route: NetworkRoute): Promise<void>;
}

export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'unregister' | 'waiting'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & LifecycleEvent) => void): void;
}

/** The worker that this script runs in. */
export const worker = globalThis as unknown as WorkerScope;

declare global {
  /** The files of the copy: the build writes them in place of this name. */
  const __OFFLINE_FILES__: PrecacheEntry[];
  /** The files of logbook and bookings, kept for pilots who have opened one of them. */
  const __LOGBOOK_FILES__: PrecacheEntry[];
  /** The document of each page but home, kept once the page has been opened. */
  const __PAGE_DOCUMENTS__: PrecacheEntry[];
}
