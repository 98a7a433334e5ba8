import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** Id of an advisory lock (any number): bookings share it; a change of timetable or fleet takes it exclusively. */
const LOCK = 736_215;

/** Takes the lock shared: timetable and fleet cannot change until the transaction ends; others can still book. */
export async function holdTimetable(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(tx);
}

/** Takes the lock exclusively: waits for all running bookings, and blocks new ones until the transaction ends. */
export async function lockTimetable(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
}
