/**
 * The service worker of the platform: keeps the pages of the logbook, its reports and the bookings, so that they open without a
 * network, and shows notices. What the pages show never passes through it: they keep that themselves, as one account's.
 */
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { setCacheNameDetails } from 'workbox-core/setCacheNameDetails.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { addRoute } from 'workbox-precaching/addRoute.js';
import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL.js';
import { precache } from 'workbox-precaching/precache.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { showNotices } from './notices.ts';
import type { NoticeWorker } from './worker-global.ts';

declare global {
  /** The files of the pages: the build writes them in place of this name. */
  const __PAGE_FILES__: PrecacheEntry[];
}

/** Folder of the platform, such as `/plataforma/`. */
const folder = new URL('./', location.href).pathname;

setCacheNameDetails({ prefix: 'plataforma', precache: 'paginas', suffix: folder });
precache(__PAGE_FILES__);
clientsClaim();

const page = createHandlerBoundToURL('./');
// Pages are asked of the server first, whose document names the newest files. A link to a file, such as a calendar, is
// left alone.
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && !/\/api\/|\.\w+$/.test(url.pathname),
  (options) => fetch(options.request, { headers: asOpened(options.request) }).catch(() => page(options)),
);
addRoute({ ignoreURLParametersMatching: [/./], directoryIndex: '', cleanURLs: false });

/**
 * The server renders a page only for a navigation, and a worker's request does not look like one: this header says so.
 */
function asOpened({ headers, destination }: Request): Headers {
  const told = new Headers(headers);
  told.set('X-Opened-As', destination);
  return told;
}

showNotices(globalThis as unknown as NoticeWorker);
