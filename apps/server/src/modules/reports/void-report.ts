import { DAY_MS } from '@va/domain/durations.ts';
import { v7 as uuid } from 'uuid';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import type { Decider } from './change-report.ts';
import { changeReport, findReport } from './change-report.ts';
import type { ReportRow } from './report-row.ts';
import { addHistory } from './report-history.ts';

/** Voids a report for cheating: the first person proposes it, and another one confirms it. */
export async function voidReport(
  db: Database,
  airline: Airline,
  code: string,
  { facts, heard }: { facts: string; heard: string },
  decider: Decider,
): Promise<ReportRow> {
  const found = await findReport(db.queries, code);
  const proposal = await db.queries
    .selectFrom('void_proposal')
    .selectAll()
    .where('report_id', '=', found.id)
    .executeTakeFirst();
  if (!proposal) return propose(db, found, { facts, heard }, decider);
  return changeReport(db, airline, code, decider, {
    text: proposal.facts,
    capability: 'reports.void',
    event: async () => ({
      type: 'void_for_cheating',
      byId: proposal.by_id,
      secondId: decider.actor.pilotId,
      heard: true,
    }),
    async besides(tx, row) {
      await tx.deleteFrom('void_proposal').where('report_id', '=', row.id).execute();
      const { now } = decider.context;
      await tx
        .insertInto('sanction')
        .values({
          id: uuid(),
          pilot_id: row.pilot_id,
          report_id: row.id,
          kind: 'warning',
          facts: proposal.facts,
          heard: proposal.heard,
          starts_at: now,
          appeal_until: new Date(now.getTime() + airline.reportRules.cheatingAppealDays * DAY_MS),
          decided_by: proposal.by_id,
        })
        .execute();
    },
  });
}

function propose(
  db: Database,
  { id, code }: ReportRow,
  { facts, heard }: { facts: string; heard: string },
  { actor, context, version }: Decider,
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    const row = await findReport(tx, code, { lock: true });
    if (row.version !== version) throw new Problem('cambiado-entretanto');
    unlessRefused(refuseDecision(actor.pilotId, { ownerId: row.pilot_id }));
    if (row.state !== 'accepted' && row.state !== 'in_review') throw new Problem('estado-de-informe');
    if (row.source === 'second_pilot') throw new Problem('informe-de-segundo-piloto');
    await tx
      .insertInto('void_proposal')
      .values({ report_id: id, by_id: actor.pilotId, facts, heard, at: context.now })
      .execute();
    const cause = { byId: actor.pilotId, now: context.now, text: facts };
    await addHistory(tx, id, { from: row.state, to: row.state, event: 'propose_void' }, cause);
    await audit(tx, {
      by: { actor, context },
      capability: 'reports.void',
      action: 'report.propose_void',
      subject: { kind: 'report', id },
      reason: facts,
    });
    return row;
  });
}
