import type { Acceptance } from '@va/domain/report/report.ts';
import type { RuleId } from '@va/domain/scoring/rule-id.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import type { Decider } from './change-report.ts';
import { acceptanceOf } from './acceptance.ts';
import { changeReport } from './change-report.ts';
import { checkFlags } from '../reports/kept-score.ts';
import { waiveItems } from './waived-items.ts';
import type { ReportRow } from '../reports/report-row.ts';
import { notAppealed } from './appeals.ts';
import { openAppealOf } from './assign-appeal.ts';

/** Decides an appeal, by another person than the first. Upheld, the score may only rise. */
export function resolveAppeal(
  db: Database,
  airline: Airline,
  code: string,
  { verdict, waivers, answer }: { verdict: 'uphold' | 'dismiss'; waivers: readonly RuleId[]; answer: string },
  decider: Decider,
): Promise<ReportRow> {
  const byId = decider.actor.pilotId;
  const upheld = verdict === 'uphold';
  let unscored = false;
  return changeReport(db, airline, code, decider, {
    text: answer,
    capability: 'appeals.decide',
    async event(tx, row) {
      if (row.state === 'voided') {
        if ((await openAppealOf(tx, row.id)) === null) throw notAppealed();
        if (!upheld) return { type: 'dismiss_cheating_appeal', byId, answer };
        // What had been accepted without a score comes back without one.
        unscored = row.counts_as_manual;
        const acceptance: Acceptance = unscored
          ? { outcome: 'valid', score: null }
          : await acceptanceOf(tx, airline, row, waivers);
        return { type: 'uphold_cheating_appeal', byId, answer, acceptance };
      }
      const decided = { type: 'resolve', byId, answer } as const;
      if (!upheld) return { ...decided, verdict: 'dismissed' };
      return { ...decided, verdict: await acceptanceOf(tx, airline, row, waivers) };
    },
    async besides(tx, row) {
      if (upheld) {
        await checkFlags(tx, row.id, byId);
        await waiveItems(tx, row.id, waivers, byId);
        await tx.updateTable('report').set({ counts_as_manual: unscored }).where('id', '=', row.id).execute();
      }
      await tx
        .updateTable('appeal')
        .set({
          state: upheld ? (waivers.length > 0 ? 'partly' : 'upheld') : 'dismissed',
          decided_by: byId,
          answer,
          decided_at: decider.context.now,
        })
        .where('report_id', '=', row.id)
        .where('state', '=', 'open')
        .execute();
    },
  });
}
