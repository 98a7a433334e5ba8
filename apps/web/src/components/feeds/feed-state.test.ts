import { describe, expect, it } from 'vitest';
import { FeedError, type FeedFailure } from '#app/lib/feed-answer.ts';
import { feedState, type FeedQueryState } from './feed-state.ts';
import { feedProblemWords } from './feed-status.tsx';

const MINUTE = 60_000;
const answer = (fetchedAt: number) => ({ data: {}, dropped: 2, fetchedAt });
const query = (part: Partial<FeedQueryState>): FeedQueryState => ({
  data: undefined,
  error: null,
  fetchStatus: 'idle',
  ...part,
});

describe('the state of a feed', () => {
  it.each<[string, Partial<FeedQueryState>, string]>([
    ['on its way', { fetchStatus: 'fetching' }, 'loading'],
    [
      'on its way again after a failure',
      { fetchStatus: 'fetching', error: new FeedError('timeout') },
      'loading',
    ],
    ['failed', { error: new FeedError('timeout') }, 'failed'],
    ['waiting for a network', { fetchStatus: 'paused' }, 'failed'],
    ['fresh', { data: answer(9 * MINUTE) }, 'current'],
    ['old', { data: answer(0) }, 'stale'],
    ['fresh, but the last try failed', { data: answer(9 * MINUTE), error: new FeedError('http') }, 'stale'],
    ['fresh, but without a network', { data: answer(9 * MINUTE), fetchStatus: 'paused' }, 'stale'],
  ])('%s', (_, part, phase) => {
    expect(feedState(query(part), 5 * MINUTE, 10 * MINUTE).phase).toBe(phase);
  });

  it('counts what was dropped and keeps the reason', () => {
    expect(feedState(query({ data: answer(0), error: new TypeError('x') }), 1, 2)).toMatchObject({
      dropped: 2,
      fetchedAt: 0,
      problem: { failure: 'unreadable' },
    });
  });
});

it('every failure says what happened in a sentence', () => {
  const failures: FeedFailure[] = [
    'offline',
    'timeout',
    'unreachable',
    'busy',
    'http',
    'unreadable',
    'too-large',
  ];
  for (const failure of failures) {
    const words = feedProblemWords({ failure, status: 503, notBefore: 150_000 }, 'VATSIM', 0);
    expect(words).toMatch(/^[A-Z].*\.$/);
  }
  const busy = (notBefore: number) =>
    feedProblemWords({ failure: 'busy', status: 429, notBefore }, 'VATSIM', 0).replaceAll('\u00a0', ' ');
  expect(busy(30_000)).toContain('dentro de 30 s');
  expect(busy(150_000)).toContain('dentro de 3 min');
  expect(busy(0)).toContain('ahora');
});
