/** Turns for asking a feed, stored in the database, so that all processes together ask only as often as one should. */
import { HOUR_MS } from '@va/domain/durations.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { Queries } from '#server/db/database.ts';

/** How often the networks update their feeds, ms: asking more often brings nothing new. */
const EVERY_MS = 15_000;
/** Longest duration of a turn before another process may take over, ms. */
const TURN_MS = 30_000;
/** Longest pause after failures, and the longest that a feed may ask for, ms. */
const LONGEST_PAUSE_MS = 300_000;
const LONGEST_QUIET_MS = HOUR_MS;
/** A feed whose newest answer is older than this counts as down, ms. */
const ANSWERING_MS = 120_000;

/** Cache validators of a feed's last good answer. */
export interface FeedMarks {
  etag: string | null;
  lastModified: string | null;
}

/** A turn to ask a feed, with facts of its last answer. */
export interface FeedTurn extends FeedMarks {
  failures: number;
  /** When the network made its newest answer. */
  madeAt: Date | null;
}

/** Takes the turn to ask a feed; undefined if it is not due or another process has it. */
export async function takeTurn(queries: Queries, network: Network, now: Date): Promise<FeedTurn | undefined> {
  await queries
    .insertInto('network_feed')
    .values({ network, next_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await queries
    .updateTable('network_feed')
    .set({ next_at: new Date(now.getTime() + TURN_MS) })
    .where('network', '=', network)
    // A due time this far ahead was set by a clock that was wrong: ignore it.
    .where((is) =>
      is.or([is('next_at', '<=', now), is('next_at', '>', new Date(now.getTime() + LONGEST_QUIET_MS))]),
    )
    .returningAll()
    .executeTakeFirst();
  return (
    row && { etag: row.etag, lastModified: row.last_modified, failures: row.failures, madeAt: row.made_at }
  );
}

/** Ends a turn in which the feed answered, with something new or with the same as before. */
export async function endTurn(
  queries: Queries,
  network: Network,
  now: Date,
  answer?: { marks: FeedMarks; madeAt: Date },
): Promise<void> {
  await queries
    .updateTable('network_feed')
    .set({
      next_at: new Date(now.getTime() + EVERY_MS),
      failures: 0,
      ...(answer && {
        etag: answer.marks.etag,
        last_modified: answer.marks.lastModified,
        made_at: answer.madeAt,
      }),
    })
    .where('network', '=', network)
    .execute();
}

/**
 * Ends a failed turn with a backoff: the pause doubles each time, or lasts as long as the feed asks. Clears the cache
 * validators.
 */
export async function failTurn(
  queries: Queries,
  network: Network,
  { failures, retryAfterS }: { failures: number; retryAfterS: number },
  now: Date,
): Promise<void> {
  const pause = Math.min(EVERY_MS * 2 ** Math.min(failures, 10), LONGEST_PAUSE_MS);
  const quiet = Math.min(retryAfterS * 1000, LONGEST_QUIET_MS);
  await queries
    .updateTable('network_feed')
    .set({
      next_at: new Date(now.getTime() + Math.max(pause, quiet)),
      failures: failures + 1,
      etag: null,
      last_modified: null,
    })
    .where('network', '=', network)
    .execute();
}

/** Whether a feed works. Only then does a pilot's absence from it mean that they are not connected. */
export async function isAnswering(queries: Queries, network: Network, now: Date): Promise<boolean> {
  const row = await queries
    .selectFrom('network_feed')
    .select('made_at')
    .where('network', '=', network)
    .executeTakeFirst();
  const madeAt = row?.made_at?.getTime() ?? 0;
  return now.getTime() - madeAt <= ANSWERING_MS;
}
