import type { Decide } from '@va/contract/reports/reviews.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { type Decider, changeReport } from './change-report.ts';
import { asManual, decisionEvent, type AppealVerdict, appealEvent } from './decision-event.ts';
import { expectNotFlownTwice } from './flown-twice.ts';
import { checkFlags, waiveItems } from '../reports/kept-score.ts';
import { type ReportRow, setReport } from '../reports/report-rows.ts';
import { answerReportAppeal } from '../appeals/appeal-acts.ts';
import { notAppealed } from './appeals.ts';
import { openAppealOf } from './assign-appeal.ts';

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

/** Decides an appeal; a person other than the first decider must do it. If upheld, the score can only rise. */
export function resolveAppeal(
  db: Database,
  airline: Airline,
  code: string,
  verdict: AppealVerdict,
  decider: Decider,
): Promise<ReportRow> {
  const { waivers, answer } = verdict;
  const byId = decider.actor.pilotId;
  const upheld = verdict.verdict === 'uphold';
  return changeReport(db, airline, code, decider, {
    text: answer,
    capability: 'appeals.decide',
    async event(tx, row) {
      if (row.state === 'voided' && (await openAppealOf(tx, row.id)) === null) throw notAppealed();
      if (upheld) await expectNotFlownTwice(tx, row);
      return appealEvent(tx, airline, row, verdict, byId);
    },
    async besides(tx, row, event) {
      if (upheld) {
        await checkFlags(tx, row.id, byId);
        await waiveItems(tx, row.id, waivers, byId);
        const manual = asManual(event, row);
        await setReport(tx, row.id, { counts_as_manual: manual });
      }
      const state = upheld ? (waivers.length > 0 ? 'partly' : 'upheld') : 'dismissed';
      await answerReportAppeal(tx, row.id, { state, answer, byId }, decider.context.now);
    },
  });
}
