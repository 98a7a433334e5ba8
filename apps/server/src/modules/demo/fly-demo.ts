import { withReplaced } from '@va/domain/notices.ts';
import { sql } from 'kysely';
import { HOUR_MS } from '@va/domain/durations.ts';
import type { DemoFlight } from '@va/domain/demo/demo-flight.ts';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { isObligatory } from '@va/domain/booking/obligatory-notices.ts';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { readLeg } from '../bookings/booking-leg.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { readPublished } from '../notices/published-notices.ts';
import { keepEvents, keepPoints } from '../recordings/keep-telemetry.ts';
import type { ReportRow } from '../reports/report-row.ts';
import { startFlight } from '../recordings/start-flight.ts';

/** Booked so long before the recorder is switched on, ms. */
const BOOKED_MS = 3 * HOUR_MS;
/** The name under which the demo records. */
const CLIENT = 'Demostración';

/** What the demo flies with: the same functions as anybody's flights. */
export interface DemoHangar {
  db: Database;
  airline: Airline;
  /** Flights of the timetable by id. */
  timetable: ReadonlyMap<string, Flight>;
}

/** Books a flight of the demo and begins it, and notes both as the demo's own. Throws the reason why it can't be. */
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
  const booking = await db.transaction(async (tx) => {
    await readNotices(tx, airline, pilotId, bookedAt);
    const order = { pilotId, acceptSharedTail };
    const [booked] = await bookFlights(
      tx,
      operations,
      order,
      async () => [legOf(flight, operations, timetable)],
      bookedAt,
    );
    await forgetNotices(tx, pilotId, bookedAt);
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

/** Sends what was recorded after one moment and up to another; of a flight that is over already, nothing to the map. */
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

/** The leg as the pilot would have booked it when the timetable was already this one. */
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

/** Notices that have to be read before a booking are read for it, and unread again afterwards: people shall see them. */
async function readNotices(tx: Queries, { operations }: Airline, pilotId: string, at: Date): Promise<void> {
  const all = withReplaced([...operations.notices, ...(await readPublished(tx))]);
  const notices = all.filter((notice) => isObligatory(notice, at.getTime()));
  if (notices.length === 0) return;
  await tx
    .insertInto('notice_ack')
    .values(notices.map(({ slug, revision }) => ({ pilot_id: pilotId, slug, revision, ack_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function forgetNotices(tx: Queries, pilotId: string, at: Date): Promise<void> {
  await tx
    .deleteFrom('notice_ack')
    .where('pilot_id', '=', pilotId)
    .where('ack_at', '=', at)
    // Written by this very transaction.
    .where(sql<boolean>`xmin::text = pg_current_xact_id()::xid::text`)
    .execute();
}
