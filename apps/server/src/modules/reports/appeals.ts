import { v7 as uuid } from 'uuid';
import type { RuleId } from '@va/domain/scoring/rule-id.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import { carryOut } from './carry-out.ts';
import type { ReportRow } from './report-row.ts';
import { findOwnReport } from './own-report.ts';
import { moveReport } from './move-report.ts';

/** A report of a pilot's own. */
export interface OwnReport {
  pilotId: string;
  code: string;
}

/** Takes a pilot's own report through something that they do to a decision. */
export function changeOwn(
  db: Database,
  { pilotId, code }: OwnReport,
  change: (tx: Queries, row: ReportRow) => Promise<ReportRow>,
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    await lockPilot(tx, pilotId);
    return change(tx, await findOwnReport(tx, pilotId, code, { lock: true }));
  });
}

/** Appeals against a decision, in whole or against some of its items. What it brought stands meanwhile. */
export function appealReport(
  db: Database,
  airline: Airline,
  own: OwnReport,
  { text, rules, evidence }: { text: string; rules: readonly RuleId[]; evidence: readonly string[] },
  now: Date,
): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    const type = row.state === 'voided' ? 'appeal_cheating' : 'appeal';
    await expectFirstAppeal(tx, row);
    const moved = await moveReport(tx, airline, row, { type, text }, { byId: own.pilotId, text, now });
    await tx
      .insertInto('appeal')
      .values({
        id: uuid(),
        report_id: row.id,
        pilot_id: own.pilotId,
        text,
        rules: [...rules],
        evidence: [...evidence],
        raised_at: now,
      })
      .execute();
    await carryOut(tx, airline, moved.row, moved.effects, now);
    return moved.row;
  });
}

/** Takes an appeal back: the decision stands as it was. */
export function desistAppeal(db: Database, airline: Airline, own: OwnReport, now: Date): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    const type = row.state === 'voided' ? 'desist_cheating_appeal' : 'desist';
    const { numUpdatedRows } = await tx
      .updateTable('appeal')
      .set({ state: 'withdrawn', decided_at: now })
      .where('report_id', '=', row.id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 0n && type === 'desist_cheating_appeal') throw notAppealed();
    const moved = await moveReport(tx, airline, row, { type }, { byId: own.pilotId, now });
    return moved.row;
  });
}

/** A decision is appealed once: the answer is the last word, until staff decide anew. */
async function expectFirstAppeal(tx: Queries, row: ReportRow): Promise<void> {
  const appealed = await tx
    .selectFrom('appeal')
    .select('id')
    .where('report_id', '=', row.id)
    .where('state', '!=', 'withdrawn')
    .where('raised_at', '>=', row.decided_at)
    .limit(1)
    .executeTakeFirst();
  if (appealed) throw new Problem('estado-de-informe', { detail: 'Esta decisión ya la has recurrido.' });
}

/** The refusal where a report has no open appeal. */
export function notAppealed(): Problem {
  return new Problem('estado-de-informe', { detail: 'No hay ningún recurso abierto en este informe.' });
}
