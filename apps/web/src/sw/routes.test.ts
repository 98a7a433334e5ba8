// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '@va/testing/fake-caches.ts';
import type { PageDocuments } from './page-documents.ts';

const SCOPE = 'https://portal.example.org/eve/';
/** Addresses as the build lists them; each is kept under its own name. */
const FILES = ['./', 'boot.js', 'assets/home-abc.js', 'documentos/manuales/acars', 'descargas/a320.html'];

/** Kept apart, for pilots who have opened the logbook. */
const LOGBOOK = 'assets/reports-abc.js';

/** The documents of single pages, of which one is at hand. */
const documents: PageDocuments = {
  open: async ({ pathname }) => (pathname === '/eve/flota' ? new Response('painted fleet') : undefined),
  keepOpen: async () => {},
  activate: async () => {},
};

let ask: Awaited<ReturnType<typeof openWorker>>;
const store = new FakeCaches();

beforeEach(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL('sw.js', SCOPE));
  vi.stubGlobal('registration', { scope: SCOPE });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('FetchEvent', class extends Event {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('caches', store);
  ask ??= await openWorker();
});

/** What the worker answers a request with, once its routes are registered. */
async function openWorker() {
  const { PrecacheController } = await import('workbox-precaching/PrecacheController.js');
  const { Router } = await import('workbox-routing/Router.js');
  const { addRoutes } = await import('./routes.ts');
  const { getOrCreateDefaultRouter } = await import('workbox-routing/utils/getOrCreateDefaultRouter.js');
  const copy = new PrecacheController({ cacheName: 'files' });
  copy.addToCacheList(FILES.map((url) => ({ url, revision: url.startsWith('assets/') ? null : '1' })));
  const files = await store.open('files');
  for (const [url, key] of copy.getURLsToCacheKeys()) await files.put(key, new Response(`kept ${url}`));
  const logbook = new PrecacheController({ cacheName: 'logbook' });
  logbook.addToCacheList([{ url: LOGBOOK, revision: null }]);
  const pages = await store.open('logbook');
  for (const [url, key] of logbook.getURLsToCacheKeys()) await pages.put(key, new Response(`kept ${url}`));
  addRoutes(SCOPE, { copy, logbook, documents });
  const router: InstanceType<typeof Router> = getOrCreateDefaultRouter();
  return async (path: string, { method = 'GET', navigate = false } = {}) => {
    const request = new Request(new URL(path, SCOPE), { method });
    if (navigate) Object.defineProperty(request, 'mode', { value: 'navigate' });
    const event = Object.assign(new Event('fetch'), { request, waitUntil: () => {} });
    return (await router.handleRequest({ request, event: event as never }))?.text();
  };
}

describe('the worker answers', () => {
  it.each([...FILES.slice(1), LOGBOOK])('with its file %s, whatever comes after the path', async (path) => {
    expect(await ask(path)).toBe(`kept ${SCOPE}${path}`);
    expect(await ask(`${path}?v=2`)).toBe(`kept ${SCOPE}${path}`);
  });

  it('with a document whose address ends in a slash', async () =>
    expect(await ask('documentos/manuales/acars/', { navigate: true })).toBe(
      `kept ${SCOPE}documentos/manuales/acars`,
    ));

  it('with the document of the page, whatever is searched there', async () =>
    expect(await ask('flota?q=madrid', { navigate: true })).toBe('painted fleet'));

  it('with the app’s page for a page whose document is not at hand', async () =>
    expect(await ask('notams', { navigate: true })).toBe(`kept ${SCOPE}`));

  it('with the network first where somebody else’s page may stand, and with the app’s page without one', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('a forum')));
    expect(await ask('foro', { navigate: true })).toBe('a forum');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask('foro', { navigate: true })).toBe(`kept ${SCOPE}`);
  });
});

describe('a page of the platform', () => {
  it.each(['plataforma/', 'plataforma/reservas', 'plataforma/informes/ABCD2345?de=mesa'])(
    'is asked of the server, which is told how it was opened, and without one it is the app’s: %s',
    async (path) => {
      const asked = vi.fn<typeof fetch>(async () => new Response('painted'));
      vi.stubGlobal('fetch', asked);
      expect(await ask(path, { navigate: true })).toBe('painted');
      expect(new Headers(asked.mock.calls[0]?.[1]?.headers).has('X-Opened-As')).toBe(true);
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      expect(await ask(path, { navigate: true })).toBe(`kept ${SCOPE}`);
    },
  );
});

describe('the worker leaves alone', () => {
  it.each([
    'plataforma/api',
    'plataforma/api/live',
    'plataforma/calendario/eventos.ics',
    'documentos/no-existe',
    'informe.pdf',
    'https://newsky.app/eve/flota',
    'https://portal.example.org:8443/eve/flota',
    'http://portal.example.org/eve/flota',
    'https://portal.example.org/flota',
    'https://portal.example.org/evento/flota',
    'https://newsky.app/eve/boot.js',
    'https://newsky.app/eve/assets/home-abc.js',
  ])('%s', async (path) => expect(await ask(path, { navigate: true })).toBeUndefined());

  it('anything but reading, and pages that are fetched and not opened', async () => {
    expect(await ask('boot.js', { method: 'POST' })).toBeUndefined();
    expect(await ask('boot.js', { method: 'HEAD' })).toBeUndefined();
    expect(await ask('flota')).toBeUndefined();
  });
});
