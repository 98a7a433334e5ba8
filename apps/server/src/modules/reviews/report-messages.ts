import type { ReportMessages } from '@va/contract/reports/report-detail.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { type ReportRow, type OwnReport, findOwnReport } from '../reports/report-rows.ts';
import { tellStaff } from '../rights/tell-staff.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { effectiveRights } from '../rights/effective-rights.ts';
import { findReport } from './change-report.ts';
import { addHistory, historyView } from '../reports/report-history.ts';

/** Kinds of history lines that are messages between pilot and team. */
const WRITTEN: ReadonlySet<string> = new Set(['message', 'ask', 'answer']);

/** What pilot and team have written to each other about a report, the oldest first. */
export async function messagesOf(queries: Queries, row: ReportRow): Promise<ReportMessages> {
  const lines = await historyView(queries, row);
  return lines.flatMap(({ event, at, by, text }) =>
    WRITTEN.has(event) && text !== null ? [{ at, own: by === 'pilot', text }] : [],
  );
}

/**
 * A pilot's message about their own submitted report; it goes to the reviewer who last handled it, or else to all who
 * may answer.
 */
export function writeToTeam(
  db: Database,
  airline: Airline,
  { pilotId, code }: OwnReport,
  text: string,
  now: Date,
): Promise<ReportMessages> {
  return db.transaction(async (tx) => {
    await lockPilot(tx, pilotId);
    const row = await findOwnReport(tx, pilotId, code, { lock: true });
    await write(tx, row, { byId: pilotId, text, now });
    const message = {
      kind: 'report.message',
      title: `${row.callsign ?? 'Un piloto'} te escribe sobre el informe ${code}`,
      // The text is only in the report's history, where it is erased with its author's account.
      body: 'Lo que dice está en la historia del informe.',
      link: `/plataforma/mesa/informes/${code}`,
    };
    const reader = await lastOfTeam(tx, airline, row);
    if (reader) await tellPilot(tx, reader, message);
    else await tellStaff(tx, airline, 'pilots.contact', message, pilotId);
    return messagesOf(tx, row);
  });
}

/** A staff member's message to the pilot of a report, not their own; the report does not wait for an answer. */
export function writeToPilot(db: Database, code: string, text: string, by: By): Promise<ReportRow> {
  const { actor, context } = by;
  return db.transaction(async (tx) => {
    await lockPilot(tx, (await findReport(tx, code)).pilot_id);
    const row = await findReport(tx, code, { lock: true });
    unlessRefused(refuseDecision(actor.pilotId, { ownerId: row.pilot_id }));
    await write(tx, row, { byId: actor.pilotId, text, now: context.now });
    await tellPilot(tx, row.pilot_id, {
      kind: 'report.message',
      title: `Te escriben sobre tu vuelo ${row.dep_icao}–${row.arr_icao ?? row.arr_planned_icao}`,
      body: text,
      link: `/plataforma/informes/${code}`,
    });
    await audit(tx, {
      by,
      capability: 'pilots.contact',
      action: 'report.message',
      subject: { kind: 'report', id: row.id },
      reason: text,
    });
    return row;
  });
}

/** Throws `estado-de-informe` for a flight that was never sent. */
async function write(
  tx: Tx,
  { id, state, submitted_at }: ReportRow,
  cause: { byId: string; text: string; now: Date },
): Promise<void> {
  if (submitted_at === null)
    throw new Problem('estado-de-informe', { detail: 'Se escribe sobre un informe que se ha enviado.' });
  await addHistory(tx, id, { from: state, to: state, event: 'message' }, cause);
}

/** The staff member who last acted on a report, if they still may answer pilots. */
async function lastOfTeam(
  tx: Tx,
  { positions }: Airline,
  { id, pilot_id }: ReportRow,
): Promise<string | undefined> {
  const last = await tx
    .selectFrom('report_transition')
    .innerJoin('pilot', 'pilot.id', 'report_transition.by_id')
    .select(['pilot.id', 'pilot.roles', 'pilot.capabilities', 'pilot.positions', 'pilot.status'])
    .where('report_id', '=', id)
    .where('pilot.id', '!=', pilot_id)
    .where('pilot.status', 'in', FLYING)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && effectiveRights(last, positions).usable.has('pilots.contact') ? last.id : undefined;
}
