import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Live, LiveFlight } from '@va/contract/flights/live.ts';
import { type Queries, type Database, notify, type Tx } from '#server/db/database.ts';

/** How late the public map shows pilots who did not agree to be shown at once, ms. */
export const PUBLIC_DELAY_MS = 900_000;

/** Database channel on which processes tell each other that flights have moved. */
export const LIVE_CHANNEL = 'live';

/** Takes a flight off the map: at once for pilots; for visitors, who see it late, just as late. */
export async function leaveMap(tx: Tx, reportId: string, now: Date): Promise<void> {
  await tx
    .updateTable('live_position')
    .set({ left_at: now })
    .where('report_id', '=', reportId)
    .where('left_at', 'is', null)
    .execute();
  await notify(tx, LIVE_CHANNEL, reportId);
}

/** Clears a flight's position and track; the flight goes on and appears again with the next points. */
export async function clearMap(tx: Tx, reportId: string): Promise<void> {
  await tx.deleteFrom('live_position').where('report_id', '=', reportId).execute();
  await tx.deleteFrom('live_trail').where('report_id', '=', reportId).execute();
  await notify(tx, LIVE_CHANNEL, reportId);
}

/** Deletes positions and tracks of flights that have left the visitors' map too. */
export async function removeLeftFlights(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PUBLIC_DELAY_MS);
  await db.transaction(async (tx) => {
    const gone = await tx
      .deleteFrom('live_position')
      .where('left_at', '<', before)
      .returning('report_id')
      .execute();
    const ids = gone.map(({ report_id }) => report_id);
    if (ids.length > 0) await tx.deleteFrom('live_trail').where('report_id', 'in', ids).execute();
  });
}

/** Query for the flights on the map, by their start; with `leftSince`, also those that left after it. At most 2000. */
function selectLive(queries: Queries, leftSince?: Date) {
  return queries
    .selectFrom('live_position')
    .innerJoin('report', 'report.id', 'live_position.report_id')
    .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
    .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
    .leftJoin('booking', 'booking.id', 'report.booking_id')
    .select(['report.id', 'report.code', 'report.pilot_id', 'report.flight_number'])
    .select(['report.dep_icao', 'arr_planned_icao'])
    .select(['report.icao_type', 'planned_block_min', 'report.created_at', 'booking.sta'])
    .select(['pilot.callsign', 'public_map', 'registration'])
    .select(['at', 'live_position.heard_at', 'lat', 'lon', 'alt_ft', 'gs_kt', 'hdg', 'vs_fpm', 'phase'])
    .select('left_at')
    .where((is) => {
      const isThere = is.and([is('report.state', '=', 'in_progress'), is('left_at', 'is', null)]);
      return leftSince ? is.or([isThere, is('left_at', '>', leftSince)]) : isThere;
    })
    .orderBy('report.created_at')
    .limit(2000);
}

type LiveRow = Awaited<ReturnType<ReturnType<typeof selectLive>['executeTakeFirstOrThrow']>>;

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
