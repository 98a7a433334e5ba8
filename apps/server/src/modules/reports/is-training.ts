import type { Queries } from '#server/db/database.ts';
import type { ReportRow } from './report-rows.ts';

/** Whether the pilot booked the flight as a training flight, which only a free flight can be. */
export async function isTraining(
  queries: Queries,
  { booking_id }: Pick<ReportRow, 'booking_id'>,
): Promise<boolean> {
  if (booking_id === null) return false;
  const booked = await queries
    .selectFrom('booking')
    .select(['kind', 'flight_id'])
    .where('id', '=', booking_id)
    .executeTakeFirst();
  return booked?.kind === 'training' && booked.flight_id === null;
}
