import { type LimitState, type RequestLimit, standing, windowStart } from './request-limits.ts';

/** Callers that are counted at once: a flood from more addresses than this is no longer told apart by them. */
const MOST_CALLERS = 50_000;

export type CountRead = (caller: string, limit: RequestLimit, now: Date) => LimitState;

/**
 * Counts reads in memory, each process those that it answers: of N processes a caller gets at most N times as much. Every
 * caller of one counter has a window of the same length.
 */
export function readCounter(mostCallers = MOST_CALLERS): CountRead {
  let window = Number.NaN;
  const counted = new Map<string, number>();
  return (caller, limit, now) => {
    const start = windowStart(limit.windowSeconds, now);
    // Also where the clock was set back.
    if (start !== window) counted.clear();
    window = start;
    const requests = (counted.get(caller) ?? 0) + 1;
    // Who asks is the last again: those who asked longest ago are forgotten first, and not who asks all the time.
    counted.delete(caller);
    const [oldest] = counted.size >= mostCallers ? counted.keys() : [];
    if (oldest !== undefined) counted.delete(oldest);
    counted.set(caller, requests);
    return standing(requests, limit, now);
  };
}
