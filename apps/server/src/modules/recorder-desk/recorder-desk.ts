import type { Flight } from '@va/domain/timetable/flight.ts';
import { arrivalOn, departureOf, fliesOn } from '@va/domain/booking/timetable-change.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { stepUnderLock } from '../bookings/cancel-booking.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import { readOpenBookings, selectBookings } from '../bookings/booking-row.ts';
import type { TailRow } from '../fleet/tails.ts';
import { readTailPlaces, readTails } from '../fleet/tails.ts';
import type { KeyService } from '../keys/key-service.ts';
import { countRequest } from '../limits/request-limits.ts';
import { totalsOfPilot } from '../statistics/pilot-totals.ts';
import { timetableCache } from '../timetable/timetable-cache.ts';
import { numbersOf, thingOf } from './thing-numbers.ts';

/** Requests a minute of one key: recorders send more often than people. */
const LIMIT = { requests: 120, windowSeconds: 60 };
const DAY_MS = 86_400_000;

/** A pilot as recorders show one. */
export interface DeskPilot {
  id: string;
  callsign: string;
  name: string;
  rank: string;
  rankPosition: number;
  baseIcao: string;
  placeIcao: string;
  timezone: string;
  vatsimCid: number | null;
  ivaoVid: number | null;
  flights: number;
  minutes: number;
  lastReport: string | null;
}

export type DeskTail = TailRow & { placeIcao: string };

/**
 * What the protocols of foreign recorders are made of: who asks, what there is to fly, and bookings. It speaks the
 * platform's own words and units; each protocol translates.
 */
export interface RecorderDesk {
  airline: Airline;
  numbersOf(ids: readonly string[]): Promise<(id: string) => number>;
  thingOf(number: number): Promise<string | undefined>;
  /** Who a key stands for; null for one that does not exist or may not send flights. */
  identify(key: string, now: Date): Promise<PilotActor | null>;
  /** Counts a request; throws `demasiadas-peticiones`. */
  count(actor: PilotActor, now: Date): Promise<void>;
  pilot(actor: PilotActor): Promise<DeskPilot>;
  tails(): Promise<DeskTail[]>;
  /** Flights in force. */
  flights(now: Date): Promise<readonly Flight[]>;
  bookings(pilotId: string): Promise<BookingRow[]>;
  booking(pilotId: string, id: string): Promise<BookingRow>;
  /** Books the next departure of a flight. */
  book(pilotId: string, flightId: string, tailId: string | undefined, now: Date): Promise<BookingRow>;
  cancel(pilotId: string, id: string, now: Date): Promise<void>;
}

/** Makes the desk on a database. */
export function recorderDesk(db: Database, airline: Airline, keys: KeyService): RecorderDesk {
  const { queries } = db;
  const timetable = timetableCache();
  const ops = airline.operations;
  const desk: RecorderDesk = {
    airline,
    numbersOf: (ids) => numbersOf(queries, ids),
    thingOf: (number) => thingOf(queries, number),
    async identify(key, now) {
      const actor = await keys.identify(key, now);
      if (actor.kind !== 'pilot' || !actor.key?.scopes.includes('acars:write')) return null;
      return actor.capabilities.has('reports.own') ? actor : null;
    },
    async count(actor, now) {
      const state = await countRequest(queries, `recorder:${actor.key?.id ?? actor.pilotId}`, LIMIT, now);
      if (state.exceeded) throw new Problem('demasiadas-peticiones', { retryAfter: state.resetSeconds });
    },
    async pilot({ pilotId }) {
      const row = await queries
        .selectFrom('pilot')
        .innerJoin('rank', 'rank.code', 'pilot.rank_code')
        .selectAll('pilot')
        .select(['rank.title', 'rank.position'])
        .where('pilot.id', '=', pilotId)
        .executeTakeFirstOrThrow();
      const last = await queries
        .selectFrom('report')
        .select(['code', 'arr_icao'])
        .where('pilot_id', '=', pilotId)
        .where('state', 'in', ['submitted', 'in_review', 'accepted', 'appealed'])
        .orderBy('on_block', 'desc')
        .limit(1)
        .executeTakeFirst();
      const { flights, minutes } = await totalsOfPilot(queries, pilotId);
      return {
        id: row.id,
        callsign: row.callsign ?? '',
        name: row.name ?? row.callsign ?? '',
        rank: row.title,
        rankPosition: row.position,
        baseIcao: row.base_icao,
        placeIcao: last?.arr_icao ?? row.base_icao,
        timezone: row.timezone,
        vatsimCid: row.vatsim_cid,
        ivaoVid: row.ivao_vid,
        flights,
        minutes,
        lastReport: last?.code ?? null,
      };
    },
    async tails() {
      const places = await readTailPlaces(queries);
      return (await readTails(queries)).map((tail) => ({
        ...tail,
        placeIcao: places.get(tail.id)?.icao ?? tail.baseIcao,
      }));
    },
    async flights(now) {
      const today = now.toISOString().slice(0, 10);
      const { flights } = await timetable(queries);
      return flights.filter(({ validUntil }) => validUntil === null || validUntil >= today);
    },
    bookings: (pilotId) => readOpenBookings(queries, pilotId),
    async booking(pilotId, id) {
      const row = await selectBookings(queries)
        .where('booking.pilot_id', '=', pilotId)
        .where('booking.id', '=', id)
        .executeTakeFirst();
      if (!row) throw new Problem('no-encontrado');
      return row;
    },
    async book(pilotId, flightId, tailId, now) {
      const flight = (await timetable(queries)).byId.get(flightId);
      if (!flight) throw new Problem('no-encontrado');
      const date = nextDate(flight, now, ops.booking.hoursAhead);
      const tail = tailId && (await readTails(queries)).find(({ id }) => id === tailId);
      const leg = {
        flight,
        date,
        std: departureOf(flight, date),
        sta: arrivalOn(flight, date),
        dep: flight.dep,
        arr: flight.arr,
        distanceNm: flight.distanceNm,
        kind: flight.kind,
        types: flight.types,
        typeId: tail ? tail.typeId : undefined,
        tail: tail ? tail.registration : undefined,
        stage: null,
      };
      const [row] = await db.transaction((tx) =>
        bookFlights(tx, ops, { pilotId, acceptSharedTail: true }, async () => [leg], now),
      );
      if (!row) throw new Problem('no-encontrado');
      return row;
    },
    async cancel(pilotId, id, now) {
      const row = await desk.booking(pilotId, id);
      await db.transaction((tx) => stepUnderLock(tx, ops, row, { type: 'cancel', byId: pilotId }, { now }));
    },
  };
  return desk;
}

/** The date of the next departure; the first one within the days that can be booked, else today, which is refused. */
function nextDate(flight: Flight, now: Date, hoursAhead: number): string {
  const days = Array.from({ length: Math.ceil(hoursAhead / 24) + 1 }, (_, day) =>
    new Date(now.getTime() + day * DAY_MS).toISOString().slice(0, 10),
  );
  const next = days.find((date) => fliesOn(flight, date) && departureOf(flight, date) > now.getTime());
  return next ?? now.toISOString().slice(0, 10);
}
