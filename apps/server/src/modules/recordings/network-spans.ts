import type { NetworkSpan } from '@va/domain/network-feed/network-spans.ts';
import type { Queries } from '#server/db/database.ts';

/** On which network the pilot was during a flight, in order. */
export async function readSpans(queries: Queries, reportId: string): Promise<NetworkSpan[]> {
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
