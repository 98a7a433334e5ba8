/** What a service worker has around it, as far as it is used here: the types of pages do not know it. */
export interface WorkerGlobal {
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

interface Work {
  waitUntil(work: Promise<unknown>): void;
}

/** What showing notices needs of it. */
export interface NoticeWorker {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    type: 'push',
    listener: (event: Work & { data: { json(): { title: string; body: string; path: string } } }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Work & { notification: { close(): void; data: { path: string } } }) => void,
  ): void;
}
