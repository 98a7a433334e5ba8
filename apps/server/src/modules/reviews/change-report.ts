import type { ReportEvent } from '@va/domain/report/report.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { changedMeanwhile } from '#server/kernel/audit/expect-seen.ts';
import { lockPilots } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { carryOut } from '../reports/carry-out.ts';
import { moveReport } from '../reports/move-report.ts';
import type { ReportRow } from '../reports/report-rows.ts';

/** The deciding person, their request, and the version of the report that they read. */
export interface Decider extends By {
  version: number;
}

/** Any pilot's report by its code. Throws `no-encontrado`. */
export async function findReport(queries: Queries, code: string, { lock = false } = {}): Promise<ReportRow> {
  const asked = queries.selectFrom('report').selectAll().where('code', '=', code);
  const row = await (lock ? asked.forUpdate() : asked).executeTakeFirst();
  if (!row) throw new Problem('no-encontrado', { detail: `No hay ningún informe ${code}.` });
  return row;
}

/**
 * Applies an act of staff to a report with all effects, in one transaction. Throws `cambiado-entretanto`, with what
 * somebody did, if the report changed since the caller read it (optimistic lock).
 */
export function changeReport(
  db: Database,
  airline: Airline,
  code: string,
  { actor, context, version }: Decider,
  act: {
    text: string;
    /** Text for the pilot, if it differs from `text`. */
    told?: string;
    capability: 'reports.review' | 'reports.reopen' | 'reports.void' | 'appeals.decide';
    event: (tx: Tx, row: ReportRow) => Promise<ReportEvent>;
    /** Further changes, made before the effects. */
    besides?: (tx: Tx, row: ReportRow, event: ReportEvent) => Promise<void>;
  },
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    const { pilot_id, second_pilot_id } = await findReport(tx, code);
    await lockPilots(tx, [pilot_id, second_pilot_id]);
    const row = await findReport(tx, code, { lock: true });
    if (row.version !== version) throw await reportChanged(tx, row, context.now);
    const event = await act.event(tx, row);
    const cause = { byId: actor.pilotId, now: context.now, ...(act.text && { text: act.text }) };
    const moved = await moveReport(tx, airline, row, event, cause);
    await act.besides?.(tx, moved.row, event);
    const kept = await findReport(tx, code);
    await carryOut(tx, airline, kept, moved.effects, context.now, act.told ?? act.text);
    const named = event.type === 'name_arrival';
    await audit(tx, {
      by: { actor, context },
      capability: act.capability,
      action: `report.${event.type}`,
      subject: { kind: 'report', id: row.id },
      reason: act.text || undefined,
      before: {
        state: row.state,
        outcome: row.outcome,
        score: row.score,
        ...(named && { arrIcao: row.arr_icao }),
      },
      after: {
        state: kept.state,
        outcome: kept.outcome,
        score: kept.score,
        ...(named && { arrIcao: kept.arr_icao }),
      },
    });
    return kept;
  });
}

/** The problem that says who did what to the report since the caller read it. */
export async function reportChanged(tx: Tx, row: ReportRow, now: Date): Promise<Problem> {
  const last = await tx
    .selectFrom('report_transition')
    .leftJoin('pilot', 'pilot.id', 'report_transition.by_id')
    .select(['event', 'by_id', 'at', 'pilot.callsign'])
    .where('report_id', '=', row.id)
    // Messages do not change the report.
    .where('event', '!=', 'message')
    .orderBy('at', 'desc')
    .orderBy('report_transition.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const at = last?.at ?? row.updated_at;
  const actor = last?.callsign ?? (last?.by_id ? 'retirado' : 'programa');
  return new Problem('cambiado-entretanto', {
    detail: changedMeanwhile({ actor, at, now }, actWord(last?.event)),
    current: {
      state: row.state,
      event: last?.event ?? null,
      by: last?.callsign ?? null,
      at: at.toISOString(),
    },
  });
}

const ACT_WORDS: Readonly<Record<string, string>> = {
  accept: 'lo ha aceptado',
  accept_without_score: 'lo ha aceptado sin nota',
  reject: 'lo ha rechazado',
  ask: 'le ha preguntado algo al piloto',
  answer: 'ha contestado',
  resolve: 'ha resuelto el recurso',
  reopen: 'lo ha reabierto',
  name_arrival: 'ha dicho dónde aterrizó',
  propose_void: 'ha propuesto anularlo',
  withdraw_void: 'ha retirado la propuesta de anularlo',
  void_for_cheating: 'lo ha anulado por trampa',
  take_back: 'lo ha retirado',
  appeal: 'lo ha recurrido',
  say_emergency: 'ha declarado una emergencia',
  take_back_emergency: 'ha retirado la emergencia que declaró',
};

/** The Spanish words for an event of a report, to follow the actor's callsign. */
function actWord(event = ''): string {
  return ACT_WORDS[event] ?? 'lo ha cambiado';
}
