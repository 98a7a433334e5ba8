import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { ReportRow } from '../reports/report-row.ts';
import { addHistory } from '../reports/report-history.ts';
import { type OwnReport, findOwnReport } from '../reports/own-report.ts';
import { changeOwn } from './appeals.ts';
import { setReport } from '../reports/report-rows.ts';

/** Answers a reviewer's question. */
export function answerQuestion(db: Database, own: OwnReport, text: string, now: Date): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    if (row.state !== 'in_review' || row.asked_at === null)
      throw new Problem('estado-de-informe', { detail: 'Nadie espera una respuesta tuya en este informe.' });
    const cause = { byId: own.pilotId, text, now };
    await addHistory(tx, row.id, { from: row.state, to: row.state, event: 'answer' }, cause);
    await setReport(tx, row.id, { asked_at: null });
    return findOwnReport(tx, own.pilotId, own.code);
  });
}
