import { v7 as uuid } from 'uuid';
import type { ReportEvent } from '@va/domain/report/report.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { carryOutOwn } from '../reports/carry-out.ts';
import { addReport, type ReportRow } from '../reports/report-rows.ts';
import { addHistory } from '../reports/report-history.ts';
import { moveReport } from '../reports/move-report.ts';

/** The second pilot's report of this flight; the last one if they declined before. */
export function findSecond(queries: Queries, { id, second_pilot_id }: ReportRow) {
  return queries
    .selectFrom('report')
    .selectAll()
    .where('primary_report_id', '=', id)
    .where('pilot_id', '=', second_pilot_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Asks the second pilot of an accepted report to confirm; an earlier confirmation counts again. With `again`, it asks
 * even a pilot who declined.
 */
export async function askSecondPilot(
  tx: Tx,
  airline: Airline,
  row: ReportRow,
  now: Date,
  { again = false } = {},
): Promise<void> {
  if (row.second_pilot_id === null || row.outcome === null) return;
  await lockPilot(tx, row.second_pilot_id);
  const second = await findSecond(tx, row);
  const declined = second?.state === 'voided' && second.reason !== 'holder';
  if (second === undefined || (declined && again)) return invite(tx, row, row.second_pilot_id, now);
  if (declined || second.state === 'draft') return;
  await follow(tx, airline, second, { outcome: row.outcome, score: null }, now);
}

/** Updates the second pilot's report because the first pilot's is no longer accepted. */
export async function followSecondPilot(
  tx: Tx,
  airline: Airline,
  row: ReportRow,
  holder: 'undecided' | 'fallen',
  now: Date,
): Promise<void> {
  if (row.second_pilot_id === null) return;
  await lockPilot(tx, row.second_pilot_id);
  const second = await findSecond(tx, row);
  if (second !== undefined && second.state !== 'voided') await follow(tx, airline, second, holder, now);
}

/**
 * Applies an event to the second pilot's report; the caller has locked that pilot's row. Answers the report as it is
 * now.
 */
export async function follow(
  tx: Tx,
  airline: Airline,
  second: ReportRow,
  holder: Extract<ReportEvent, { type: 'follow_holder' }>['holder'],
  now: Date,
): Promise<ReportRow> {
  const moved = await moveReport(tx, airline, second, { type: 'follow_holder', holder }, { byId: null, now });
  await carryOutOwn(tx, airline, moved.row, moved.effects, now);
  return moved.row;
}

/**
 * After a merge: voids reports that a pilot has as their own second pilot, without messages of its own. The caller has
 * locked the pilot's row. Answers how many.
 */
export async function endFlightsTogether(
  tx: Tx,
  airline: Airline,
  pilotId: string,
  now: Date,
): Promise<number> {
  const linked = await tx
    .selectFrom('report')
    .innerJoin('report as holder', 'holder.id', 'report.primary_report_id')
    .selectAll('report')
    .where('report.state', '!=', constant('voided'))
    .where('report.pilot_id', '=', pilotId)
    .where('holder.pilot_id', '=', pilotId)
    .orderBy('report.id')
    .execute();
  for (const row of linked) {
    const event = { type: 'follow_holder', holder: 'fallen' } as const;
    const moved = await moveReport(tx, airline, row, event, { byId: null, now });
    const effects = moved.effects.filter(({ type }) => type !== 'tell_pilot');
    await carryOutOwn(tx, airline, moved.row, effects, now);
  }
  return linked.length;
}

/** Makes the draft that the second pilot confirms or declines; does nothing if their account can no longer do so. */
async function invite(tx: Tx, row: ReportRow, pilotId: string, now: Date): Promise<void> {
  const { callsign, status } = await lockPilot(tx, pilotId);
  if (status === 'erased') return;
  const second = {
    id: uuid(),
    code: newCode(),
    pilot_id: pilotId,
    source: 'second_pilot',
    primary_report_id: row.id,
    state: 'draft',
    created_at: now,
    heard_at: now,
    callsign,
    aircraft_id: row.aircraft_id,
    type_id: row.type_id,
    icao_type: row.icao_type,
    dep_icao: row.dep_icao,
    arr_planned_icao: row.arr_planned_icao,
    arr_icao: row.arr_icao,
    diversion: row.diversion,
    flight_number: row.flight_number,
    off_block: row.off_block,
    takeoff: row.takeoff,
    landing: row.landing,
    on_block: row.on_block,
    block_min: row.block_min,
    distance_nm: row.distance_nm,
    emergency_at: row.emergency_at,
  } as const;
  await addReport(tx, second);
  await addHistory(tx, second.id, { from: 'none', to: 'draft', event: 'invite' }, { byId: null, now });
  await tellPilot(tx, pilotId, {
    kind: 'report.second_pilot',
    title: `Confirma tu vuelo de segundo piloto: ${row.dep_icao}–${row.arr_icao ?? row.arr_planned_icao}`,
    body: `${row.callsign ?? 'Un compañero'} dice que lo volaste con él. Si lo confirmas en los próximos 7 días, ${row.outcome === 'training' ? 'las horas son también tuyas: es un entrenamiento, sin puntos' : 'las horas y los puntos base son también tuyos'}.`,
    link: `/plataforma/informes/${second.code}`,
  });
}
