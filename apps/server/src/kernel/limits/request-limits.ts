import { sql } from 'kysely';
import { HOUR_MS } from '@va/domain/durations.ts';
import type { Queries } from '#server/db/database.ts';

/** So many requests in each window. */
export interface RequestLimit {
  requests: number;
  windowSeconds: number;
}

/** Where a caller stands after a request was counted. */
export interface LimitState {
  limit: number;
  remaining: number;
  /** Until the window ends. */
  resetSeconds: number;
  exceeded: boolean;
}

/**
 * Counts a request in the database, where all processes count together.
 * @param bucket who and what is counted, such as `sign-in:EVE017`
 */
export async function countRequest(
  queries: Queries,
  bucket: string,
  limit: RequestLimit,
  now: Date,
): Promise<LimitState> {
  const start = windowStart(limit.windowSeconds, now);
  const { requests: counted } = await queries
    .insertInto('rate_limit')
    .values({ bucket, window_start: new Date(start), requests: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ requests: sql`rate_limit.requests + 1` }),
    )
    .returning('requests')
    .executeTakeFirstOrThrow();
  return standing(counted, limit, now);
}

/** Where a caller stands whose so many requests were counted in the window of now. */
export function standing(counted: number, { requests, windowSeconds }: RequestLimit, now: Date): LimitState {
  return {
    limit: requests,
    remaining: Math.max(0, requests - counted),
    resetSeconds: Math.ceil((windowStart(windowSeconds, now) - now.getTime()) / 1000) + windowSeconds,
    exceeded: counted > requests,
  };
}

/** Takes back what `countRequest` counted at `now` for a request that came to nothing. */
export async function giveBackRequest(
  queries: Queries,
  bucket: string,
  { windowSeconds }: RequestLimit,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('rate_limit')
    .set({ requests: sql`requests - 1` })
    .where('bucket', '=', bucket)
    .where('window_start', '=', new Date(windowStart(windowSeconds, now)))
    .execute();
}

/** Start of the window that `now` is in, milliseconds of the epoch. */
export function windowStart(windowSeconds: number, now: Date): number {
  const windowMs = windowSeconds * 1000;
  return Math.floor(now.getTime() / windowMs) * windowMs;
}

/** Forgets what a caller was counted for, after a success. */
export async function forgetRequests(queries: Queries, bucket: string): Promise<void> {
  await queries.deleteFrom('rate_limit').where('bucket', '=', bucket).execute();
}

/** Removes windows that ended an hour ago. */
export async function removeOldWindows(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('rate_limit')
    .where('window_start', '<', new Date(now.getTime() - HOUR_MS))
    .execute();
}
