import type { Landings } from '@va/contract/flights/live.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { constants } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { ARRIVED, FLOWN_AT } from '../flown/flown.ts';
import { PUBLIC_DELAY_MS, hiddenCallsign } from './read-live.ts';

/** Most landings shown in place of the map. */
const MOST = 20;

/** Last landings of today in UTC, newest first, for pilots. */
export async function readLandings(queries: Queries, prefix: string, now: Date): Promise<Landings> {
  const rows = await selectLandings(queries, now).execute();
  return { landings: rows.map((row) => landingOf(row, prefix)) };
}

/**
 * The same for the public: pilots without consent appear without a callsign and a quarter of an hour late, as on the
 * map.
 */
export async function readPublicLandings(queries: Queries, prefix: string, now: Date): Promise<Landings> {
  const late = new Date(now.getTime() - PUBLIC_DELAY_MS);
  const rows = await selectLandings(queries, now)
    .where((eb) => eb.or([eb('pilot.public_map', '=', true), eb('report.landing', '<=', late)]))
    .execute();
  return {
    landings: rows.map((row) => ({
      ...landingOf(row, prefix),
      ...(!row.public_map && {
        callsign: hiddenCallsign(prefix),
        number: null,
        registration: null,
      }),
    })),
  };
}

/** Query for today's landings of recorded flights; typed and imported flights were never on the map. */
function selectLandings(queries: Queries, now: Date) {
  const midnight = new Date(now.getTime() - (now.getTime() % DAY_MS));
  return (
    queries
      .selectFrom('report')
      .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
      .leftJoin('aircraft', 'aircraft.id', 'report.aircraft_id')
      .select([
        'report.landing',
        'report.flight_number',
        'report.dep_icao',
        ARRIVED.as('arr_icao'),
        'report.icao_type',
        'pilot.callsign',
        'pilot.public_map',
        'aircraft.registration',
      ])
      .where('report.source', '=', 'acars')
      .where('report.state', 'not in', constants('draft', 'in_progress', 'voided'))
      // The index is by start; no flight takes more than a day.
      .where(FLOWN_AT, '>=', new Date(midnight.getTime() - DAY_MS))
      .where('report.landing', '>=', midnight)
      .where('report.landing', '<=', now)
      .orderBy('report.landing', 'desc')
      .limit(MOST)
      .$narrowType<{ landing: Date }>()
  );
}

type LandingRow = Awaited<ReturnType<ReturnType<typeof selectLandings>['executeTakeFirstOrThrow']>>;

function landingOf(row: LandingRow, prefix: string): Landings['landings'][number] {
  return {
    at: row.landing.toISOString(),
    callsign: row.callsign ?? hiddenCallsign(prefix),
    number: row.flight_number,
    depIcao: row.dep_icao,
    arrIcao: row.arr_icao,
    icaoType: row.icao_type,
    registration: row.registration,
  };
}
