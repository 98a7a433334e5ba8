import { type LimitState, type RequestLimit, standing, windowStart } from './request-limits.ts';

/** Most callers counted at once; with more than this many in a window, the counts of some are lost. */
const MOST_CALLERS = 50_000;

export type CountRead = (caller: string, limit: RequestLimit, now: Date) => LimitState;

/**
 * Counts reads for the rate limit in the memory of each process, so with N processes a caller gets up to N times the
 * limit. All callers of one counter must have windows of the same length.
 */
export function readCounter(mostCallers = MOST_CALLERS): CountRead {
  let window = Number.NaN;
  const counted = new Map<string, number>();
  return (caller, limit, now) => {
    const start = windowStart(limit.windowSeconds, now);
    // A new window; `!==` also catches a clock that was set back.
    if (start !== window) counted.clear();
    window = start;
    const requests = (counted.get(caller) ?? 0) + 1;
    // Move the caller to the end of the map: the least recent caller is dropped first, never one who floods.
    counted.delete(caller);
    const [oldest] = counted.size >= mostCallers ? counted.keys() : [];
    if (oldest !== undefined) counted.delete(oldest);
    counted.set(caller, requests);
    return standing(requests, limit, now);
  };
}
