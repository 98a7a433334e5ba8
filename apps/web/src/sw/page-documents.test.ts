// @vitest-environment node
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyCaches } from '#app/config/offline-copy.ts';
import { FakeCaches } from '@va/testing/fake-caches.ts';
import type { PageDocuments } from './page-documents.ts';

const SCOPE = 'https://portal.example.org/eve/';
const PAGES = ['flota', 'flota/ec-lzd', 'notams'];
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const painted = (path: string) => `painted ${path}`;

let store: FakeCaches;
let documents: PageDocuments;
/** What still runs after an answer was given. */
let work: Promise<unknown>[];
const registration = { scope: SCOPE, waiting: null as object | null };
const open = vi.fn<() => { url: string }[]>(() => []);

beforeEach(async () => {
  store = new FakeCaches();
  work = [];
  registration.waiting = null;
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL('sw.js', SCOPE));
  vi.stubGlobal('registration', registration);
  vi.stubGlobal('clients', { matchAll: async () => open() });
  vi.stubGlobal('FetchEvent', class extends Event {});
  vi.stubGlobal('caches', store);
  const { pageDocuments } = await import('./page-documents.ts');
  documents = pageDocuments(
    SCOPE,
    PAGES.map((url) => ({
      url,
      revision: sha256(painted(url)),
      integrity: `sha256-${sha256(painted(url))}`,
    })),
  );
});
afterEach(() => vi.useRealTimers());

/** A network that keeps to the fingerprint which is asked for, as browsers do. */
function stubNetwork(answer: (path: string) => string | Promise<string>) {
  const asked = vi.fn<(request: Request) => Promise<Response>>(async (request) => {
    const body = await answer(request.url.slice(SCOPE.length));
    if (request.integrity !== `sha256-${sha256(body)}`) throw new TypeError('Failed to fetch');
    return new Response(body, { status: 200 });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

const eventOf = (type: string) =>
  Object.assign(new Event(type), { waitUntil: (part: Promise<unknown>) => void work.push(part) });
const bodyAt = async (path: string) => (await documents.open(new URL(path, SCOPE), eventOf('fetch')))?.text();

describe('a page that is opened', () => {
  it.each(['flota', 'flota/', 'flota?q=madrid', 'flota/ec-lzd'])(
    'comes from the network once and from the copy afterwards: %s',
    async (path) => {
      const asked = stubNetwork(painted);
      const page = painted(path.replace(/\/?(?:\?.*)?$/, ''));
      expect(await bodyAt(path)).toBe(page);
      await Promise.all(work);
      expect(await bodyAt(path)).toBe(page);
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it('has none of its own where the build knows none, and the network is not asked', async () => {
    const asked = stubNetwork(painted);
    expect(await bodyAt('flota/ec-xxx')).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is neither shown nor kept where another version, or a host without our rules, answers', async () => {
    stubNetwork(() => 'another page');
    expect(await bodyAt('flota')).toBeUndefined();
    await Promise.all(work);
    expect(store.urls(copyCaches(SCOPE).pages)).toEqual([]);
  });

  it('does not wait for a network that is gone', async () => {
    stubNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await bodyAt('flota')).toBeUndefined();
  });

  it('does without the network while a new version waits, which is what the network has', async () => {
    const asked = stubNetwork(painted);
    registration.waiting = {};
    expect(await bodyAt('flota')).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it('waits half a second for a slow network, and keeps what comes later for the next time', async () => {
    vi.useFakeTimers();
    let arrive = (): void => {};
    stubNetwork((path) => new Promise((resolve) => (arrive = () => resolve(painted(path)))));
    const opened = bodyAt('notams');
    await vi.advanceTimersByTimeAsync(500);
    expect(await opened).toBeUndefined();
    vi.useRealTimers();
    arrive();
    await work[0];
    expect(await bodyAt('notams')).toBe(painted('notams'));
  });
});

describe('a worker that is being installed', () => {
  it('keeps the pages that are open, of this version only, and none of somebody else', async () => {
    stubNetwork((path) => (path === 'notams' ? 'of another version' : painted(path)));
    open.mockReturnValue([
      { url: `${SCOPE}flota?q=madrid` },
      { url: `${SCOPE}notams` },
      { url: `${SCOPE}plataforma/reservas` },
      { url: 'https://portal.example.org/foro' },
    ]);
    await documents.keepOpen(eventOf('install'));
    await Promise.all(work);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await bodyAt('flota')).toBe(painted('flota'));
    expect(await bodyAt('notams')).toBeUndefined();
    expect(store.urls(copyCaches(SCOPE).pages)).toHaveLength(1);
  });

  it('drops what the version before has kept when it takes over', async () => {
    const pages = await store.open(copyCaches(SCOPE).pages);
    await pages.put(`${SCOPE}flota?__WB_REVISION__=old`, new Response('old'));
    await documents.activate(eventOf('activate'));
    expect(store.urls(copyCaches(SCOPE).pages)).toEqual([]);
  });
});
