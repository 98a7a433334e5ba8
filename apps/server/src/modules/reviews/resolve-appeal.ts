import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Decider } from './change-report.ts';
import { changeReport } from './change-report.ts';
import { type AppealVerdict, appealEvent, asManual } from './decision-event.ts';
import { expectNotFlownTwice } from './flown-twice.ts';
import { answerReportAppeal } from '../appeals/appeal-acts.ts';
import { checkFlags } from '../reports/kept-score.ts';
import { waiveItems } from '../reports/waived-items.ts';
import { notAppealed } from './appeals.ts';
import { openAppealOf } from './assign-appeal.ts';
import { type ReportRow, setReport } from '../reports/report-rows.ts';

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
