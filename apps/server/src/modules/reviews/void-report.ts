import { DAY_MS } from '@va/domain/durations.ts';
import type { ReportEvent } from '@va/domain/report/report.ts';
import { wrongValue, Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { type ReportRow, addProposal, dropProposal, renewVersion } from '../reports/report-rows.ts';
import { type Decider, changeReport, findReport, reportChanged } from './change-report.ts';
import { warnForReport } from '../sanctions/record-sanction.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addHistory } from '../reports/report-history.ts';

/** Proposes to void a report for cheating; nothing changes until a second person confirms. */
function proposeVoid(
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

/**
 * Voids a report for cheating, by two people: the first proposes it, with what the pilot said about it; the second
 * confirms it with a reason. The pilot reads the facts of the proposal.
 */
export async function voidReport(
  db: Database,
  airline: Airline,
  code: string,
  { facts, heard }: { facts: string; heard?: string | undefined },
  decider: Decider,
): Promise<ReportRow> {
  const found = await findReport(db.queries, code);
  const proposal = await readProposal(db.queries, found.id);
  if (!proposal) return proposeVoid(db, code, { facts, heard }, decider);
  return changeReport(db, airline, code, decider, {
    text: facts,
    told: proposal.facts,
    capability: 'reports.void',
    async event() {
      // For the proposer themself, the rules refuse the confirmation.
      if (heard !== undefined && proposal.by_id !== decider.actor.pilotId)
        throw wrongValue('/heard', 'Lo que dice el piloto está en la propuesta: déjalo vacío');
      return voidEvent(proposal.by_id, decider.actor.pilotId);
    },
    async besides(tx, row) {
      const { now } = decider.context;
      const appealUntil = new Date(now.getTime() + airline.reportRules.cheatingAppealDays * DAY_MS);
      const { facts: told, heard: said, by_id: byId } = proposal;
      const of = { pilotId: row.pilot_id, reportId: row.id };
      await warnForReport(tx, of, { facts: told, heard: said, byId, appealUntil }, now);
    },
  });
}

/** The domain event of a confirmed proposal to void; the pilot was always heard before. */
export const voidEvent = (byId: string, secondId: string): ReportEvent => ({
  type: 'void_for_cheating',
  byId,
  secondId,
  heard: true,
});
