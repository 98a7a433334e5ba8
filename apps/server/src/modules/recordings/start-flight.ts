import { v7 as uuid } from 'uuid';
import { AT_AIRPORT_NM } from '@va/domain/flight-record/arrival.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { plannedFlightOf, readLeg } from '../bookings/booking-leg.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { type BookingRow, otherBookings, selectBookings } from '../bookings/booking-rows.ts';
import { fuelByPlan } from '../flight-plans/kept-plans.ts';
import { stepBookingRow } from '../bookings/step-booking.ts';
import { holdTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { addReport, type ReportRow, setReport, findUnfinished } from '../reports/report-rows.ts';
import { announceFlight } from '../reports/announce-flight.ts';
import { addHistory } from '../reports/report-history.ts';
import { canTakeOver, type FlightOrder, takeOver } from './take-over.ts';

/**
 * Begins a flight. Idempotent by the recorder's own name for it: a repeat answers the same flight. Throws the refusal.
 */
export async function startFlight(
  db: Database,
  airline: Airline,
  order: FlightOrder,
  now: Date,
): Promise<ReportRow> {
  return (await startOnce(db, airline, order, now)).row;
}

/** The same; `again` says whether an earlier request had begun the flight. */
export function startOnce(
  db: Database,
  airline: Airline,
  order: FlightOrder,
  now: Date,
): Promise<{ row: ReportRow; again: boolean }> {
  return db.transaction(async (tx) => {
    // A free flight is booked here too, and bookings lock the timetable before the pilot.
    if (order.bookingId === undefined) await holdTimetable(tx);
    const pilot = await lockPilot(tx, order.pilotId);
    const same = await tx
      .selectFrom('report')
      .selectAll()
      .where('pilot_id', '=', order.pilotId)
      .where('client_flight_id', '=', order.clientFlightId)
      .executeTakeFirst();
    if (same && !(await beginsAnew(tx, same, order)))
      return { row: expectSame(airline, same, order), again: true };
    const open = await findUnfinished(tx, order.pilotId);
    if (open) {
      if (canTakeOver(open, order)) return { row: await takeOver(tx, open, order, now), again: false };
      throw openFlight(open);
    }
    const booking = await bookingOf(tx, airline, order, now);
    const type = airline.operations.types.get(booking.type_id);
    const accepted = [
      ...new Set([booking.icao_type, type?.icaoType].filter((name) => typeof name === 'string')),
    ];
    const typeAccepted = order.icaoTypeSeen === undefined || accepted.includes(order.icaoTypeSeen);
    if (order.strict) expectAtOrigin(airline, booking.dep_icao, order.place);
    const planned = await fuelByPlan(tx, booking.id, plannedFlightOf(airline.operations, booking), now);
    await stepBookingRow(
      tx,
      airline.operations,
      booking,
      { type: 'start', byId: order.pilotId, typeAccepted: typeAccepted || !order.strict },
      { now, others: await otherBookings(tx, order.pilotId, booking.id) },
    );
    const row = await addReport(tx, {
      // The time in the id decides the monthly partition of the flight's points.
      id: uuid({ msecs: now.getTime() }),
      code: newCode(),
      pilot_id: order.pilotId,
      booking_id: booking.id,
      second_pilot_id: booking.second_pilot_id,
      state: 'in_progress',
      aircraft_id: booking.aircraft_id,
      type_id: booking.type_id,
      dep_icao: booking.dep_icao,
      arr_planned_icao: booking.arr_icao,
      created_at: now,
      heard_at: now,
      client: order.client,
      client_version: order.clientVersion ?? null,
      client_flight_id: order.clientFlightId,
      flight_number: booking.flight_number ?? order.flight?.number ?? null,
      callsign: pilot.callsign,
      icao_type: booking.icao_type ?? type?.icaoType ?? null,
      types_accepted: accepted,
      icao_type_seen: order.icaoTypeSeen ?? null,
      add_on: order.addOn ?? null,
      planned_block_min:
        order.plannedBlockMin ?? Math.round((booking.sta.getTime() - booking.std.getTime()) / 60_000),
      // The booking's flight plan takes precedence over the recorder's fuel figure.
      planned_fuel_kg: planned ?? order.plannedFuelKg ?? null,
      from_feed: order.fromFeed ?? false,
      booked_by_start: order.bookingId === undefined,
    });
    await addHistory(
      tx,
      row.id,
      { from: 'none', to: 'in_progress', event: 'start' },
      { byId: order.pilotId, now },
    );
    await announceFlight(tx, 'flight.started', row, now);
    return { row, again: false };
  });
}

/**
 * Whether a start begins a discarded flight anew, because its booking is reserved again. Programs that name a flight by
 * its booking have no other name for it, so the discarded flight gives up that name.
 */
async function beginsAnew(
  tx: Tx,
  { id, code, state, booking_id }: ReportRow,
  { bookingId, clientFlightId, strict, fromFeed }: FlightOrder,
): Promise<boolean> {
  // In our own API the same name means a repeat, and a network's feed must not begin a flight that its pilot discarded.
  if (state !== 'voided' || strict || fromFeed || bookingId === undefined || bookingId !== booking_id)
    return false;
  const booking = await tx
    .selectFrom('booking')
    .select('state')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (booking?.state !== 'reserved') return false;
  await setReport(tx, id, { client_flight_id: `${clientFlightId} ${code}` });
  return true;
}

/**
 * Returns the flight already begun under this name; throws `clave-reutilizada` if the request is for a different
 * flight.
 */
function expectSame({ operations }: Airline, row: ReportRow, { bookingId, flight }: FlightOrder): ReportRow {
  const codeOf = (code = '') => ownCode(operations, code);
  const isSame =
    bookingId === undefined
      ? codeOf(flight?.depIcao) === row.dep_icao && codeOf(flight?.arrIcao) === row.arr_planned_icao
      : bookingId === row.booking_id;
  if (isSame) return row;
  throw new Problem('clave-reutilizada', {
    detail: `Con ese «clientFlightId» ya empezaste un vuelo de ${row.dep_icao} a ${row.arr_planned_icao}. Usa uno nuevo para este.`,
    current: { code: row.code },
  });
}

/** The flight's booking; books a free flight first. */
async function bookingOf(tx: Tx, airline: Airline, order: FlightOrder, now: Date): Promise<BookingRow> {
  if (order.bookingId !== undefined) {
    return selectBookings(tx)
      .where('booking.id', '=', order.bookingId)
      .where('booking.pilot_id', '=', order.pilotId)
      .forUpdate('booking')
      .executeTakeFirstOrThrow(() => new Problem('no-encontrado', { detail: 'No tienes esa reserva.' }));
  }
  const { flight } = order;
  if (!flight) throw new Problem('datos-no-validos');
  const { operations } = airline;
  const type = [...operations.types.values()].find(({ icaoType }) => icaoType === flight.icaoType);
  const tail = operations.tails.find(({ icaoType }) => icaoType === flight.icaoType);
  const typeId = type?.id ?? tail?.typeId;
  if (typeId === undefined) throw wrongValue('/flight/icaoType', 'La compañía no vuela ese tipo de avión');
  const [dep, arr] = [operations.airports.get(flight.depIcao), operations.airports.get(flight.arrIcao)];
  if (!dep) throw wrongValue('/flight/depIcao', 'Ese aeropuerto no es de la red');
  if (!arr) throw wrongValue('/flight/arrIcao', 'Ese aeropuerto no es de la red');
  // One minute ahead, since only future departures can be booked.
  const std = new Date(now.getTime() + 60_000).toISOString();
  const asked = {
    dep: dep.icao,
    arr: arr.icao,
    std,
    typeId,
    tail: flight.tail ?? (type ? undefined : tail?.registration),
  };
  const [booked] = await bookFlights(
    tx,
    operations,
    { pilotId: order.pilotId, acceptSharedTail: true, begins: true },
    async () => [readLeg(asked, '/flight', operations, () => undefined)],
    now,
  );
  if (!booked) throw new Problem('datos-no-validos');
  return booked;
}

function expectAtOrigin(airline: Airline, icao: string, place: FlightOrder['place']): void {
  const origin = airline.operations.airports.get(icao);
  if (!origin || !place) return;
  const away = distanceNm(origin, place);
  if (away <= AT_AIRPORT_NM) return;
  throw new Problem('lejos-del-origen', {
    detail: `Estás a ${formatMiles(away)} de ${icao}, de donde sale el vuelo: ponte a menos de ${formatMiles(AT_AIRPORT_NM)}.`,
  });
}

/** The refusal because another flight is open, which must be resumed, submitted or discarded first. */
function openFlight({ code, dep_icao, arr_planned_icao, state }: ReportRow): Problem {
  const how = state === 'in_progress' ? 'en curso' : 'sin enviar';
  return new Problem('vuelo-abierto', {
    detail: `Tienes un vuelo ${how} de ${dep_icao} a ${arr_planned_icao}: reanúdalo, envíalo como está o descártalo.`,
    current: { code, state },
    links: {
      resume: `/plataforma/api/v1/reports/${code}/resume`,
      submit: `/plataforma/api/v1/reports/${code}/submit`,
      discard: `/plataforma/api/v1/reports/${code}/discard`,
    },
  });
}
