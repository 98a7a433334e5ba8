import { sql } from 'kysely';
import { HOUR_MS } from '@va/domain/durations.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';

/** So many requests in each window. */
export interface RequestLimit {
  requests: number;
  windowSeconds: number;
}

/** A caller's state under a limit after a request was counted. */
export interface LimitState {
  limit: number;
  remaining: number;
  /** Seconds until the window ends. */
  resetSeconds: number;
  exceeded: boolean;
}

/**
 * Counts a request in the database, so that the limit holds over all processes.
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

/** The state of a caller with this many requests counted in the current window. */
export function standing(counted: number, { requests, windowSeconds }: RequestLimit, now: Date): LimitState {
  return {
    limit: requests,
    remaining: Math.max(0, requests - counted),
    resetSeconds: Math.ceil((windowStart(windowSeconds, now) - now.getTime()) / 1000) + windowSeconds,
    exceeded: counted > requests,
  };
}

/** Uncounts a request that `countRequest` counted at the same `now`, because it came to nothing. */
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

/** Start of the window that contains `now`, ms since 1970. */
export function windowStart(windowSeconds: number, now: Date): number {
  const windowMs = windowSeconds * 1000;
  return Math.floor(now.getTime() / windowMs) * windowMs;
}

/** Clears the counts of a bucket, for example after a success. */
export async function forgetRequests(queries: Queries, bucket: string): Promise<void> {
  await queries.deleteFrom('rate_limit').where('bucket', '=', bucket).execute();
}

/** Removes windows that began more than an hour ago. */
export async function removeOldWindows(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('rate_limit')
    .where('window_start', '<', new Date(now.getTime() - HOUR_MS))
    .execute();
}

/** Counts a try against a rate limit; throws `demasiadas-peticiones` if there were too many. */
export async function countTry(
  queries: Queries,
  bucket: string,
  limit: RequestLimit,
  now: Date,
): Promise<void> {
  const { exceeded, resetSeconds } = await countRequest(queries, bucket, limit, now);
  if (!exceeded) return;
  throw new Problem('demasiadas-peticiones', {
    detail: `Demasiados intentos: espera ${inWords(resetSeconds)} y vuelve a probar.`,
    retryAfter: resetSeconds,
  });
}

/** A duration in Spanish words: seconds, or whole minutes from two minutes on. */
function inWords(seconds: number): string {
  return seconds < 120
    ? countOf(seconds, 'segundo', 'segundos')
    : countOf(Math.ceil(seconds / 60), 'minuto', 'minutos');
}
