import type { NoticeWorker } from './worker-global.ts';

/** Shows the platform's notices on a device that allowed them, and leads to what they are about. */
export function showNotices(worker: NoticeWorker): void {
  worker.addEventListener('push', (event) => {
    const { title, body, path } = event.data.json();
    // A second reminder about the same booking takes the place of the first.
    const options = { body, tag: path, data: { path }, lang: 'es' };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { scope } = worker.registration;
    const wanted = new URL(event.notification.data.path, scope);
    // Never a page of somebody else, whatever the notice says.
    event.waitUntil(show(worker, wanted.href.startsWith(scope) ? wanted.href : scope));
  });
}

/** Goes to the page: in the tab that shows it already, or in a new one. */
async function show(worker: NoticeWorker, url: string): Promise<unknown> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((open) => open.url === url);
  return tab ? tab.focus() : worker.clients.openWindow(url);
}
