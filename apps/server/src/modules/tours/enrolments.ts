import { sql } from 'kysely';
import type { Tour } from '@va/domain/tour/tour.ts';
import type { Queries, Tx } from '#server/db/database.ts';

/** Enrols a pilot in a tour (idempotent), also one who had left it. */
export async function enrol(
  queries: Queries,
  pilotId: string,
  { id, edition }: Pick<Tour, 'id' | 'edition'>,
  now: Date,
): Promise<void> {
  await queries
    .insertInto('tour_enrolment')
    .values({ pilot_id: pilotId, tour_id: id, edition, started_at: now })
    .onConflict((conflict) =>
      conflict.columns(['pilot_id', 'tour_id', 'edition']).doUpdateSet({ abandoned_at: null }),
    )
    .execute();
}

/** Ends a pilot's enrolment; flown stages stay. Answers whether there was one. */
export async function abandon(
  queries: Queries,
  pilotId: string,
  { id, edition }: Pick<Tour, 'id' | 'edition'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('tour_enrolment')
    .set({ abandoned_at: now })
    .where('pilot_id', '=', pilotId)
    .where('tour_id', '=', id)
    .where('edition', '=', edition)
    .where('abandoned_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes enrolments that exist only because of these bookings. */
export async function leaveToursBooked(tx: Tx, bookings: readonly string[]): Promise<void> {
  await sql`delete from tour_enrolment as own using booking
    where booking.id = any(${bookings}) and booking.pilot_id = own.pilot_id
      and booking.tour_id = own.tour_id and booking.tour_edition = own.edition
      and not exists (
        select from booking other where other.pilot_id = own.pilot_id and other.tour_id = own.tour_id
          and other.tour_edition = own.edition and not other.id = any(${bookings}))`.execute(tx);
}
