// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyCaches, dateKey } from '#app/config/offline-copy.ts';
import { FakeCaches } from '@va/testing/fake-caches.ts';
import { earlierThenNetwork, keepEarlier, noteActive, noteFetched } from './copy.ts';
import { dropCopy, dropFormerCopy } from './drop-copy.ts';

const SCOPE = 'https://portal.example.org/';
const NAMES = copyCaches(SCOPE);

let store: FakeCaches;
beforeEach(() => {
  store = new FakeCaches();
  vi.stubGlobal('caches', store);
});

const keep = async (...paths: string[]) => {
  const files = await store.open(NAMES.files);
  for (const path of paths) await files.put(SCOPE + path, new Response(`body of ${path}`));
};
const bodyOf = async (path: string) => (await earlierThenNetwork(SCOPE, new Request(SCOPE + path))).text();

describe('the version before', () => {
  beforeEach(() =>
    vi.stubGlobal('fetch', (request: Request) => Promise.resolve(new Response(`network: ${request.url}`))),
  );

  it('stays for tabs that are still open, as far as the new version lacks its files, and no older one', async () => {
    await keep('assets/a-1.js', 'assets/b.js', 'assets/a-2.js');
    await keepEarlier(SCOPE, new Set([`${SCOPE}assets/a-2.js`, `${SCOPE}assets/b.js`]));
    expect(store.urls(NAMES.earlier)).toEqual([`${SCOPE}assets/a-1.js`]);
    expect(await bodyOf('assets/a-1.js?v=1')).toBe('body of assets/a-1.js');
    await (await store.open(NAMES.files)).delete(`${SCOPE}assets/a-1.js`);
    await keep('assets/a-3.js');
    await keepEarlier(SCOPE, new Set([`${SCOPE}assets/a-3.js`, `${SCOPE}assets/b.js`]));
    expect(store.urls(NAMES.earlier)).toEqual([`${SCOPE}assets/a-2.js`]);
  });

  it('leaves to the network what it never had', async () => {
    expect(await bodyOf('assets/a-0.js')).toBe(`network: ${SCOPE}assets/a-0.js`);
  });
});

describe('the date of the copy', () => {
  const dateOf = async (version: 'active' | 'waiting') =>
    (await (await store.open(NAMES.dates)).match(dateKey(SCOPE, version)))?.text();

  it('is the one of the version in use, while another one waits', async () => {
    vi.setSystemTime('2026-11-20T09:30:00Z');
    await noteFetched(SCOPE);
    await noteActive(SCOPE);
    vi.setSystemTime('2026-11-22T10:00:00Z');
    await noteFetched(SCOPE);
    vi.useRealTimers();
    expect(await dateOf('active')).toBe('2026-11-20T09:30:00.000Z');
    await noteActive(SCOPE);
    expect(await dateOf('active')).toBe('2026-11-22T10:00:00.000Z');
    expect(await dateOf('waiting')).toBeUndefined();
  });

  it('stays when a version comes into use that has not been fetched anew', async () => {
    await noteFetched(SCOPE);
    await noteActive(SCOPE);
    const before = await dateOf('active');
    await noteActive(SCOPE);
    expect(await dateOf('active')).toBe(before);
  });
});

describe('thrown away', () => {
  it('nothing is left, and nothing of a portal in another folder is touched', async () => {
    await keep('boot.js');
    await noteFetched(SCOPE);
    await store.open('portal:/');
    const other = Object.values(copyCaches(`${SCOPE}otra/`));
    for (const name of other) await store.open(name);
    await dropCopy(SCOPE);
    expect([...store.names()]).toEqual(other);
  });

  it('is what a portal of before kept, once the new copy is in use', async () => {
    await store.open('portal:/');
    await keep('boot.js');
    await dropFormerCopy(SCOPE);
    expect([...store.names()]).toEqual([NAMES.files]);
  });
});
