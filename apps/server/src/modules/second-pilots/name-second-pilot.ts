import { DAY_MS } from '@va/domain/durations.ts';
import { MANUAL_DAYS } from '@va/domain/report/manual-report.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { lockPilots, lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { findSecondPilot } from '../bookings/name-second-pilot.ts';
import { addHistory } from '../reports/report-history.ts';
import { type OwnReport, findOwnReport, type ReportRow, setReport } from '../reports/report-rows.ts';
import { askSecondPilot, findSecond, follow } from './second-pilot.ts';
import { carryOut } from '../reports/carry-out.ts';
import { overlapping } from '../manual-reports/manual-limits.ts';
import { moveReport } from '../reports/move-report.ts';

/** States of a report in which a second pilot can be named; not if it was rejected or voided. */
const NAMED_IN: readonly ReportRow['state'][] = [
  'draft',
  'in_progress',
  'submitted',
  'in_review',
  'accepted',
];

/** Sets, changes or removes the second pilot of the pilot's own report; not after the second pilot has confirmed. */
export function nameSecondPilot(
  db: Database,
  airline: Airline,
  { pilotId, code }: OwnReport,
  callsign: string | null,
  now: Date,
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    const before = await findOwnReport(tx, pilotId, code);
    const secondId = callsign === null ? null : await findSecondPilot(tx, callsign, pilotId);
    const locked = await lockPilots(tx, [pilotId, before.second_pilot_id, secondId]);
    if (secondId !== null && !locked.includes(secondId)) throw new Problem('no-encontrado');
    const row = await findOwnReport(tx, pilotId, code, { lock: true });
    if (row.source === 'second_pilot' || !NAMED_IN.includes(row.state))
      throw new Problem('estado-de-informe');
    const flownAt = row.on_block ?? row.created_at;
    if (now.getTime() - flownAt.getTime() > MANUAL_DAYS * DAY_MS)
      throw new Problem('vuelo-antiguo', {
        detail: `El segundo piloto se nombra en los ${MANUAL_DAYS} días que siguen al vuelo.`,
      });
    const second = await findSecond(tx, row);
    if (second !== undefined && second.submitted_at !== null) throw new Problem('segundo-piloto-confirmado');
    if (second !== undefined && second.state === 'draft' && secondId !== row.second_pilot_id)
      await follow(tx, airline, second, 'fallen', now);
    await setReport(tx, row.id, { second_pilot_id: secondId });
    const text = callsign ?? undefined;
    const event = callsign === null ? 'drop_second_pilot' : 'name_second_pilot';
    await addHistory(
      tx,
      row.id,
      { from: row.state, to: row.state, event },
      { byId: pilotId, now, ...(text && { text }) },
    );
    const named = await findOwnReport(tx, pilotId, code);
    if (named.state === 'accepted') await askSecondPilot(tx, airline, named, now, { again: true });
    return named;
  });
}

/** The second pilot confirms the flight; hours and base points follow once the first pilot's report is accepted. */
export function confirmSecondPilot(
  db: Database,
  airline: Airline,
  { pilotId, code }: OwnReport,
  now: Date,
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    const pilot = await lockPilot(tx, pilotId);
    const row = await findOwnReport(tx, pilotId, code, { lock: true });
    if (row.source !== 'second_pilot') throw new Problem('estado-de-informe');
    if (row.state === 'submitted' || row.state === 'accepted') return row;
    if (pilot.status === 'suspended')
      throw new Problem('cuenta-no-activa', {
        detail: 'Tu cuenta está suspendida: podrás confirmarlo cuando termine, si el plazo sigue abierto.',
      });
    const [offBlock, onBlock] = [row.off_block, row.on_block].map((at) => at?.getTime() ?? 0);
    const overlaps = await overlapping(
      tx,
      pilotId,
      { offBlock: offBlock ?? 0, onBlock: onBlock ?? 0 },
      row.id,
    );
    if (overlaps !== null)
      throw new Problem('vuelo-solapado', {
        detail: `A esas horas ya tienes el informe ${overlaps}: no pudiste ir en los dos.`,
        current: { code: overlaps },
      });
    const cause = { byId: pilotId, now };
    const sent = await moveReport(tx, airline, row, { type: 'submit', complete: true }, cause);
    await carryOut(tx, airline, sent.row, sent.effects, now);
    const { standing, outcome } = await tx
      .selectFrom('report')
      .select(['standing', 'outcome'])
      .where('id', '=', row.primary_report_id)
      .executeTakeFirstOrThrow();
    if (standing !== 'accepted' || outcome === null) return sent.row;
    return follow(tx, airline, sent.row, { outcome, score: null }, now);
  });
}
