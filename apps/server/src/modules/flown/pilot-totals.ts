import { type RawBuilder, sql } from 'kysely';
import type { PilotTotals } from '@va/contract/airline/statistics.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { keptReadOfPilots } from '#server/db/kept-reads.ts';
import { FLOWN_AT, SCORED } from './flown.ts';
import { MEAN_OF } from './logbook.ts';

/** SQL for a pilot's hours, minutes, never below 0; every display and rule uses it. */
export const minutesOf = (pilotId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`pilot_minutes(${pilotId})`;

/** Hours of a pilot, minutes, as every page shows them. */
export async function readMinutes(queries: Queries, pilotId: string): Promise<number> {
  return (await minutesOfPilots(queries, [pilotId])).get(pilotId) ?? 0;
}

const minutesOfPilots = keptReadOfPilots('record', async (queries, pilotIds) => {
  const { rows } = await sql<{ id: string; minutes: number }>`
    select id, ${minutesOf(sql`id`)} as minutes from unnest(${pilotIds}::uuid[]) id`.execute(queries);
  return new Map(rows.map(({ id, minutes }) => [id, minutes]));
});

/** SQL for the number of a pilot's flights that count: one pass through the entries in index order. */
export const flightsOf = (pilotId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int4 from (
    select from hours_entry where pilot_id = ${pilotId} and report_id is not null
    group by report_id having sum(minutes) > 0) flown)`;

/** SQL for a pilot's balance, points, 0 or more. */
export const pointsOf = (pilotId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`coalesce((
  select balance_after from points_entry where pilot_id = ${pilotId} order by seq desc limit 1), 0)`;

const ID = sql.ref('pilot.id');

/** Minutes that entries should have taken although none were left: the sum of all entries plus these is the total. */
export async function minutesNotTaken(queries: Queries, pilotId: string): Promise<number> {
  const { left } = await queries
    .selectFrom('hours_entry')
    .where('pilot_id', '=', pilotId)
    .select(sql<number>`(${minutesOf(sql`${pilotId}::uuid`)} - coalesce(sum(minutes), 0))::int4`.as('left'))
    .executeTakeFirstOrThrow();
  return left;
}

/**
 * The totals of pilots for all displays: «Hoy», the roster, profiles, recorders and the API. They include hours and
 * points that no flight brought, such as those from another company.
 */
export async function pilotTotals(
  queries: Queries,
  pilotIds: readonly string[],
): Promise<(pilotId: string) => PilotTotals> {
  if (pilotIds.length === 0) return unknown;
  const totals = await totalsOfPilots(queries, pilotIds);
  return (pilotId) => totals.get(pilotId) ?? unknown(pilotId);
}

const totalsOfPilots = keptReadOfPilots('record', async (queries, pilotIds) => {
  const rows = await queries
    .selectFrom('pilot')
    .where('pilot.id', 'in', pilotIds)
    .select('pilot.id')
    .select([minutesOf(ID).as('minutes'), flightsOf(ID).as('flights'), pointsOf(ID).as('points')])
    .select((of) => [
      of
        .selectFrom(
          of
            .selectFrom('report')
            .whereRef('report.pilot_id', '=', 'pilot.id')
            .where(SCORED)
            .orderBy(FLOWN_AT, 'desc')
            .limit(MEAN_OF)
            .select('score')
            .as('scored'),
        )
        .select(sql<number | null>`avg(score)::float8`.as('mean'))
        .as('mean'),
      of
        .selectFrom('report')
        .whereRef('report.pilot_id', '=', 'pilot.id')
        .where('report.standing', '=', constant('accepted'))
        .select((is) => is.fn.max('on_block').as('last'))
        .as('last'),
    ])
    .execute();
  return new Map(
    rows.map(({ id, flights, minutes, points, mean, last }) => [
      id,
      {
        flights,
        minutes,
        points,
        meanScore: mean,
        lastFlightAt: last?.toISOString() ?? null,
      },
    ]),
  );
});

function unknown(pilotId: string): never {
  throw new Error(`There is no pilot ${pilotId}`);
}

/** The figures of one pilot. */
export async function totalsOfPilot(queries: Queries, pilotId: string): Promise<PilotTotals> {
  const totalsOf = await pilotTotals(queries, [pilotId]);
  return totalsOf(pilotId);
}
