import { groundOf } from '@va/domain/flight-record/phase-ground.ts';
import type { BookingRow } from '#server/modules/bookings/booking-row.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { Note } from '#server/modules/recorder-desk/recorder-notes.ts';
import { type Body, number, text } from './fields.ts';
import { orderOf } from './flight-order.ts';
import { isOpen } from './open-flight.ts';
import { phaseOf } from './phases.ts';
import type { Asked, RecorderOptions } from './protocol.ts';
import { RecorderError } from './recorder-error.ts';
import { readPoint } from './read-point.ts';

/** A program that begins the flights of bookings and then names them by our code. */
export interface Program {
  /** Its name, as pilots know it. */
  client: string;
  /** What tells its flights from those of other programs. */
  prefix: string;
  /** Fields of its bodies: the booking's number, our code of the flight, of which the first that is there counts, and knots. */
  fields: { bid: string; code: readonly string[]; groundSpeed: string };
  /** What is noted of a flight as it begins; never empty. */
  note(body: Body): Note;
}

/** The flights of such a program. */
export function bookedFlights({ desk, flights }: RecorderOptions, { fields, ...program }: Program) {
  /** The booking of a body, open or not; null for none of the pilot's. */
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
  /** The flight by our code, else by its booking. */
  const find = async (asked: Asked): Promise<DeskReport | null> => {
    const code = codeIn(asked)?.toUpperCase();
    const named = code === undefined ? null : await flights.find(asked.actor.pilotId, code);
    if (named) return named;
    const booking = await bookingOf(asked);
    return booking && flights.ofBooking(asked.actor.pilotId, booking.id);
  };
  return {
    find,
    /** Whether a body names any flight or booking, were it nonsense. */
    isNamed: ({ body }: Asked) => [...fields.code, fields.bid].some((name) => (body[name] ?? '') !== ''),
    /** Begins the flight of a booking, or goes on with it. Throws 404, and 409 where it has ended. */
    async start(asked: Asked): Promise<DeskReport> {
      const report = await begin(asked);
      if (!isOpen(report)) throw new RecorderError(409, 'El vuelo de esa reserva ya se envió o se anuló.');
      return report;
    },
    /** Keeps where the aircraft is. Older clients never say that a flight begins. `ended` answers what is over. */
    async update(asked: Asked, ended: (report: DeskReport) => Error): Promise<void> {
      const { body, now } = asked;
      const point = readPoint(body, fields.groundSpeed, now);
      const begun = await find(asked);
      // What a network's feed has begun is handed over by beginning it, which takes its booking.
      // What was thrown away at the stand begins anew, where the client says no more than the booking.
      const isAnew =
        begun?.row.state === 'voided' && begun.booking?.state === 'reserved' && codeIn(asked) === null;
      const isHandedOver = begun?.row.from_feed && body[fields.bid];
      const report = begun && !isHandedOver && !isAnew ? begun : await begin(asked);
      if (!isOpen(report)) throw ended(report);
      const phase = phaseOf(text(body, 'phase', 40)) ?? report.phase;
      const told = { ...point, onGround: groundOf(phase), ...(phase === 'on_block' && { arrived: true }) };
      await flights.keepPoints(report, [told], phase, now);
    },
    /**
     * Throws a flight away; its clients show no sentence with that. One that nobody began is gone with nothing done; throws
     * 404, and 409 for a decided one.
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
