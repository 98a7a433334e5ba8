import { sql } from 'kysely';
import type { LapseProposal } from '@va/contract/points/points-closures.ts';
import { constant } from '#server/db/constants.ts';
import { ACTIVITY } from '../flown/flown.ts';
import type { Queries } from '#server/db/database.ts';

/** SQL condition: the pilot of a `month_statement` has flown after its month, so its proposal is stale. */
export const flownSince = sql<boolean>`exists (select 1 from report where report.pilot_id = month_statement.pilot_id
  and ${ACTIVITY}
  and to_char(off_block at time zone 'UTC', 'YYYY-MM') > month_statement.month)`;

/** Accounts that are proposed for inactive, each with its latest month. */
export async function listLapses(queries: Queries): Promise<LapseProposal[]> {
  const rows = await queries
    .selectFrom('month_statement')
    .innerJoin('pilot', 'pilot.id', 'month_statement.pilot_id')
    .select(['month_statement.id', 'pilot.callsign', 'month', 'idle_months', 'settled_at', 'pilot_id'])
    .select((row) =>
      row
        .selectFrom('report')
        .select((of) => of.fn.max('on_block').as('at'))
        .whereRef('report.pilot_id', '=', 'pilot.id')
        .where('standing', '=', constant('accepted'))
        .as('last_flight'),
    )
    .distinctOn('pilot_id')
    .where('lapse', '=', 'proposed')
    .where('pilot.status', '=', constant('active'))
    .where(sql<boolean>`not ${flownSince}`)
    .orderBy('pilot_id')
    .orderBy('month', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    callsign: row.callsign,
    month: row.month,
    idleMonths: row.idle_months,
    settledAt: row.settled_at?.toISOString() ?? null,
    lastFlightAt: row.last_flight?.toISOString() ?? null,
  }));
}
