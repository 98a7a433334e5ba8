import { MINUTE_MS } from '@va/domain/durations.ts';
import { v7 as uuid } from 'uuid';
import type { BookingRules } from '@va/domain/booking/booking.ts';
import { countOf } from '@va/domain/numbers.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { type TypedTimes, fitsBooking, manualHours, refuseManual } from '@va/domain/report/manual-report.ts';
import type { ManualReportBody } from '@va/contract/reports/manual-reports.ts';
import { constants } from '#server/db/constants.ts';
import { Problem, refusalProblem, wrongValue } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { otherBookings, selectBookings, toBooking } from '../bookings/booking-rows.ts';
import { dayAndHour } from '../bookings/booking-texts.ts';
import { findSecondPilot } from '../bookings/name-second-pilot.ts';
import { stepBookingRow } from '../bookings/step-booking.ts';
import { carryOut } from '../reports/carry-out.ts';
import { manualOf, overlapping } from './manual-limits.ts';
import { findOwnReport, addReport, type ReportRow } from '../reports/report-rows.ts';
import { addHistory } from '../reports/report-history.ts';
import { moveReport } from '../reports/move-report.ts';

/** Submits a manual report, on which a person always decides. Throws the refusal. */
export function sendManual(
  db: Database,
  airline: Airline,
  pilotId: string,
  body: ManualReportBody,
  now: Date,
): Promise<ReportRow> {
  const { operations } = airline;
  const [dep, arr] = [operations.airports.get(body.depIcao), operations.airports.get(body.arrIcao)];
  if (!dep) throw wrongValue('/depIcao', 'Ese aeropuerto no es de la red');
  if (!arr) throw wrongValue('/arrIcao', 'Ese aeropuerto no es de la red');
  const times: TypedTimes = {
    offBlock: Date.parse(body.offBlock),
    takeoff: Date.parse(body.takeoff),
    landing: Date.parse(body.landing),
    onBlock: Date.parse(body.onBlock),
  };
  return db.transaction(async (tx) => {
    const pilot = await lockTypist(tx, pilotId);
    const aircraft = await tx
      .selectFrom('aircraft')
      .selectAll()
      .where('registration', '=', body.registration)
      .executeTakeFirst();
    if (!aircraft) throw wrongValue('/registration', 'Ningún avión de la flota tiene esa matrícula');
    const others = {
      manualThisMonth: await manualOf(tx, pilotId, times.offBlock),
      overlaps: await overlapping(tx, pilotId, times),
    };
    const refusal = refuseManual(times, others, airline.reportRules, now.getTime());
    if (refusal) throw refusalProblem(refusal);
    const asked = body.booking === undefined ? undefined : { booking: body.booking, dep: dep.icao, times };
    const booking = asked && (await bookingOf(tx, airline, pilotId, asked, now));
    const secondPilotId = body.secondPilot
      ? await findSecondPilot(tx, body.secondPilot, pilotId)
      : (booking?.second_pilot_id ?? null);
    const tail = operations.tails.find(({ registration }) => registration === body.registration);
    const row = await addReport(tx, {
      id: uuid(),
      code: newCode(),
      pilot_id: pilotId,
      booking_id: booking?.id ?? null,
      source: 'manual',
      state: 'draft',
      aircraft_id: aircraft.id,
      type_id: aircraft.type_id,
      icao_type: tail?.icaoType ?? null,
      dep_icao: dep.icao,
      arr_planned_icao: booking?.arr_icao ?? arr.icao,
      arr_icao: arr.icao,
      diversion: booking !== undefined && booking.arr_icao !== arr.icao,
      created_at: now,
      heard_at: now,
      flight_number: body.number ?? booking?.flight_number ?? null,
      callsign: pilot.callsign,
      off_block: new Date(times.offBlock),
      takeoff: new Date(times.takeoff),
      landing: new Date(times.landing),
      on_block: new Date(times.onBlock),
      block_min: Math.round((times.onBlock - times.offBlock) / MINUTE_MS),
      distance_nm: Math.round(distanceNm(dep, arr) * 10) / 10,
      fuel_off_kg: body.fuelOffKg ?? null,
      fuel_on_kg: body.fuelOnKg ?? null,
      network: body.network ?? null,
      second_pilot_id: secondPilotId,
      comment: body.comment,
      evidence_url: body.evidenceUrl ?? null,
    });
    await addHistory(tx, row.id, { from: 'none', to: 'draft', event: 'type' }, { byId: pilotId, now });
    if (body.emergency === undefined) return sendTyped(tx, airline, row, now);
    const event = { type: 'say_emergency', text: body.emergency } as const;
    const said = await moveReport(tx, airline, row, event, { byId: pilotId, text: body.emergency, now });
    return sendTyped(tx, airline, said.row, now);
  });
}

