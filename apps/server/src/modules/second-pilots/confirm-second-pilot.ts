import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { carryOut } from '../reports/carry-out.ts';
import { overlapping } from '../manual-reports/overlapping.ts';
import { type OwnReport, findOwnReport } from '../reports/own-report.ts';
import { moveReport } from '../reports/move-report.ts';
import type { ReportRow } from '../reports/report-rows.ts';
import { follow } from './second-pilot.ts';

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
