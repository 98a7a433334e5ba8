import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { unlessRefused } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Decider } from './change-report.ts';
import { changeReport, findReport } from './change-report.ts';
import { checkFlags, unwaiveItems } from '../reports/kept-score.ts';
import { type ReportRow, setReport } from '../reports/report-rows.ts';

/** Asks the pilot a question about a report; does not check the version that the reviewer read. */
export async function askPilot(
  db: Database,
  airline: Airline,
  code: string,
  text: string,
  decider: Decider,
): Promise<ReportRow> {
  const { version } = await findReport(db.queries, code);
  return changeReport(
    db,
    airline,
    code,
    { ...decider, version },
    {
      text,
      capability: 'reports.review',
      event: async () => ({ type: 'ask', byId: decider.actor.pilotId, text }),
      async besides(tx, row) {
        await setReport(tx, row.id, { question_reminded_at: null });
      },
    },
  );
}

/** Puts a decided report back into the queue; reverses its effects and waivers. */
export function reopenReport(
  db: Database,
  airline: Airline,
  code: string,
  text: string,
  decider: Decider,
): Promise<ReportRow> {
  return changeReport(db, airline, code, decider, {
    text,
    capability: 'reports.reopen',
    async event(_, row) {
      unlessRefused(refuseDecision(decider.actor.pilotId, { ownerId: row.pilot_id }));
      return { type: 'reopen', text };
    },
    async besides(tx, row) {
      await unwaiveItems(tx, row);
      await checkFlags(tx, row.id, null);
    },
  });
}
