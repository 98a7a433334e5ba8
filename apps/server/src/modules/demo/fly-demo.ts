import { withReplaced } from '@va/domain/notices.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import type { DemoFlight } from '@va/domain/demo/demo-flight.ts';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { isObligatory } from '@va/domain/booking/obligatory-notices.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { refusalProblem } from '#server/api/problem.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readLeg } from '../bookings/booking-leg.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { readTailPlaces, readTails } from '../fleet/tails.ts';
import { acknowledge, unreadAll } from '../notices/notice-rows.ts';
import { readPublished } from '../notices/published-notices.ts';
import { keepEvents, keepPoints } from '../recordings/keep-telemetry.ts';
import { startFlight } from '../recordings/start-flight.ts';
import type { ReportRow } from '../reports/report-rows.ts';
import { tailsOfStage } from '../tours/tour-flights.ts';

/** Time between booking and starting the recorder, ms. */
const BOOKED_MS = 3 * HOUR_MS;
/** Recorder name in the demo's reports. */
const CLIENT = 'Demostración';

/** What flying the demo's flights needs; they pass through the same functions as anybody's. */
export interface DemoHangar {
  db: Database;
  airline: Airline;
  /** Flights of the timetable by id. */
  timetable: ReadonlyMap<string, Flight>;
}

/** Books and begins a flight of the demo, and notes both as the demo's. Throws the refusal. */
export async function beginDemoFlight(
  { db, airline, timetable }: DemoHangar,
  flight: DemoFlight,
  pilotId: string,
  { acceptSharedTail }: { acceptSharedTail: boolean },
): Promise<ReportRow> {
  const { operations } = airline;
  const startsAt = new Date(flight.startsAt);
  const type = operations.types.get(flight.typeId);
  const bookedAt = new Date(flight.startsAt - BOOKED_MS);
  const tail = await standingTail(db.queries, operations, flight);
  const booking = await db.transaction(async (tx) => {
    await readNotices(tx, airline, pilotId, bookedAt);
    const order = { pilotId, acceptSharedTail };
    const [booked] = await bookFlights(
      tx,
      operations,
      order,
      async () => [{ ...legOf(flight, operations, timetable), tail }],
      bookedAt,
    );
    await unreadAll(tx, pilotId);
    return booked;
  });
  if (!booking) throw new Error('Nothing was booked.');
  const report = await startFlight(
    db,
    airline,
    {
      pilotId,
      clientFlightId: `demo:${booking.id}`,
      client: CLIENT,
      bookingId: booking.id,
      icaoTypeSeen: booking.icao_type ?? type?.icaoType,
      place: null,
      strict: false,
    },
    startsAt,
  );
  await db.queries
    .insertInto('demo_thing')
    .values([
      { kind: 'booking', id: booking.id },
      { kind: 'report', id: report.id },
    ])
    .execute();
  return report;
}

/**
 * The flight's own tail, or the one of its type that has stood longest at the departure. Throws if none is there in
 * time.
 */
async function standingTail(
  queries: Queries,
  operations: Airline['operations'],
  { dep, typeId, tail, stage, startsAt }: DemoFlight,
): Promise<string> {
  const standing = await readStanding(queries);
  const counting = new Set(tailsOfStage(operations, stage, standing).map(({ id }) => id));
  const there = standing.filter(
    (one) =>
      one.icao === dep &&
      one.typeId === typeId &&
      one.since <= startsAt &&
      counting.has(one.id) &&
      (tail === null || one.registration === tail),
  );
  const first = there.toSorted((a, b) => a.since - b.since)[0];
  if (!first) throw refusalProblem({ code: 'falta-avion', message: `No hay ningún avión en ${dep}.` });
  return first.registration;
}

/** Aircraft in service, each with where it stands and since when (milliseconds since 1970 UTC; 0 for its base). */
export async function readStanding(queries: Queries) {
  const [tails, places] = [await readTails(queries), await readTailPlaces(queries)];
  return tails
    .filter(({ service }) => service === 'operational')
    .map((tail) => ({ ...tail, ...(places.get(tail.id) ?? { icao: tail.baseIcao, since: 0 }) }));
}

/** Sends the points recorded after one moment, up to another; a flight that is already over does not reach the map. */
export async function sendRecorded(
  db: Database,
  { code, pilot_id }: Pick<ReportRow, 'code' | 'pilot_id'>,
  { points, events }: SimulatedFlight,
  { after, until, isPast = false }: { after: number; until: number; isPast?: boolean },
): Promise<void> {
  const of = { pilotId: pilot_id, code };
  const within = ({ at }: { at: number }) => at > after && at <= until;
  const part = points.filter(within);
  const now = new Date(part.at(-1)?.at ?? until);
  if (part.length > 0) await keepPoints(db, { ...of, clientNow: now, points: part, isPast }, now);
  const happened = events.filter(within);
  if (happened.length > 0) await keepEvents(db, { ...of, events: happened }, now);
}

/** The leg as the pilot would have booked it back then, by the present timetable. */
function legOf(flight: DemoFlight, ops: Airline['operations'], timetable: DemoHangar['timetable']) {
  const std = new Date(flight.startsAt).toISOString();
  const { typeId, stage, dep, arr } = flight;
  if (stage)
    return readLeg({ stage: { tour: stage.tour, n: stage.n }, std, typeId }, '', ops, () => undefined);
  const leg = readLeg({ dep, arr, std, typeId }, '', ops, () => undefined);
  const listed = flight.flightId === null ? undefined : timetable.get(flight.flightId);
  if (!listed) return leg;
  const sta = flight.startsAt + listed.blockMin * 60_000;
  return {
    ...leg,
    sta,
    kind: listed.kind,
    flight: { ...listed, days: 127, validFrom: leg.date, validUntil: null },
  };
}

/** Confirms the notices that block the booking; they become unread again later, so that people can see them. */
async function readNotices(tx: Tx, { operations }: Airline, pilotId: string, at: Date): Promise<void> {
  const all = withReplaced([...operations.notices, ...(await readPublished(tx))]);
  const notices = all.filter((notice) => isObligatory(notice, at.getTime()));
  await acknowledge(tx, pilotId, notices, at);
}
