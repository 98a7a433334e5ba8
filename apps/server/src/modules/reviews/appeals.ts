import type { RuleId } from '@va/domain/scoring/score-rules.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { emergencyRaisedAt, raiseAppeal, standingAppeals, takeBackAppeal } from '../appeals/appeal-acts.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { carryOut } from '../reports/carry-out.ts';
import { type OwnReport, findOwnReport, type ReportRow } from '../reports/report-rows.ts';
import { moveReport } from '../reports/move-report.ts';

/** Applies a pilot's act on a decision (appeal, withdrawal) to their own report. */
export function changeOwn(
  db: Database,
  { pilotId, code }: OwnReport,
  change: (tx: Tx, row: ReportRow) => Promise<ReportRow>,
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    await lockPilot(tx, pilotId);
    return change(tx, await findOwnReport(tx, pilotId, code, { lock: true }));
  });
}

/** Appeals against a decision, as a whole or against some rules. Its effects stand meanwhile. */
export function appealReport(
  db: Database,
  airline: Airline,
  own: OwnReport,
  appeal: { text: string; rules: readonly RuleId[]; evidence: readonly string[]; emergency?: boolean },
  now: Date,
): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    await expectFirstAppeal(tx, row);
    const { text, emergency = false } = appeal;
    const voided = row.state === 'voided';
    if (voided && emergency)
      throw wrongValue('/emergency', 'De un informe anulado por trampa no se puede declarar una emergencia');
    const event = voided
      ? ({ type: 'appeal_cheating', text } as const)
      : ({ type: 'appeal', text, emergency } as const);
    const moved = await moveReport(tx, airline, row, event, { byId: own.pilotId, text, now });
    await raiseAppeal(tx, ['report_id', row.id], own.pilotId, appeal, now);
    await carryOut(tx, airline, moved.row, moved.effects, now);
    return moved.row;
  });
}

/** Withdraws an appeal; the decision stands unchanged. */
export function desistAppeal(db: Database, airline: Airline, own: OwnReport, now: Date): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    const voided = row.state === 'voided';
    const raisedAt = await emergencyRaisedAt(tx, row.id);
    const emergency = raisedAt !== null;
    // An emergency declared by the appeal itself has the appeal's time.
    const hadBefore = emergency && row.pilot_emergency_at !== null && row.pilot_emergency_at < raisedAt;
    const wasOpen = await takeBackAppeal(tx, ['report_id', row.id], now);
    if (!wasOpen && voided) throw notAppealed();
    const event = voided
      ? ({ type: 'desist_cheating_appeal' } as const)
      : ({ type: 'desist', emergency, hadBefore } as const);
    const moved = await moveReport(tx, airline, row, event, { byId: own.pilotId, now });
    return moved.row;
  });
}

/** Throws if this decision was appealed before: each can be appealed once, until staff decide again. */
async function expectFirstAppeal(tx: Tx, row: ReportRow): Promise<void> {
  const appealed = await standingAppeals(tx, ['report_id', row.id])
    .where('raised_at', '>=', row.decided_at)
    .limit(1)
    .executeTakeFirst();
  if (appealed) throw new Problem('estado-de-informe', { detail: 'Esta decisión ya la has recurrido.' });
}

/** The message for a report without an open appeal. */
export const NO_APPEAL = 'No hay ningún recurso abierto en este informe.';

/** The problem for a report without an open appeal. */
export function notAppealed(): Problem {
  return new Problem('estado-de-informe', { detail: NO_APPEAL });
}
