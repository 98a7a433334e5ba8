import type { Queries } from '#server/db/database.ts';
import type { ReportRow } from './report-row.ts';

/** Whether a flight was booked by its pilot as a training flight: a free one, since those of the timetable are the airline's. */
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
