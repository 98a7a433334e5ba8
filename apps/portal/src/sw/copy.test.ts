// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyKey, recordPrefix, type OfflineFiles } from '#app/config/offline-copy.ts';
import { FakeCaches } from '#app/testing/fake-caches.ts';
import {
  activateCopy,
  dropCopy,
  fillCopy,
  readCopy,
  readCopyWithoutNetwork,
  readEarlierCopy,
  type Copy,
} from './copy.ts';

const SCOPE = 'https://portal.example.org/';
const copyOf = (version: string, files: OfflineFiles): Copy => ({ scope: SCOPE, version, files });
const FIRST = copyOf('one', { '': 'p1', 'assets/a-1.js': 'a1', 'images/logo.svg': 'logo' });
const SECOND = copyOf('two', { '': 'p2', 'assets/a-2.js': 'a2', 'images/logo.svg': 'logo' });
const THIRD = copyOf('three', { '': 'p3', 'assets/a-3.js': 'a3', 'images/logo.svg': 'logo' });

let store: FakeCaches;
let server: (path: string) => Response;
let asked: string[];

beforeEach(() => {
  store = new FakeCaches();
  asked = [];
  server = (path) => new Response(`body of ${path}`);
  vi.stubGlobal('caches', store);
  vi.stubGlobal('fetch', (target: string | Request, init?: RequestInit) => {
    const path = (typeof target === 'string' ? target : target.url).slice(SCOPE.length);
    asked.push(`${path} ${init?.cache ?? ''} ${init?.integrity ?? ''}`.trim());
    return Promise.resolve().then(() => server(path));
  });
  let clock = Date.UTC(2026, 10, 21);
  vi.spyOn(Date.prototype, 'toISOString').mockImplementation(() => `stamp ${(clock += 1000)}`);
});

const keptKeys = () => store.urls('portal:/').filter((url) => !url.startsWith(recordPrefix(SCOPE)));
const keysOf = ({ files }: Copy) => Object.entries(files).map(([path, sha]) => copyKey(SCOPE, path, sha));
const publish = async (copy: Copy) => {
  await fillCopy(copy);
  await activateCopy(copy);
};

describe('the first visit', () => {
  it('fetches every file by its fingerprint, and asks again for all but assets', async () => {
    await fillCopy(FIRST);
    expect(asked.toSorted()).toEqual([
      'assets/a-1.js default sha256-a1',
      'images/logo.svg no-cache sha256-logo',
      'no-cache sha256-p1',
    ]);
    expect(keptKeys().toSorted()).toEqual(keysOf(FIRST).toSorted());
  });

  it('fails as a whole when a file does not arrive, and goes on from there the next time', async () => {
    server = (path) => (path.startsWith('images/') ? new Response('', { status: 503 }) : new Response('ok'));
    await expect(fillCopy(FIRST)).rejects.toThrow('images/logo.svg: 503');
    server = () => new Response('ok');
    await vi.waitFor(() => expect(keptKeys()).toHaveLength(2));
    asked = [];
    await fillCopy(FIRST);
    expect(asked).toEqual(['images/logo.svg no-cache sha256-logo']);
  });

  it('keeps answers as if they had come without a redirect', async () => {
    server = () =>
      Object.defineProperty(new Response('page', { headers: { 'X-Frame-Options': 'DENY' } }), 'redirected', {
        value: true,
      });
    await publish(FIRST);
    const page = await readCopy(FIRST, '', new Request(SCOPE));
    expect(page.redirected).toBe(false);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(await page.text()).toBe('page');
  });
});

describe('a new version', () => {
  it('fetches what has changed, and leaves the old one complete until its turn', async () => {
    await publish(FIRST);
    asked = [];
    await fillCopy(SECOND);
    expect(asked.toSorted()).toEqual(['assets/a-2.js default sha256-a2', 'no-cache sha256-p2']);
    expect(keptKeys()).toEqual(expect.arrayContaining(keysOf(FIRST)));
  });

  it('keeps the version before for tabs that are still open, and no older one', async () => {
    await publish(FIRST);
    await publish(SECOND);
    expect(new Set(keptKeys())).toEqual(new Set([...keysOf(FIRST), ...keysOf(SECOND)]));
    await publish(THIRD);
    expect(new Set(keptKeys())).toEqual(new Set([...keysOf(SECOND), ...keysOf(THIRD)]));
  });

  it('forgets a version that never had its turn', async () => {
    await publish(FIRST);
    await fillCopy(SECOND);
    await publish(THIRD);
    expect(new Set(keptKeys())).toEqual(new Set([...keysOf(FIRST), ...keysOf(THIRD)]));
  });

  it('takes nothing from a still newer one that is being fetched', async () => {
    await publish(FIRST);
    await fillCopy(SECOND);
    await fillCopy(THIRD);
    await activateCopy(SECOND);
    expect(keptKeys()).toEqual(expect.arrayContaining([...keysOf(SECOND), ...keysOf(THIRD)]));
  });

  it('notes when it was fetched and that pages come from it', async () => {
    await publish(FIRST);
    await publish(SECOND);
    const records = await store.records('portal:/', recordPrefix(SCOPE));
    expect(records.map(({ active }) => active)).toEqual([false, true]);
    expect(records[1]?.savedAt).toMatch(/^stamp/);
  });

  it('may be an old one again', async () => {
    await publish(FIRST);
    await publish(SECOND);
    asked = [];
    await publish(FIRST);
    expect(asked).toEqual([]);
    expect(
      (await store.records('portal:/', recordPrefix(SCOPE))).filter(({ active }) => active),
    ).toHaveLength(1);
  });

  it('that changes nothing but the worker stays in use meanwhile', async () => {
    await publish(FIRST);
    await fillCopy(FIRST);
    expect((await store.records('portal:/', recordPrefix(SCOPE)))[0]?.active).toBe(true);
  });
});

describe('reading', () => {
  it('gives what is kept without asking anybody', async () => {
    await publish(FIRST);
    asked = [];
    expect(
      await (await readCopy(FIRST, 'images/logo.svg', new Request(`${SCOPE}images/logo.svg`))).text(),
    ).toBe('body of images/logo.svg');
    expect(asked).toEqual([]);
  });

  it('asks the network for what the browser has lost', async () => {
    server = () => new Response('from the network');
    expect(
      await (await readCopy(FIRST, 'images/logo.svg', new Request(`${SCOPE}images/logo.svg`))).text(),
    ).toBe('from the network');
  });

  it('finds a chunk of the version before, and asks the network for one that was never there', async () => {
    await publish(FIRST);
    await publish(SECOND);
    server = () => new Response('', { status: 404 });
    expect((await readEarlierCopy(SECOND, new Request(`${SCOPE}assets/a-1.js`))).status).toBe(200);
    expect((await readEarlierCopy(SECOND, new Request(`${SCOPE}assets/a-0.js`))).status).toBe(404);
  });

  it('shows the app in place of an unknown page only without a network', async () => {
    await publish(FIRST);
    server = () => new Response('somebody else’s forum');
    const forum = new Request(`${SCOPE}foro`);
    expect(await (await readCopyWithoutNetwork(FIRST, forum)).text()).toBe('somebody else’s forum');
    server = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await (await readCopyWithoutNetwork(FIRST, forum)).text()).toBe('body of ');
  });
});

it('thrown away, nothing is left, and nothing of a portal in another folder is touched', async () => {
  await publish(FIRST);
  await store.open('portal:/otra/');
  await dropCopy(SCOPE);
  expect([...store.names()]).toEqual(['portal:/otra/']);
});
