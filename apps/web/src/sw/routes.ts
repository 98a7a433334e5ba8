/** Requests that the worker answers, and their sources. The browser handles all others as if there were no worker. */
import type { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { PLATFORM } from '@va/security/platform-folders.ts';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { ASSETS } from '@va/security/served-folders.ts';
import { earlierThenNetwork } from './copy.ts';
import { pageAt } from './navigation.ts';
import type { PageDocuments } from './page-documents.ts';

interface Kept {
  copy: PrecacheController;
  logbook: PrecacheController;
  documents: PageDocuments;
}

/** `scope` is the portal's folder; nothing outside it is answered, no other host's in particular. */
export function addRoutes(scope: string, { copy, logbook, documents }: Kept): void {
  const pathOf = ({ origin, pathname }: URL) =>
    `${origin}${pathname}`.startsWith(scope) ? `${origin}${pathname}`.slice(scope.length) : undefined;
  const isPage = (url: URL, request: Request, whose: 'own' | 'unknown') => {
    const path = pathOf(url);
    return request.mode === 'navigate' && path !== undefined && pageAt(path) === whose;
  };
  const appPage = copy.createHandlerBoundToURL(scope);

  for (const kept of [copy, logbook])
    registerRoute(
      new PrecacheRoute(kept, {
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
  // Pages of the platform come from the server first, which renders them for the account. Links to files, such as a
  // calendar, or to the API are left alone.
  if (OWN_PLATFORM)
    registerRoute(
      ({ url, request }) => request.mode === 'navigate' && isPlatformPage(pathOf(url)),
      (options) =>
        fetch(options.request, { headers: asOpened(options.request) }).catch(() => appPage(options)),
    );
  registerRoute(
    ({ url, request }) => isPage(url, request, 'own'),
    async (options) => (await documents.open(options.url, options.event)) ?? appPage(options),
  );
  // The page may belong to another program, so the network comes first.
  registerRoute(
    ({ url, request }) => isPage(url, request, 'unknown'),
    (options) => fetch(options.request).catch(() => appPage(options)),
  );
}

const isPlatformPage = (path: string | undefined) =>
  path?.startsWith(PLATFORM) === true && !/\/api(?:\/|$)|\.\w+$/.test(path);

/**
 * The server renders a page only for a navigation, and a worker's request does not look like one, so this header says
 * so.
 */
function asOpened({ headers, destination }: Request): Headers {
  const told = new Headers(headers);
  told.set('X-Opened-As', destination);
  return told;
}
