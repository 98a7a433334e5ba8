import { ownCode } from '#server/kernel/airline/own-code.ts';
import { randomUUID } from 'node:crypto';
import { KG_PER_LB } from '@va/domain/quantities.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { Asked, RecorderOptions } from '../shared/protocol.ts';
import { type Body, InvalidBody, number, ownFieldsIn, required, text, MOST_TOLD } from '../shared/fields.ts';
import { bareNumber, countedNumber } from '../shared/search-flights.ts';
import { type Shelf, bookedFlightId } from '../shared/shelf.ts';
import { refusalOf } from './phpvms-protocol.ts';
import { PhpvmsError } from './wire.ts';

const TEXTS = [
  'alt_airport_id',
  'route_code',
  'route_leg',
  'flight_type',
  'route',
  'notes',
  'status',
  'source_name',
];
const NUMBERS = [
  'level',
  'planned_distance',
  'planned_flight_time',
  'distance',
  'flight_time',
  'block_time',
  'block_fuel',
  'fuel_used',
  'zfw',
  'landing_rate',
];

/**
 * The fields that a client may store in a report to read back; not state, score, owner or times. Its custom fields are
 * merged with those of the note before, since a client sends only new ones.
 */
export function readNote(body: Body, before: Body): Body {
  const note: Body = {};
  for (const name of TEXTS) {
    const value = text(body, name, name === 'route' || name === 'notes' ? 2000 : 60);
    if (value !== null) note[name] = value;
  }
  for (const name of NUMBERS) {
    const value = number(body, name);
    if (value !== null && Math.abs(value) > MOST_TOLD) throw new InvalidBody({ [name]: 'too large' });
    if (value !== null) note[name] = value;
  }
  return { ...note, ...ownFieldsIn(body, before) };
}

/** A repeated prefile within this time means the same flight, ms. */
const SAME_MS = 600_000;

/** Begins a flight. Idempotent: a repeated prefile answers the same flight. */
export async function prefile(
  { actor, body, now, shelf: readShelf }: Asked,
  { desk, flights }: RecorderOptions,
): Promise<DeskReport> {
  const shelf = await readShelf();
  const order = readOrder(body, shelf.airline.operations.icaoCode);
  // A concurrent prefile may come before the first has stored its note; then the report's row has the number.
  const isNumbered = ({ note, row }: DeskReport) => {
    const said = text(note, 'flight_number', 20);
    const { flight_number: counted } = row;
    return said === null
      ? counted === null || counted === countedNumber(order.number)
      : said === order.number;
  };
  const isSame = (open: DeskReport) => {
    const { row } = open;
    return (
      // A flight begun by a network's feed is not the same: starting it hands it over.
      !row.from_feed &&
      row.dep_icao === place(shelf, order.dep) &&
      row.arr_planned_icao === place(shelf, order.arr) &&
      isNumbered(open) &&
      now.getTime() - row.created_at.getTime() < SAME_MS
    );
  };
  await desk.tellProgram(actor, order.source);
  const open = await flights.unfinished(actor.pilotId);
  /** Keeps the first prefile's data for the same flight, and adds only the client's custom fields. */
  const again = (same: DeskReport) => flights.keepNote(same, (before) => ownFieldsIn(body, before));
  if (open && isSame(open)) return again(open);
  const tail = shelf.tails.find(({ id }) => shelf.numberOf(id) === order.aircraftId);
  if (!tail) throw new PhpvmsError('aircraft-not-available', 'Ese avión no es de la compañía.');
  const openId = open && isNumbered(open) ? open.row.booking_id : null;
  const booked = shelf.bookings.filter(
    (row) =>
      (row.state === 'reserved' || row.id === openId) &&
      row.dep_icao === place(shelf, order.dep) &&
      row.arr_icao === place(shelf, order.arr) &&
      (order.flightId === null || bookedFlightId(shelf, row) === order.flightId),
  );
  // Several flights may have the same route; and a client may send another number for the only one.
  const counted = countedNumber(order.number);
  const booking = booked.find(({ flight_number }) => flight_number === counted) ?? booked[0];
  // Refuse unreadable fields before anything begins.
  readNote(body, {});
  try {
    // Change the booking to another tail of its type if the key may do so; another type only flags the report.
    const isOther = booking?.state === 'reserved' && booking.aircraft_id !== tail.id;
    if (isOther && booking.type_id === tail.typeId && desk.mayBook(actor))
      await desk.changeTail(actor, booking.id, tail.id, now);
    return await flights.start(
      {
        pilotId: actor.pilotId,
        clientFlightId: `phpvms ${randomUUID()}`,
        client: order.source,
        bookingId: booking?.id,
        flight: {
          depIcao: order.dep,
          arrIcao: order.arr,
          icaoType: tail.icaoType,
          tail: tail.registration,
          number: countedNumber(order.number),
        },
        icaoTypeSeen: tail.icaoType,
        plannedFuelKg: order.fuelLbs === null ? undefined : order.fuelLbs * KG_PER_LB,
        plannedBlockMin: order.minutes ?? undefined,
        place: null,
        strict: false,
      },
      (before) => ({
        ...readNote(body, before),
        flight_number: order.number,
        flight: booking?.flight_id ?? null,
      }),
      now,
    );
  } catch (error) {
    const meanwhile = await flights.unfinished(actor.pilotId);
    if (meanwhile && isSame(meanwhile)) return again(meanwhile);
    throw refusalOf(error, 'prefile-error') ?? error;
  }
}

function readOrder(body: Body, icaoCode: string) {
  required(body, 'airline_id');
  const missing = ['flight_number', 'dpt_airport_id', 'arr_airport_id', 'source_name'].filter(
    (name) => text(body, name) === null,
  );
  if (missing.length > 0)
    throw new InvalidBody(Object.fromEntries(missing.map((name) => [name, 'required'])));
  const word = (name: string) => (text(body, name, 60) ?? '').toUpperCase();
  const fuelLbs = number(body, 'block_fuel');
  const minutes = number(body, 'planned_flight_time');
  return {
    aircraftId: required(body, 'aircraft_id'),
    number: bareNumber(text(body, 'flight_number', 20) ?? '', icaoCode),
    dep: word('dpt_airport_id'),
    arr: word('arr_airport_id'),
    source: text(body, 'source_name', 60) ?? '',
    flightId: text(body, 'flight_id', 16),
    fuelLbs: fuelLbs !== null && fuelLbs > 0 && fuelLbs < 800_000 ? fuelLbs : null,
    minutes: minutes !== null && minutes >= 1 && minutes <= 1800 ? Math.round(minutes) : null,
  };
}

function place({ airline }: Shelf, code: string): string {
  return ownCode(airline.operations, code);
}