/**
 * Submits a withdrawn manual report again, unchanged. Idempotent: a report already submitted is answered as it is.
 * Throws the refusal.
 */
export function sendAgain(
  db: Database,
  airline: Airline,
  { pilotId, code }: { pilotId: string; code: string },
  now: Date,
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    await lockTypist(tx, pilotId);
    const row = await findOwnReport(tx, pilotId, code, { lock: true });
    if (row.state !== 'draft') return row;
    const at = (time: Date | null) => time?.getTime() ?? 0;
    const times = {
      offBlock: at(row.off_block),
      takeoff: at(row.takeoff),
      landing: at(row.landing),
      onBlock: at(row.on_block),
    };
    // It was within its limits when it was typed: only a flight sent since can be a reason to refuse it.
    const others = { manualThisMonth: 0, overlaps: await overlapping(tx, pilotId, times, row.id) };
    const refusal = refuseManual(times, others, airline.reportRules, row.created_at.getTime());
    // The pilot can no longer change its times; the way out is to discard it.
    if (refusal)
      throw refusalProblem(refusal.code === 'vuelo-solapado' ? { ...refusal, wayOut: THROW_AWAY } : refusal);
    return sendTyped(tx, airline, row, now);
  });
}

const THROW_AWAY =
  'Si es el mismo vuelo, descarta este reporte: ya cuenta el otro. Si es otro vuelo, descártalo y escríbelo de nuevo con sus horas.';

/** Locks a pilot; throws if the pilot may not send manual reports, for example while suspended. */
async function lockTypist(tx: Tx, pilotId: string) {
  const pilot = await lockPilot(tx, pilotId);
  if (pilot.status === 'suspended')
    throw new Problem('cuenta-no-activa', {
      detail:
        'Tu cuenta está suspendida: podrás enviarlo cuando termine, si el vuelo no tiene ya demasiados días.',
    });
  return pilot;
}

/** Puts a typed draft into the reviewers' queue, with all effects. */
async function sendTyped(tx: Tx, airline: Airline, row: ReportRow, now: Date): Promise<ReportRow> {
  const cause = { byId: row.pilot_id, now };
  const sent = await moveReport(tx, airline, row, { type: 'submit', complete: true }, cause);
  await carryOut(tx, airline, sent.row, sent.effects, now);
  const decided = await moveReport(
    tx,
    airline,
    sent.row,
    { type: 'decide_alone', acceptance: { outcome: 'valid', score: null }, doubts: [] },
    { byId: null, now, text: 'Reporte manual: lo mira siempre una persona.' },
  );
  await carryOut(tx, airline, decided.row, decided.effects, now);
  return decided.row;
}

/** The booking of the typed flight, which must leave from `dep`; if it is still open, this begins it. */
async function bookingOf(
  tx: Tx,
  { operations }: Airline,
  pilotId: string,
  { booking, dep, times }: { booking: string; dep: string; times: TypedTimes },
  now: Date,
) {
  const row = await selectBookings(tx)
    .where('booking.pilot_id', '=', pilotId)
    .where('booking.code', '=', booking)
    .where('booking.state', 'in', constants('reserved', 'expired'))
    .forUpdate('booking')
    .executeTakeFirstOrThrow(() => wrongValue('/booking', 'No tienes esa reserva, o ya se voló'));
  if (row.report_code !== null)
    throw wrongValue(
      '/booking',
      `Esa reserva ya tiene el informe ${row.report_code}: si es otro vuelo, envíalo sin reserva`,
    );
  if (ownCode(operations, row.dep_icao) !== dep)
    throw wrongValue(
      '/booking',
      `Esa reserva sale de ${row.dep_icao} y este vuelo salió de ${dep}: envíalo sin reserva`,
    );
  const open = row.state === 'reserved' && row.grace_until.getTime() >= now.getTime();
  if (!fitsBooking(toBooking(row), times, operations.booking))
    throw wrongValue('/booking', misfitWords(row.std, open, operations.booking));
  if (!open) return row;
  const others = await otherBookings(tx, pilotId, row.id);
  const event = { type: 'start', byId: pilotId, typeAccepted: true } as const;
  return stepBookingRow(tx, operations, row, event, { now, others });
}

function misfitWords(std: Date, open: boolean, rules: BookingRules): string {
  const away = `a más de ${countOf(manualHours(rules), 'hora', 'horas')} de tu salida`;
  const leaves = `Esa reserva sale el ${dayAndHour(std)}, ${away}: repasa las horas`;
  // An open booking would otherwise expire and cost points, so tell the pilot to cancel it first.
  return open
    ? `${leaves} o, si ya la has volado, anula antes la reserva y envíalo sin ella`
    : `${leaves} o envíalo sin reserva`;
}
