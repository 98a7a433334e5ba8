/** Which requests the worker answers, and from where. All others are left to the browser, as if there were no worker. */
import type { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { ASSETS } from '@va/security/served-folders.ts';
import { earlierThenNetwork } from './copy.ts';
import { pageAt } from './navigation.ts';

/** `scope` is the portal's folder; nothing outside it is answered, no other host's in particular. */
export function addRoutes(scope: string, copy: PrecacheController): void {
  const pathOf = ({ origin, pathname }: URL) =>
    `${origin}${pathname}`.startsWith(scope) ? `${origin}${pathname}`.slice(scope.length) : undefined;
  const isPage = (url: URL, request: Request, whose: 'own' | 'unknown') => {
    const path = pathOf(url);
    return request.mode === 'navigate' && path !== undefined && pageAt(path) === whose;
  };
  const appPage = copy.createHandlerBoundToURL(scope);

  registerRoute(
    new PrecacheRoute(copy, {
      // Our files are the same with any search parameters.
      ignoreURLParametersMatching: [/./],
      directoryIndex: '',
      cleanURLs: false,
      // The address of a document may end in a slash.
      urlManipulation: ({ url }) => [new URL(url.origin + url.pathname.replace(/\/$/, ''))],
    }),
  );
  registerRoute(
    ({ url }) => pathOf(url)?.startsWith(ASSETS),
    ({ request }) => earlierThenNetwork(scope, request),
  );
  registerRoute(({ url, request }) => isPage(url, request, 'own'), appPage);
  // Somebody else's page may stand there: the network is asked first.
  registerRoute(
    ({ url, request }) => isPage(url, request, 'unknown'),
    (options) => fetch(options.request).catch(() => appPage(options)),
  );
}
