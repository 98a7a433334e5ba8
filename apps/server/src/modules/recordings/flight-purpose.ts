import type { Queries } from '#server/db/database.ts';
import type { ReportRow } from '../reports/report-row.ts';
import type { FlightContext } from '../reports/judged-flight.ts';
import { readSpans } from './network-spans.ts';

/** What a flight's booking was for, and on which network its pilot was. */
export async function readPurpose(
  queries: Queries,
  row: ReportRow,
): Promise<Pick<FlightContext, 'tourStage' | 'training' | 'spans'>> {
  const booking = await queries
    .selectFrom('booking')
    .select(['kind', 'tour_id'])
    .where('id', '=', row.booking_id)
    .executeTakeFirst();
  return {
    tourStage: typeof booking?.tour_id === 'string',
    training: booking?.kind === 'training',
    spans: await readSpans(queries, row.id),
  };
}
