/** Properties of a worker that showing push messages needs. */
export interface NoticeWorker {
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
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

interface Work {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Shows the platform's notices on a device that allowed them, and leads to what they are about.
 * @param folder of the platform, such as `https://portal.example.org/plataforma/`, from which notices name pages
 */
export function showNotices(worker: NoticeWorker, folder: string): void {
  worker.addEventListener('push', (event) => {
    const { title, body, path } = event.data.json();
    // A second reminder about the same booking takes the place of the first.
    const options = { body, tag: path, data: { path }, lang: 'es' };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const wanted = new URL(event.notification.data.path, folder);
    // Opens only pages of the portal, whatever address the message names.
    event.waitUntil(show(worker, wanted.href.startsWith(folder) ? wanted.href : folder));
  });
}

/** Goes to the page: in the tab that shows it already, or in a new one. */
async function show(worker: NoticeWorker, url: string): Promise<unknown> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((open) => open.url === url);
  return tab ? tab.focus() : worker.clients.openWindow(url);
}
