import type { NetworkSpan } from '@va/domain/network-feed/network-spans.ts';
import type { Queries } from '#server/db/database.ts';
import type { FlightContext } from '../reports/judged-flight.ts';
import type { ReportRow } from '../reports/report-rows.ts';

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

/** On which network the pilot was during a flight, in order. */
async function readSpans(queries: Queries, reportId: string): Promise<NetworkSpan[]> {
  const rows = await queries
    .selectFrom('network_span')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('from_at')
    .execute();
  return rows.map(({ network, callsign, linked, from_at, to_at }) => ({
    network,
    callsign,
    linked,
    from: from_at.getTime(),
    to: to_at.getTime(),
  }));
}
