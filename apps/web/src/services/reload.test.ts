import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadIfPossible, reloadOnce } from './reload.ts';

const HERE = 'https://portal.example.org/flota';
const THERE = 'https://portal.example.org/notams';
let reload: ReturnType<typeof vi.fn>;
let asked: ReturnType<typeof vi.fn>;
let entries: { state: unknown; url: string }[];

/** A document that has just been loaded. */
const newDocument = () => vi.stubGlobal('performance', { timeOrigin: (started += 1) });
let started = 0;

beforeEach(() => {
  newDocument();
  reload = vi.fn<() => void>();
  asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response());
  entries = [{ state: { idx: 3 }, url: HERE }];
  const top = () => entries[entries.length - 1]!;
  const place = { href: HERE, reload };
  vi.stubGlobal('location', place);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('history', {
    get state() {
      return top().state;
    },
    pushState: (state: unknown, _: string, url: string) => {
      entries.push({ state, url });
      place.href = url;
    },
    replaceState: (state: unknown) => Object.assign(top(), { state }),
  });
});

describe('loading the page anew', () => {
  it('goes where the pilot was going, so that «Atrás» still leads back', async () => {
    expect(await reloadOnce(THERE, 'a')).toBe(true);
    expect(entries.map(({ url }) => url)).toEqual([HERE, THERE]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('adds one step for all who ask at the same time', async () => {
    const both = [reloadOnce(THERE, 'a'), reloadOnce(THERE, 'a')];
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(entries.map(({ url }) => url)).toEqual([HERE, THERE]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is what whoever asks later waits for too, so that nothing is written for a page that goes', async () => {
    await reloadOnce(THERE, 'a');
    expect(await reloadOnce(THERE, 'a')).toBe(true);
    expect(entries.map(({ url }) => url)).toEqual([HERE, THERE]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('adds no step where the pilot already is', async () => {
    expect(await reloadOnce(HERE, 'a')).toBe(true);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.state).toMatchObject({ idx: 3 });
  });

  it('happens once for a build, and again only for another', async () => {
    await reloadOnce(HERE, 'a');
    newDocument();
    expect(await reloadOnce(HERE, 'a')).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect(await reloadOnce(HERE, 'b')).toBe(true);
  });

  it('happens for another page also where the one that stands here has been loaded anew', async () => {
    await reloadOnce(HERE, 'a');
    expect(await reloadOnce(THERE, 'a')).toBe(true);
  });

  it('does not happen without a connection, which nobody even asks about', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await reloadOnce(THERE, 'a')).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    expect(entries).toHaveLength(1);
  });

  it('asks for the start page, the one address that every host answers as found', async () => {
    asked.mockImplementation(async (url) => new Response('', { status: url === '/' ? 200 : 404 }));
    expect(await reloadOnce(THERE, 'a')).toBe(true);
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is in trouble', async () => new Response('', { status: 503 })],
  ])('does not happen when the host %s', async (_, answer) => {
    asked.mockImplementation(answer);
    expect(await reloadOnce(THERE, 'a')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(entries).toHaveLength(1);
  });
});

describe('loading the page again as the pilot asks', () => {
  it('happens as often as that', async () => {
    expect([await reloadIfPossible(), await reloadIfPossible()]).toEqual([true, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not happen without a connection, nor when the host does not answer', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await reloadIfPossible()).toBe(false);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await reloadIfPossible()).toBe(false);
    expect(asked).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
