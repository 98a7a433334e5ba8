import { KG_PER_LB } from '@va/domain/mass.ts';
import type { DeskPoint, DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { NOWHERE } from '#server/modules/recorder-desk/nowhere.ts';
import { type Asked, type RecorderOptions, Reply } from '../shared/protocol.ts';
import { type Body, bounded, number, text } from '../shared/fields.ts';
import { kgOf, MOST_TOLD } from '../shared/units.ts';
import { eventOf } from '../shared/log-lines.ts';
import { isOpen } from '../shared/open-flight.ts';
import { groundOf } from '../shared/phase-ground.ts';
import {
  blockFuelLbs,
  commentsIn,
  linesOf,
  messagesOf,
  readFlightData,
  readFlightLog,
} from './flight-log.ts';
import { phaseOf } from './phases.ts';
import { type On, SmartcarsError } from './smartcars-protocol.ts';

/** Who reported a flight. */
const CLIENT = 'smartCARS 3';

/** A flight from its start to its report. */
export function addTracking(on: On, { desk, flights }: RecorderOptions): void {
  /** The booking of a body, open or not; null for none of the pilot's. */
  const bookingOf = async ({ actor, body }: Asked) => {
    const id = await desk.thingOf(number(body, 'bidID') ?? 0);
    return id === undefined ? null : desk.booking(actor.pilotId, id);
  };
  const start = async (asked: Asked): Promise<DeskReport> => {
    const { actor, body, now } = asked;
    const booking = await bookingOf(asked);
    if (!booking) throw new SmartcarsError(404, 'No tienes esa reserva.');
    const order = {
      pilotId: actor.pilotId,
      // The same booking is the same flight, however often it is begun.
      clientFlightId: `smartcars ${booking.id}`,
      client: CLIENT,
      bookingId: booking.id,
      place: null,
      strict: false,
    };
    return flights.start(order, { network: text(body, 'network', 20) }, now);
  };
  /** The flight by its own name, else by its booking; older clients never say that it begins. */
  const find = async (asked: Asked): Promise<DeskReport | null> => {
    const { actor, body } = asked;
    const named = (text(body, 'uuid', 16) ?? text(body, 'trackingID', 16))?.toUpperCase();
    if (named !== undefined) {
      const report = await flights.find(actor.pilotId, named);
      if (report) return report;
    }
    const booking = await bookingOf(asked);
    return booking && flights.ofBooking(actor.pilotId, booking.id);
  };

  on('POST', '/flights/start', async (asked) => {
    const report = await start(asked);
    if (!isOpen(report)) throw new SmartcarsError(409, 'El vuelo de esa reserva ya se envió o se anuló.');
    return { trackingID: report.row.code };
  });
  on('POST', '/flights/update', async (asked) => {
    const { body, now } = asked;
    const point = readPoint(body, now);
    const begun = await find(asked);
    // What a network's feed has begun is handed over by beginning it.
    const report = begun && !begun.row.from_feed ? begun : await start(asked);
    if (!isOpen(report)) throw new SmartcarsError(404, 'Ese vuelo ya no está en curso.');
    const phase = phaseOf(text(body, 'phase', 40)) ?? report.phase;
    const told = { ...point, onGround: groundOf(phase), ...(phase === 'on_block' && { arrived: true }) };
    await flights.keepPoints(report, [told], phase, now);
    return new Reply(200, undefined);
  });
  on('POST', '/flights/complete', async (asked) => {
    const { body, now } = asked;
    const report = await find(asked);
    if (!report || report.row.state === 'voided')
      throw new SmartcarsError(404, 'Ese vuelo no está en curso.');
    if (!isOpen(report)) return { pirepID: report.row.code };
    const log = readFlightLog(body['flightLog']);
    const data = readFlightData(body['flightData']);
    // What it tells is shown at most: a value that makes no sense costs that value and not the flight.
    const told = (name: string) => bounded(body, name, -MOST_TOLD, MOST_TOLD);
    const [fuelUsedLbs, blockLbs] = [
      told('fuelUsed'),
      blockFuelLbs([...log, ...messagesOf(data)], KG_PER_LB),
    ];
    const note = {
      flightLog: log,
      flightData: data,
      flightTime: told('flightTime'),
      fuelUsedLbs,
      route: routeOf(body['route']),
    };
    const kept = await flights.keepNote(report, note);
    const lines = linesOf(data, { from: report.row.created_at, to: now });
    await flights.keepEvents(kept, lines.map(eventOf), now);
    const comment = [text(body, 'comments', 2000), commentsIn(log)].filter((part) => part).join('\n');
    const filed = await flights.file(
      kept,
      {
        landingFpm: told('landingRate'),
        fuel: { offKg: kgOf(blockLbs), usedKg: kgOf(fuelUsedLbs) },
        ...(comment && { comment: comment.slice(0, 2000) }),
      },
      now,
    );
    return { pirepID: filed.row.code };
  });
  on('POST', '/flights/cancel', async (asked) => {
    const report = await find(asked);
    if (report) {
      if (['accepted', 'rejected', 'appealed'].includes(report.row.state))
        throw new SmartcarsError(409, 'El informe de ese vuelo ya está decidido.');
      await flights.discard(report, asked.now);
    } else if (!(await bookingOf(asked))) throw new SmartcarsError(404, 'No tienes ese vuelo.');
    return { status: 200 };
  });
}

/** The way that was flown, as words; what is neither text nor number is none of them. */
function routeOf(sent: unknown): string | null {
  if (!Array.isArray(sent)) return null;
  const words = sent.filter((word) => typeof word === 'string' || typeof word === 'number');
  return text({ words: words.join(' ') }, 'words', 2000);
}

/** Where the aircraft is, as far as this protocol tells. Throws without a place. */
function readPoint(body: Body, now: Date): DeskPoint {
  const { seq: _, ...nothing } = NOWHERE;
  const [lat, lon] = [bounded(body, 'latitude', -90, 90), bounded(body, 'longitude', -180, 180)];
  if (lat === null || lon === null) throw new SmartcarsError(400, 'latitude y longitude no dan un lugar.');
  return {
    ...nothing,
    at: now.getTime(),
    lat,
    lon,
    altFt: bounded(body, 'altitude', -2000, 100_000),
    hdg: bounded(body, 'heading', 0, 360),
    gsKt: bounded(body, 'groundSpeed', 0, 3000),
  };
}
