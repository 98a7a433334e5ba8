import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused, wrongValue } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { type Decider, findReport, reportChanged } from './change-report.ts';
import { addProposal, dropProposal, renewVersion, type ReportRow } from '../reports/report-rows.ts';
import { addHistory } from '../reports/report-history.ts';

/** Proposes to void a report for cheating; nothing changes until a second person confirms. */
export function proposeVoid(
  db: Database,
  code: string,
  { facts, heard }: { facts: string; heard?: string | undefined },
  decider: Decider,
): Promise<ReportRow> {
  return changeProposal(db, code, decider, { event: 'propose_void', text: facts }, async (tx, row) => {
    if (row.state !== 'accepted' && row.state !== 'in_review') throw new Problem('estado-de-informe');
    if (row.source === 'second_pilot') throw new Problem('informe-de-segundo-piloto');
    if (heard === undefined) throw wrongValue('/heard', 'Escribe lo que dice el piloto: antes hay que oírle');
    await addProposal(tx, {
      report_id: row.id,
      by_id: decider.actor.pilotId,
      facts,
      heard,
      at: decider.context.now,
    });
  });
}

/** The open proposal to void a report. */
export function readProposal(queries: Queries, reportId: string) {
  return queries.selectFrom('void_proposal').selectAll().where('report_id', '=', reportId).executeTakeFirst();
}

/** Withdraws a proposal to void a report, one's own or a colleague's. */
export function withdrawVoid(db: Database, code: string, text: string, decider: Decider): Promise<ReportRow> {
  return changeProposal(db, code, decider, { event: 'withdraw_void', text }, async (tx, row) => {
    if (!(await dropProposal(tx, row.id)))
      throw new Problem('estado-de-informe', { detail: 'Nadie propone anular este informe.' });
  });
}

function changeProposal(
  db: Database,
  code: string,
  { actor, context, version }: Decider,
  { event, text }: { event: 'propose_void' | 'withdraw_void'; text: string },
  change: (tx: Tx, row: ReportRow) => Promise<void>,
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    const row = await findReport(tx, code, { lock: true });
    if (row.version !== version) throw await reportChanged(tx, row, context.now);
    unlessRefused(refuseDecision(actor.pilotId, { ownerId: row.pilot_id }));
    await change(tx, row);
    await addHistory(
      tx,
      row.id,
      { from: row.state, to: row.state, event },
      { byId: actor.pilotId, now: context.now, text },
    );
    await audit(tx, {
      by: { actor, context },
      capability: 'reports.void',
      action: `report.${event}`,
      subject: { kind: 'report', id: row.id },
      reason: text,
    });
    return renewVersion(tx, row);
  });
}
