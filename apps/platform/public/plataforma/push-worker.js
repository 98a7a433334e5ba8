// Shows the platform's notices on a device that allowed them. It answers no request: pages load as they do without it.

addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  // A second reminder about the same booking takes the place of the first.
  const options = { body, tag: path, data: { path }, lang: 'es' };
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data.path, registration.scope);
  // Never a page of somebody else, whatever the notice says.
  const url = wanted.href.startsWith(registration.scope) ? wanted.href : registration.scope;
  event.waitUntil(show(url));
});

/** Goes to the page: in the tab that shows it already, or in a new one. */
async function show(url) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((open) => open.url === url);
  return tab ? tab.focus() : clients.openWindow(url);
}
