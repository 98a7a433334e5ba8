// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedError } from '#app/lib/feed-answer.ts';
import { feedLog } from './feed-log.ts';
import { fetchFeedJson, fetchFeedText, type FetchFeedOptions } from './fetch-feed.ts';

let answer: (request: { url: string; init: RequestInit }) => Promise<Response>;
let asked: { url: string; init: RequestInit }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer({ url, init });
  });
});

const gives = (body: string, init?: ResponseInit) => {
  answer = () => Promise.resolve(new Response(body, init));
};
/** A host of its own for each test: what one host wants must not hold for the next. */
let hosts = 0;
const address = () => `https://datos-${++hosts}.example/a`;

async function failure(url: string, options?: FetchFeedOptions): Promise<FeedError> {
  const error: unknown = await fetchFeedJson(url, options).catch((reason: unknown) => reason);
  if (!(error instanceof FeedError)) throw new Error(`no FeedError: ${String(error)}`);
  expect(feedLog.snapshot().get(new URL(url).host)?.outcome).toBe(error.failure);
  return error;
}

describe('a good answer', () => {
  it('is handed on, without cookies or referrer having been sent', async () => {
    gives('{"a":[1]}');
    const url = address();
    expect(await fetchFeedJson(url)).toEqual({ a: [1] });
    expect(asked[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(feedLog.snapshot().get(new URL(url).host)?.outcome).toBe('answered');
  });

  it('may be empty', async () => {
    answer = () => Promise.resolve(new Response(null, { status: 204 }));
    expect(await fetchFeedText(address())).toBe('');
  });
});

describe('a bad answer', () => {
  it.each([
    ['half a file', '{"a":[1,'],
    ['a page', '<!doctype html><title>Mantenimiento</title>'],
    ['nothing', ''],
  ])('%s cannot be read', async (_, body) => {
    gives(body);
    expect((await failure(address())).failure).toBe('unreadable');
  });

  it.each([404, 500, 503])('with status %d says so', async (status) => {
    gives('{}', { status });
    expect(await failure(address())).toMatchObject({ failure: 'http', status });
  });

  it('that is too long is given up', async () => {
    gives('"0123456789"');
    expect((await failure(address(), { maxLength: 5 })).failure).toBe('too-large');
  });

  it('that never comes is a timeout, and the request ends', async () => {
    vi.useFakeTimers();
    answer = ({ init }) =>
      new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const failed = failure(address(), { timeoutMs: 3000 });
    await vi.advanceTimersByTimeAsync(3000);
    expect((await failed).failure).toBe('timeout');
  });

  it('from a server out of reach or closed to pages', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await failure(address())).failure).toBe('unreachable');
  });
});

it('asks nothing without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await failure(address())).failure).toBe('offline');
  expect(asked).toEqual([]);
});

it('leaves an abort by the caller an abort', async () => {
  const leaving = new AbortController();
  answer = ({ init }) =>
    new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const asking = fetchFeedText(address(), { signal: leaving.signal });
  leaving.abort();
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
});

describe('a server that wants to be left alone', () => {
  const NOW = Date.parse('2026-03-05T12:00:00Z');

  it.each([
    ['120', 120],
    ['Thu, 05 Mar 2026 12:00:30 GMT', 30],
    [undefined, 60],
    ['pronto', 60],
    ['999999', 900],
  ])('with Retry-After %s is not asked for %d s', async (header, seconds) => {
    vi.useFakeTimers({ now: NOW });
    gives('', { status: 429, ...(header === undefined ? {} : { headers: { 'Retry-After': header } }) });
    const url = address();
    expect(await failure(url)).toMatchObject({ failure: 'busy', notBefore: NOW + seconds * 1000 });
    gives('{}');
    vi.setSystemTime(NOW + seconds * 1000 - 1);
    expect((await failure(url)).failure).toBe('busy');
    expect(asked).toHaveLength(1);
    vi.setSystemTime(NOW + seconds * 1000);
    expect(await fetchFeedJson(url)).toEqual({});
  });
});
