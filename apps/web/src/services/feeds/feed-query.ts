/** Settings that all feed queries share, on top of `config/query-defaults.ts`. */
import { RETRIES, retryDelay } from '#app/config/query-defaults.ts';
import { FeedError } from '#app/lib/feed-answer.ts';

/** Longest `Retry-After` that is waited for without asking the pilot, milliseconds. */
const LONGEST_WAIT_MS = 30_000;

/** Whether to try again: not if the answer would be the same. */
export function retryFeed(failures: number, error: Error): boolean {
  if (failures >= RETRIES || !(error instanceof FeedError)) return false;
  if (error.failure === 'busy') return waitOf(error) <= LONGEST_WAIT_MS;
  if (error.failure === 'http') return error.status === undefined || error.status >= 500;
  return error.failure !== 'offline' && error.failure !== 'too-large';
}

/** Milliseconds until the next try. */
export function retryFeedDelay(failures: number, error: Error): number {
  return Math.max(retryDelay(failures), error instanceof FeedError ? waitOf(error) : 0);
}

function waitOf({ notBefore }: FeedError): number {
  return notBefore === undefined ? 0 : Math.max(notBefore - Date.now(), 0);
}

/**
 * Settings for `useQuery`: fresh for `staleMs`, polled every `pollMs` while the page is visible. Hidden tabs and
 * offline pages ask nothing, and catch up at once afterwards.
 */
export function feedQuery({ staleMs, pollMs }: { staleMs: number; pollMs?: number }) {
  return {
    staleTime: staleMs,
    retry: retryFeed,
    retryDelay: retryFeedDelay,
    networkMode: 'online',
    refetchInterval: pollMs ?? false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  } as const;
}
