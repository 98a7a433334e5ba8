import { type FlightPhase, groundOf } from '@va/domain/flight-record/flight-phase.ts';
import type { BookingRow } from '#server/modules/bookings/booking-rows.ts';
import { type DeskPoint, type DeskReport, NOWHERE } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { Note } from '#server/modules/recorder-desk/recorder-notes.ts';
import type { FlightOrder } from '#server/modules/recordings/take-over.ts';
import { type Body, bounded, number, text } from './fields.ts';
import { type Asked, RecorderError, type RecorderOptions } from './protocol.ts';
import { isOpen } from './sent-reports.ts';

/** A program that begins flights by their booking and then refers to them by our report code. */
export interface Program {
  /** Its name, as pilots know it. */
  client: string;
  /** Prefix of the flight names that distinguishes this program's flights. */
  prefix: string;
  /** Names of body fields: the booking's number; our flight code (the first present one counts); ground speed, kt. */
  fields: { bid: string; code: readonly string[]; groundSpeed: string };
  /** The flight's note at its start; never empty, since an empty one means our own recorder. */
  note(body: Body): Note;
}

/** Our phases by the words of smartCARS and Stratos. */
const PHASES: Readonly<Record<string, FlightPhase>> = {
  BOARDING: 'boarding',
  PUSH_BACK: 'pushback',
  TAXI: 'taxi',
  REJECTED_TAKE_OFF: 'taxi',
  TAKE_OFF: 'takeoff',
  CLIMB_OUT: 'climb',
  CLIMB: 'climb',
  CRUISE: 'cruise',
  DESCENT: 'descent',
  APPROACH: 'approach',
  GO_AROUND: 'approach',
  FINAL: 'approach',
  LANDED: 'landed',
  TAXI_TO_GATE: 'landed',
  TAXI_IN: 'landed',
  ARRIVED: 'on_block',
  DEBOARDING: 'on_block',
};

/** Makes the flight operations for such a program. */
export function bookedFlights({ desk, flights }: RecorderOptions, { fields, ...program }: Program) {
  /** The pilot's booking that a body names, in any state; null without one. */
  const bookingOf = async ({ actor, body }: Asked): Promise<BookingRow | null> => {
    const id = await desk.thingOf(number(body, fields.bid) ?? 0);
    return id === undefined ? null : desk.booking(actor.pilotId, id);
  };
  const codeIn = ({ body }: Asked) =>
    fields.code.map((name) => text(body, name, 16)).find((code) => code !== null) ?? null;
  const begin = async (asked: Asked): Promise<DeskReport> => {
    const booking = await bookingOf(asked);
    if (!booking) throw new RecorderError(404, 'No tienes esa reserva.');
    const order = orderOf(booking, program.prefix, program.client);
    return flights.start(order, program.note(asked.body), asked.now);
  };
  /** The flight that a body names, by our code or else by its booking. */
  const find = async (asked: Asked): Promise<DeskReport | null> => {
    const code = codeIn(asked)?.toUpperCase();
    const named = code === undefined ? null : await flights.find(asked.actor.pilotId, code);
    if (named) return named;
    const booking = await bookingOf(asked);
    return booking && flights.ofBooking(asked.actor.pilotId, booking.id);
  };
  return {
    find,
    /** Whether a body names a flight or booking, even an invalid one. */
    isNamed: ({ body }: Asked) => [...fields.code, fields.bid].some((name) => (body[name] ?? '') !== ''),
    /** Begins or continues the flight of a booking. Throws 404, or 409 if it has ended. */
    async start(asked: Asked): Promise<DeskReport> {
      const report = await begin(asked);
      if (!isOpen(report)) throw new RecorderError(409, 'El vuelo de esa reserva ya se envió o se anuló.');
      return report;
    },
    /**
     * Stores the aircraft's position; begins the flight for older clients, which never do. `ended` is the error for
     * ended flights.
     */
    async update(asked: Asked, ended: (report: DeskReport) => Error): Promise<void> {
      const { body, now } = asked;
      const point = readPoint(body, fields.groundSpeed, now);
      const begun = await find(asked);
      // Starting a flight that a feed records hands it over; for that the booking is needed. A flight discarded at the
      // stand begins anew if the client names only the booking.
      const isAnew =
        begun?.row.state === 'voided' && begun.booking?.state === 'reserved' && codeIn(asked) === null;
      const isHandedOver = begun?.row.from_feed && body[fields.bid];
      const report = begun && !isHandedOver && !isAnew ? begun : await begin(asked);
      if (!isOpen(report)) throw ended(report);
      const phase = phaseOf(text(body, 'phase', 40)) ?? report.phase;
      const reported = {
        ...point,
        onGround: groundOf(phase),
        ...(phase === 'on_block' && { arrived: true }),
      };
      await flights.keepPoints(report, [reported], phase, now);
    },
    /**
     * Discards a flight; its clients show no message for it. Does nothing for a flight that was never begun. Throws
     * 404, or 409 for a decided one.
     */
    async cancel(asked: Asked): Promise<void> {
      const report = await find(asked);
      if (!report) {
        if (!(await bookingOf(asked))) throw new RecorderError(404, 'No tienes ese vuelo.');
        return;
      }
      if (['accepted', 'rejected', 'appealed'].includes(report.row.state))
        throw new RecorderError(409, 'El informe de ese vuelo ya está decidido.');
      await flights.discard(report, asked.now);
    },
  };
}

/** Reads an update's point: feet, degrees, and knots in the named field. Throws if it has no place. */
function readPoint(body: Body, groundSpeed: string, now: Date): DeskPoint {
  const { seq: _, ...nothing } = NOWHERE;
  const [lat, lon] = [bounded(body, 'latitude', -90, 90), bounded(body, 'longitude', -180, 180)];
  if (lat === null || lon === null) throw new RecorderError(400, 'latitude y longitude no dan un lugar.');
  return {
    ...nothing,
    at: now.getTime(),
    byArrival: true,
    lat,
    lon,
    altFt: bounded(body, 'altitude', -2000, 100_000),
    hdg: bounded(body, 'heading', 0, 360),
    gsKt: bounded(body, groundSpeed, 0, 3000),
  };
}

/** The phase of a client's word; null if unknown, or no phase, such as `DIVERTED`. */
function phaseOf(word: string | null): FlightPhase | null {
  return PHASES[word?.toUpperCase() ?? ''] ?? null;
}

/**
 * The order to begin a booking's flight, for a program that sends no position. Idempotent: the booking decides the
 * flight's name. `prefix` distinguishes the program's flights from others'.
 */
function orderOf(booking: BookingRow, prefix: string, client: string): FlightOrder {
  return {
    pilotId: booking.pilot_id,
    clientFlightId: `${prefix} ${booking.id}`,
    client,
    bookingId: booking.id,
    place: null,
    strict: false,
  };
}
