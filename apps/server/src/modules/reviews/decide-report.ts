import type { Decide } from '@va/contract/reports/reviews.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { type Decider, changeReport } from './change-report.ts';
import { asManual, decisionEvent } from './decision-event.ts';
import { expectNotFlownTwice } from './flown-twice.ts';
import { checkFlags } from '../reports/kept-score.ts';
import { waiveItems } from '../reports/waived-items.ts';
import { type ReportRow, setReport } from '../reports/report-rows.ts';

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
      if (body.decision !== 'reject') await expectNotFlownTwice(tx, row);
      return decisionEvent(tx, airline, row, body, byId);
    },
    async besides(tx, row, event) {
      if (body.decision !== 'reject') await checkFlags(tx, row.id, byId);
      if (body.decision === 'accept') await waiveItems(tx, row.id, body.waivers, byId);
      const manual = asManual(event, row);
      await setReport(tx, row.id, { counts_as_manual: manual });
    },
  });
}
