import { expect, it, vi } from 'vitest';
import { FeedError, type FeedFailure } from '#app/lib/feed-answer.ts';
import { feedQuery, retryFeed, retryFeedDelay } from './feed-query.ts';

it.each<[FeedFailure, number | undefined, boolean]>([
  ['timeout', undefined, true],
  ['unreachable', undefined, true],
  ['unreadable', undefined, true],
  ['http', 503, true],
  ['http', 404, false],
  ['offline', undefined, false],
  ['too-large', undefined, false],
])('%s %s is tried again: %s', (failure, status, again) => {
  const error = new FeedError(failure, status === undefined ? {} : { status });
  expect([0, 1, 2, 3].map((failures) => retryFeed(failures, error))).toEqual([again, again, again, false]);
});

it('does not try again what is a mistake of our own', () => {
  expect(retryFeed(0, new TypeError('x is undefined'))).toBe(false);
});

it('waits as long as the server asks, but leaves long waits to the pilot', () => {
  vi.useFakeTimers({ now: 0 });
  const soon = new FeedError('busy', { notBefore: 20_000 });
  expect([retryFeed(0, soon), retryFeedDelay(0, soon)]).toEqual([true, 20_000]);
  expect(retryFeed(0, new FeedError('busy', { notBefore: 60_000 }))).toBe(false);
});

it('waits from one second on otherwise, twice as long each time, 30 s at most', () => {
  const error = new FeedError('timeout');
  expect([0, 1, 2, 9].map((failures) => retryFeedDelay(failures, error))).toEqual([1000, 2000, 4000, 30_000]);
});

it('never polls where nobody looks', () => {
  expect(feedQuery({ staleMs: 1, pollMs: 2 })).toMatchObject({
    refetchInterval: 2,
    refetchIntervalInBackground: false,
    networkMode: 'online',
  });
});
