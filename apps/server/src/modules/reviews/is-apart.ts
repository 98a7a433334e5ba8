import type { Queries } from '#server/db/database.ts';
import type { ReportRow } from '../reports/report-row.ts';

/** Whether a tour or an event may add something besides what a flight adds by itself. */
export async function isApart(queries: Queries, { booking_id, off_block }: ReportRow): Promise<boolean> {
  const stage = await queries
    .selectFrom('booking')
    .select('id')
    .where('id', '=', booking_id)
    .where('tour_id', 'is not', null)
    .executeTakeFirst();
  if (stage || off_block === null) return stage !== undefined;
  const event = await queries
    .selectFrom('airline_event')
    .select('id')
    .where('starts_at', '<=', off_block)
    .where('ends_at', '>=', off_block)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return event !== undefined;
}
