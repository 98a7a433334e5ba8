import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Live, LiveFlight } from '@va/contract/flights/live.ts';
import type { Queries } from '#server/db/database.ts';
import { type LiveRow, PUBLIC_DELAY_MS, selectLive } from './live-flights.ts';

/** Options of the public form of the map. */
export interface PublicForm {
  /** Prefix of the airline's callsigns. */
  prefix: string;
  /** Secret key that turns report ids into names which do not reveal them. */
  secret: Uint8Array;
}

/** Every flight on the map, for pilots. */
export async function readLive(queries: Queries, form: PublicForm, now: Date): Promise<Live> {
  const rows = await selectLive(queries).execute();
  return { at: now.toISOString(), flights: rows.map((row) => liveFlight(row, row.code, form)) };
}

/**
 * The same for the public: pilots who agreed appear at once with their callsign; others without it, a quarter of an
 * hour late.
 */
export async function readPublicLive(queries: Queries, form: PublicForm, now: Date): Promise<Live> {
  const before = new Date(now.getTime() - PUBLIC_DELAY_MS);
  const rows = await selectLive(queries, before).execute();
  const hidden = rows.filter(({ public_map }) => !public_map).map(({ id }) => id);
  const places = new Map(
    (await readPlacesAt(queries, hidden, before)).map((place) => [place.report_id, place]),
  );
  const flights = rows.flatMap((row) => {
    const name = publicName(row, form);
    // A pilot who is shown at once also disappears at once.
    if (row.public_map) return row.left_at === null ? [liveFlight(row, name, form)] : [];
    const place = places.get(row.id);
    // A flight that began less than a quarter of an hour ago is not shown yet.
    if (!place) return [];
    const late: LiveFlight = {
      ...liveFlight(row, name, form),
      callsign: hiddenCallsign(form.prefix),
      number: null,
      registration: null,
      at: place.at.toISOString(),
      heardAt: place.at.toISOString(),
      lat: place.lat,
      lon: place.lon,
      altFt: place.alt_ft,
      gsKt: place.gs_kt,
      hdg: place.hdg,
      vsFpm: null,
      sta: null,
      startedAt: new Date(row.created_at.getTime() + PUBLIC_DELAY_MS).toISOString(),
      phase: (place.gs_kt ?? 0) > 60 ? 'cruise' : 'taxi',
      delayed: true,
    };
    return [late];
  });
  return { at: now.toISOString(), flights };
}

/** Positions of flights at a time, by report id: the last place of the track before that time. */
async function readPlacesAt(queries: Queries, reportIds: readonly string[], at: Date) {
  if (reportIds.length === 0) return [];
  return queries
    .selectFrom('live_trail')
    .distinctOn('report_id')
    .selectAll()
    .where('report_id', 'in', reportIds)
    .where('at', '<=', at)
    .orderBy('report_id')
    .orderBy(sql`at desc`)
    .execute();
}

/** Replaces the callsign of a pilot who did not agree to show it. */
export function hiddenCallsign(prefix: string): string {
  return `${prefix}···`;
}

function publicName({ id }: Pick<LiveRow, 'id'>, { secret }: PublicForm): string {
  return createHmac('sha256', secret).update(id).digest('hex').slice(0, 12);
}

function liveFlight(row: LiveRow, id: string, form: PublicForm): LiveFlight {
  return {
    id,
    publicId: row.public_map ? publicName(row, form) : null,
    callsign: row.callsign ?? '',
    number: row.flight_number,
    depIcao: row.dep_icao,
    arrIcao: row.arr_planned_icao,
    icaoType: row.icao_type,
    registration: row.registration,
    phase: row.phase,
    at: row.at.toISOString(),
    heardAt: row.heard_at.toISOString(),
    lat: row.lat,
    lon: row.lon,
    altFt: row.alt_ft,
    gsKt: row.gs_kt,
    hdg: row.hdg,
    vsFpm: row.vs_fpm,
    startedAt: row.created_at.toISOString(),
    plannedBlockMin: row.planned_block_min,
    sta: row.sta?.toISOString() ?? null,
    delayed: false,
  };
}
