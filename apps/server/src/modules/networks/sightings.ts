import { sql } from 'kysely';
import type { Sighting } from '@va/domain/network-feed/feed-flight.ts';
import { type NetworkSpan, extendSpan } from '@va/domain/network-feed/network-spans.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { Database, Queries } from '#server/db/database.ts';

/** A pilot's last position on a network; null without one. */
export async function readSighting(
  queries: Queries,
  pilotId: string,
  network: Network,
): Promise<Sighting | null> {
  const row = await queries
    .selectFrom('network_sighting')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('network', '=', network)
    .executeTakeFirst();
  if (!row) return null;
  return {
    at: row.at.getTime(),
    lat: row.lat,
    lon: row.lon,
    stillSince: row.still_since?.getTime() ?? null,
    airborneAt: row.airborne_at?.getTime() ?? null,
  };
}

/** Stores a pilot's last position on a network (upsert). */
export async function keepSighting(
  queries: Queries,
  pilotId: string,
  network: Network,
  { at, lat, lon, stillSince, airborneAt }: Sighting,
): Promise<void> {
  const date = (ms: number | null) => (ms === null ? null : new Date(ms));
  const place = {
    at: new Date(at),
    lat,
    lon,
    still_since: date(stillSince),
    airborne_at: date(airborneAt),
  };
  await queries
    .insertInto('network_sighting')
    .values({ pilot_id: pilotId, network, ...place })
    .onConflict((conflict) => conflict.columns(['pilot_id', 'network']).doUpdateSet(place))
    .execute();
}

/** Notes on which network, if any, a pilot was when a feed was read, in the flight's spans. */
export async function keepLook(
  db: Database,
  reportId: string,
  look: Parameters<typeof extendSpan>[1],
): Promise<void> {
  await db.transaction(async (tx) => {
    // Lock the report: two processes may read two feeds at once, and must not race for the flight's spans.
    await tx.selectFrom('report').select('id').where('id', '=', reportId).forUpdate().execute();
    const last = await tx
      .selectFrom('network_span')
      .selectAll()
      .where('report_id', '=', reportId)
      .orderBy('from_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const span = extendSpan(last ? toSpan(last) : null, look);
    await keepSpan(tx, reportId, span);
  });
}

/** Stores a span of a flight, or lengthens the one with the same start (upsert). */
export async function keepSpan(queries: Queries, reportId: string, span: NetworkSpan): Promise<void> {
  await queries
    .insertInto('network_span')
    .values({
      report_id: reportId,
      from_at: new Date(span.from),
      to_at: new Date(span.to),
      network: span.network,
      callsign: span.callsign?.slice(0, 20) ?? null,
      linked: span.linked,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['report_id', 'from_at'])
        .doUpdateSet({ to_at: sql`greatest(network_span.to_at, excluded.to_at)` }),
    )
    .execute();
}

function toSpan(row: {
  network: Network | null;
  callsign: string | null;
  linked: boolean;
  from_at: Date;
  to_at: Date;
}): NetworkSpan {
  const { network, callsign, linked } = row;
  return { network, callsign, linked, from: row.from_at.getTime(), to: row.to_at.getTime() };
}
