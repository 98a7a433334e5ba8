import { DAY_MS } from '@va/domain/durations.ts';
import type { ReportEvent } from '@va/domain/report/report.ts';
import { wrongValue } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { ReportRow } from '../reports/report-rows.ts';
import type { Decider } from './change-report.ts';
import { changeReport, findReport } from './change-report.ts';
import { warnForReport } from '../sanctions/record-sanction.ts';
import { proposeVoid, readProposal } from './void-proposals.ts';

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
