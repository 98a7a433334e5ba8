import type { NameArrival } from '@va/contract/reports/reviews.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { Decider } from './change-report.ts';
import { changeReport } from './change-report.ts';
import { type ReportRow, setArrival } from '../reports/report-rows.ts';

/**
 * Sets, or corrects, the arrival airport of a flight that landed at an unknown field; also on the second pilot's
 * report.
 */
export function nameArrival(
  db: Database,
  airline: Airline,
  code: string,
  { arrIcao, text }: NameArrival,
  decider: Decider,
): Promise<ReportRow> {
  const { operations } = airline;
  return changeReport(db, airline, code, decider, {
    text,
    capability: 'reports.reopen',
    event: async (tx, row) => ({
      type: 'name_arrival',
      byId: decider.actor.pilotId,
      known: row.arr_icao !== null && !(await wasNamed(tx, row.id)),
    }),
    async besides(tx, row) {
      const arrived = ownCode(operations, arrIcao);
      const diversion = arrived !== ownCode(operations, row.arr_planned_icao);
      await setArrival(tx, row.id, { icao: arrived, diversion });
    },
  });
}

/** Whether a person, not the recording, determined the airport. */
async function wasNamed(tx: Tx, reportId: string): Promise<boolean> {
  const named = await tx
    .selectFrom('report_transition')
    .select('id')
    .where('report_id', '=', reportId)
    .where('event', '=', 'name_arrival')
    .limit(1)
    .executeTakeFirst();
  return named !== undefined;
}
