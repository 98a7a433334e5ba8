import type { Decide } from '@va/schemas/api/reports/reviews.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import type { ReportRow } from '../reports/report-row.ts';
import { acceptanceOf } from './acceptance.ts';
import { type Decider, changeReport } from './change-report.ts';
import { countManual } from '../manual-reports/manual-count.ts';
import { checkFlags } from '../reports/kept-score.ts';
import { waiveItems } from './waived-items.ts';

/** A reviewer's decision on a report in the queue. */
export function decideReport(
  db: Database,
  airline: Airline,
  code: string,
  body: Decide,
  decider: Decider,
): Promise<ReportRow> {
  const byId = decider.actor.pilotId;
  return changeReport(db, airline, code, decider, {
    text: body.text,
    capability: 'reports.review',
    async event(tx, row) {
      if (body.decision === 'reject')
        return { type: 'reject', byId, reasonCode: body.reasonCode, text: body.text };
      if (body.decision === 'accept_without_score')
        return { type: 'accept_without_score', byId, manualThisMonth: await countManual(tx, row) };
      const { waivers, text } = body;
      const acceptance = await acceptanceOf(tx, airline, row, waivers);
      return { type: 'accept', byId, acceptance, waivers: waivers.length, text };
    },
    async besides(tx, row) {
      if (body.decision !== 'reject') await checkFlags(tx, row.id, byId);
      if (body.decision === 'accept') await waiveItems(tx, row.id, body.waivers, byId);
      const manual = body.decision === 'accept_without_score';
      await tx.updateTable('report').set({ counts_as_manual: manual }).where('id', '=', row.id).execute();
    },
  });
}
