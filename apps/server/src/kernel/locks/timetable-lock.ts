import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** Any number: bookings hold it together, a change of timetable or fleet holds it alone. */
const LOCK = 736_215;

/** Keeps timetable and fleet as they are until the transaction ends; others may book meanwhile. */
export async function holdTimetable(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(tx);
}

/** Waits for every booking that is being made, and lets none begin until the transaction ends. */
export async function lockTimetable(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
}
