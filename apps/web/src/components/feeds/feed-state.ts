/** The state of a feed's data, from the state of its query. Pure. */
import type { FeedAnswer, FeedError } from '#app/lib/feed-answer.ts';

/** The part of a query's result that decides. */
export interface FeedQueryState {
  data: FeedAnswer<unknown> | undefined;
  error: Error | null;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/**
 * - `loading`: nothing to show yet, but on its way
 * - `current`: fresh
 * - `stale`: older than it should be, or the last try to renew it failed; still shown
 * - `failed`: nothing to show
 */
export type FeedPhase = 'loading' | 'current' | 'stale' | 'failed';

export interface FeedState {
  phase: FeedPhase;
  /** Epoch milliseconds of the data on the screen. */
  fetchedAt: number | undefined;
  dropped: number;
  /** Why the last try failed. */
  problem: Pick<FeedError, 'failure' | 'status' | 'notBefore'> | undefined;
}

/** State at `now` of data that are old after `staleAfterMs`. */
export function feedState(query: FeedQueryState, staleAfterMs: number, now: number): FeedState {
  const { data, fetchStatus } = query;
  const problem = fetchStatus === 'paused' ? OFFLINE : problemOf(query.error);
  const common = { fetchedAt: data?.fetchedAt, dropped: data?.dropped ?? 0, problem };
  if (data !== undefined) {
    const isOld = problem !== undefined || now - data.fetchedAt > staleAfterMs;
    return { ...common, phase: isOld ? 'stale' : 'current' };
  }
  return { ...common, phase: fetchStatus !== 'fetching' && problem !== undefined ? 'failed' : 'loading' };
}

const OFFLINE = { failure: 'offline', status: undefined, notBefore: undefined } as const;

/** Any other error comes from a field with an unexpected value: the answer is unreadable. */
function problemOf(error: Error | null): FeedState['problem'] {
  if (error === null) return undefined;
  return 'failure' in error
    ? (error as FeedError)
    : { failure: 'unreadable', status: undefined, notBefore: undefined };
}
