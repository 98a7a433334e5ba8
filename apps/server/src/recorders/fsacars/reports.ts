import { isDeepStrictEqual } from 'node:util';
import type { PilotActor } from '#server/api/actor.ts';
import type { BookingRow } from '#server/modules/bookings/booking-row.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { type Body, isBody, text } from '../shared/fields.ts';
import { fileTold } from '../shared/file-told.ts';
import { readFlightData } from '../shared/flight-log.ts';
import { bareNumber } from '../shared/flight-number.ts';
import { isOpen } from '../shared/open-flight.ts';
import type { RecorderOptions } from '../shared/protocol.ts';
import { RecorderError } from '../shared/recorder-error.ts';
import { goesOn } from './bookings.ts';
import { told } from './fsacars-protocol.ts';

/** What is kept of a report as it was told, for the desk to see and for the same report sent twice. */
const TEXTS = ['fnum', 'aircraft', 'atcModel', 'orig', 'dest', 'timeout', 'timein', 'datestamp', 'fsver'];
const NUMBERS = ['blocktime', 'airtime', 'actualNM', 'fuelstart', 'fuelstop', 'landingFPM', 'crashed'];

/** Among so many of the pilot's last reports one that comes again is looked for. */
const LAST = 20;

/** Ends the flight that a report tells of, and sends it in. The same report again changes nothing. */
export async function receiveReport(
  options: RecorderOptions,
  actor: PilotActor,
  { fields, now }: { fields: Body; now: Date },
): Promise<void> {
  const { desk, flights } = options;
  const kept = {
    ...Object.fromEntries(TEXTS.map((name) => [name, text(fields, name, 100)])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, told(fields, name)])),
    remarks: text(fields, 'pirep', 2000),
  };
  const isAgain = (report: DeskReport) =>
    !isOpen(report) && isDeepStrictEqual(withoutDate(report.note['pirep']), withoutDate(kept));
  if ((await flights.reports(actor.pilotId, LAST)).some(isAgain)) return;

  const booking = bookingOf(
    fields,
    await desk.dispatched(actor),
    await desk.bookings(actor.pilotId),
    desk.airline.operations.icaoCode,
  );
  if (!booking)
    throw new RecorderError(
      404,
      'No tienes ninguna reserva de ese trayecto: haz la reserva y envíalo otra vez.',
    );
  const begun = await flights.ofBooking(actor.pilotId, booking.id);
  if (!begun || !isOpen(begun))
    throw new RecorderError(409, 'No se ha grabado nada de ese vuelo: informa de él a mano en la página.');
  if (!goesOn(begun))
    throw new RecorderError(409, 'Retiraste ese informe: envíalo o descártalo en la página.');
  await desk.dispatch(actor, booking.id);
  const [start, stop] = [told(fields, 'fuelstart', 0), told(fields, 'fuelstop', 0)];
  await fileTold(
    options,
    begun,
    {
      log: [],
      data: told(fields, 'crashed') === 1 ? readFlightData([{ message: 'Crash' }]) : [],
      landingFpm: told(fields, 'landingFPM'),
      // Its unit is written down nowhere: pounds as everywhere, and marked where only kilograms make sense.
      blockFuelLbs: start,
      fuelUsedLbs: start !== null && stop !== null ? start - stop : null,
      flightTime: told(fields, 'blocktime'),
      route: null,
      comment: kept.remarks,
      note: () => ({ pirep: kept }),
    },
    now,
  );
}

/** What was told of a flight, without the day on which it was sent. */
function withoutDate(kept: unknown): unknown {
  return isBody(kept) ? { ...kept, datestamp: null } : null;
}

/**
 * The open booking that was given where it is of the way that was flown, else one of that way and number; else the given
 * one from there, for a flight that has diverted; else any of that way.
 */
function bookingOf(
  fields: Body,
  given: BookingRow | null,
  open: readonly BookingRow[],
  airlineCode: string,
): BookingRow | undefined {
  const [orig, dest, number] = ['orig', 'dest', 'fnum'].map((name) => text(fields, name)?.toUpperCase());
  const here = open.filter(({ dep_icao, arr_icao }) => dep_icao === orig && arr_icao === dest);
  const asked = open.find(({ id }) => id === given?.id);
  return (
    here.find(({ id }) => id === asked?.id) ??
    here.find(({ flight_number }) => `${flight_number}` === bareNumber(number ?? '', airlineCode)) ??
    (asked?.dep_icao === orig ? asked : here[0])
  );
}
