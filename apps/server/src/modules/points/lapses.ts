import type { LapseProposal } from '@va/schemas/api/points-closures.ts';
import type { Queries } from '#server/db/database.ts';

/** Accounts that are proposed for inactive, each with its latest month. */
export async function listLapses(queries: Queries): Promise<LapseProposal[]> {
  const rows = await queries
    .selectFrom('month_statement')
    .innerJoin('pilot', 'pilot.id', 'month_statement.pilot_id')
    .select(['month_statement.id', 'pilot.callsign', 'month', 'idle_months', 'settled_at', 'pilot_id'])
    .distinctOn('pilot_id')
    .where('lapse', '=', 'proposed')
    .where('pilot.status', '=', 'active')
    .orderBy('pilot_id')
    .orderBy('month', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    callsign: row.callsign,
    month: row.month,
    idleMonths: row.idle_months,
    settledAt: row.settled_at?.toISOString() ?? null,
  }));
}
