/** Requests that never reach the worker. */
import type { InstallEvent } from './worker-scope.ts';

/**
 * Has the browser ask the network for all below `folder` without the worker, where the browser can. The worker would leave
 * it alone anyway; but being asked, it is started, and one that has to make way for a new version is started again.
 * @param folder absolute, with a slash at its end
 */
export async function passBy(event: InstallEvent, folder: URL): Promise<void> {
  if (!event.addRoutes || typeof URLPattern === 'undefined') return;
  const urlPattern = new URLPattern({ pathname: `${folder.pathname}*` });
  // Refused by a browser that knows other conditions: then the worker is asked as before.
  await event.addRoutes({ condition: { urlPattern }, source: 'network' }).catch(() => undefined);
}
