import { DAY_MS } from '@va/domain/durations.ts';
import { sql } from 'kysely';
import type { Boards } from '@va/schemas/api/statistics.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { viewPlace } from '../airline/place-view.ts';
import { FLYING } from '../pilots/flying.ts';
import { ARRIVED, COUNTS, FLOWN_AT, SCORED } from '../reports/flown.ts';

/** Days that the boards look back on, and pilots on each. */
const DAYS = 90;
const PLACES = 5;
/** Flights that a mean needs, in the days of the board and before them. */
const LEAST_FLIGHTS = 3;

/** Flights that count, of pilots who stand on boards. */
function onBoards(queries: Queries) {
  return queries
    .selectFrom('report')
    .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
    .where('pilot.in_boards', '=', true)
    .where('pilot.callsign', 'is not', null)
    .where('pilot.status', 'in', FLYING);
}

function countedOnBoards(queries: Queries) {
  return onBoards(queries).where(COUNTS);
}

const NAME = sql<string | null>`case when pilot.show_name then pilot.name end`;

/** Who got better, who saw new places, who flew farthest in the last 90 days. Nobody is ever told to be last. */
export async function readBoards(queries: Queries, operations: Operations, now: Date): Promise<Boards> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const recent = sql<boolean>`${FLOWN_AT} >= ${since}`;
  const before = sql<boolean>`${FLOWN_AT} < ${since}`;

  const means = onBoards(queries)
    .where(SCORED)
    .groupBy('pilot.id')
    .select(['pilot.callsign', NAME.as('name')])
    .select([
      sql<number>`(avg(score) filter (where ${before}))::float8`.as('earlier'),
      sql<number>`(avg(score) filter (where ${recent}))::float8`.as('recent'),
    ])
    .having(sql<boolean>`count(*) filter (where ${before}) >= ${LEAST_FLIGHTS}`)
    .having(sql<boolean>`count(*) filter (where ${recent}) >= ${LEAST_FLIGHTS}`);
  const improved = await queries
    .selectFrom(means.as('means'))
    .selectAll()
    .where(sql<boolean>`recent > earlier`)
    .orderBy(sql`recent - earlier`, 'desc')
    .orderBy('callsign')
    .limit(PLACES)
    .execute();

  const seen = countedOnBoards(queries)
    .groupBy(['pilot.id', ARRIVED])
    .select(['pilot.id', 'pilot.callsign', NAME.as('name')])
    .select(ARRIVED.as('arrived'))
    .having(sql<boolean>`min(${FLOWN_AT}) >= ${since}`);
  const newAirports = await queries
    .selectFrom(seen.as('seen'))
    .groupBy(['id', 'callsign', 'name'])
    .select(['callsign', 'name', sql<number>`count(*)::int4`.as('airports')])
    .orderBy('airports', 'desc')
    .orderBy('callsign')
    .limit(PLACES)
    .execute();

  const farthest = countedOnBoards(queries)
    .where(recent)
    .where('distance_nm', 'is not', null)
    .distinctOn('pilot.id')
    .orderBy('pilot.id')
    .orderBy('distance_nm', 'desc')
    .select(['pilot.callsign', NAME.as('name'), 'dep_icao', 'distance_nm'])
    .select(ARRIVED.as('arr'));
  const longest = await queries
    .selectFrom(farthest.as('farthest'))
    .selectAll()
    .orderBy('distance_nm', 'desc')
    .orderBy('callsign')
    .limit(PLACES)
    .execute();

  const rows = [...improved, ...newAirports, ...longest];
  const ranks = await readRanks(
    queries,
    rows.flatMap(({ callsign }) => callsign ?? []),
  );
  const who = ({ callsign, name }: { callsign: string | null; name: string | null }) => ({
    callsign: callsign ?? '',
    ...(name !== null && { name }),
    rank: ranks.get(callsign ?? '') ?? '',
  });
  return {
    since: since.toISOString(),
    improved: improved.map((row) => ({ ...who(row), before: row.earlier, now: row.recent })),
    newAirports: newAirports.map((row) => ({ ...who(row), airports: row.airports })),
    longest: longest.map((row) => ({
      ...who(row),
      dep: viewPlace(operations, row.dep_icao),
      arr: viewPlace(operations, row.arr),
      distanceNm: row.distance_nm ?? 0,
    })),
  };
}

/** The names of the ranks of pilots, by callsign. */
async function readRanks(
  queries: Queries,
  callsigns: readonly string[],
): Promise<ReadonlyMap<string | null, string>> {
  if (callsigns.length === 0) return new Map();
  const rows = await queries
    .selectFrom('pilot')
    .innerJoin('rank', 'rank.code', 'pilot.rank_code')
    .select(['callsign', 'rank.title'])
    .where('callsign', 'in', callsigns)
    .execute();
  return new Map(rows.map(({ callsign, title }) => [callsign, title]));
}
