import { groundOf } from '@va/domain/flight-record/flight-phase.ts';
import { dayOf } from '@va/domain/months.ts';
import { constant, constants } from '#server/db/constants.ts';
import type { Actor, PilotActor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readOpenBookings, selectBookings } from '../bookings/booking-rows.ts';
import { stepUnderLock } from '../bookings/cancel-booking.ts';
import { changeBooking } from '../bookings/change-booking.ts';
import { readTailPlaces, readTails } from '../fleet/tails.ts';
import type { KeyService } from '../keys/key-service.ts';
import { readCounter } from '#server/kernel/limits/read-counter.ts';
import { countRequest } from '#server/kernel/limits/request-limits.ts';
import { keepProgram } from '../keys/stored-keys.ts';
import { readCompanyNotices } from '../notices/company-notices.ts';
import { readPlace } from '../flown/pilot-place.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';
import { timetableCache } from '../timetable/timetable-revision.ts';
import { bookDeparture, bookFreeFlight } from './recorder-bookings.ts';
import { signInProgram } from './program-sign-in.ts';
import type { RecorderDesk } from './recorder-desk-types.ts';

/** Whole numbers for ids, for protocols that need them; ids without a number get a new one. */
async function numbersOf(queries: Queries, ids: readonly string[]): Promise<(id: string) => number> {
  const wanted = [...new Set(ids)];
  const read = () =>
    queries.selectFrom('recorder_number').selectAll().where('thing_id', 'in', wanted).execute();
  if (wanted.length === 0) return () => 0;
  let rows = await read();
  if (rows.length < wanted.length) {
    const known = new Set(rows.map(({ thing_id }) => thing_id));
    await queries
      .insertInto('recorder_number')
      .values(wanted.filter((id) => !known.has(id)).map((thing_id) => ({ thing_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    rows = await read();
  }
  const numbers = new Map(rows.map(({ thing_id, number }) => [thing_id, number]));
  return (id) => numbers.get(id) ?? 0;
}

/** The id of a number; undefined for a number that was never given. */
async function thingOf(queries: Queries, number: number): Promise<string | undefined> {
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) return undefined;
  const row = await queries
    .selectFrom('recorder_number')
    .select('thing_id')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.thing_id;
}

/** Requests a minute of one key: recorders send more often than people. */
const LIMIT = { requests: 120, windowSeconds: 60 };

/** The caller if they may send flights; null otherwise. */
function sender(actor: Actor): PilotActor | null {
  if (actor.kind !== 'pilot' || !actor.key?.scopes.includes('acars:write')) return null;
  return actor.capabilities.has('reports.own') ? actor : null;
}

/** Whether a key may book, change and cancel; the same in all protocols and in our own API. */
function mayBook({ key }: PilotActor): boolean {
  return key?.scopes.includes('bookings:write') === true;
}

function expectBooker(actor: PilotActor): PilotActor {
  if (mayBook(actor)) return actor;
  throw new Problem('sin-permiso', {
    detail:
      'A la clave de este programa le falta la casilla «Reservar y anular por ti». Reserva o anula en la página, o crea una clave que la tenga en «Conecta tu ACARS».',
  });
}

/** Makes the desk on a database. */
export function recorderDesk(db: Database, airline: Airline, keys: KeyService): RecorderDesk {
  const { queries } = db;
  const timetable = timetableCache();
  const countRead = readCounter();
  const ops = airline.operations;
  const desk: RecorderDesk = {
    airline,
    numbersOf: (ids) => numbersOf(queries, ids),
    thingOf: (number) => thingOf(queries, number),
    identify: async (key, now, userAgent) => sender(await keys.identify(key, now, userAgent)),
    tellProgram: ({ key }, program) => keepProgram(queries, key?.id, program),
    signIn: (given, now) => signInProgram(db, keys, given, now),
    async renew({ key, expiresAt }, now) {
      return (key && (await keys.renew(key.id, now))) ?? expiresAt;
    },
    async count(actor, now, kind = 'write') {
      const who = actor.key?.id ?? actor.pilotId;
      const state =
        kind === 'read'
          ? countRead(who, LIMIT, now)
          : await countRequest(queries, `recorder:${who}`, LIMIT, now);
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
        .select('code')
        .where('pilot_id', '=', pilotId)
        .where('state', 'in', constants('submitted', 'in_review', 'accepted', 'appealed'))
        .where('standing', 'is distinct from', 'rejected')
        .orderBy('on_block', 'desc')
        .limit(1)
        .executeTakeFirst();
      const sent = await queries
        .selectFrom('report')
        .select((is) => [
          is.fn.countAll<number>().as('reports'),
          is.fn.avg<number | null>('touchdown_fpm').as('landing_fpm'),
        ])
        .where('pilot_id', '=', pilotId)
        .where('submitted_at', 'is not', null)
        .where('state', '!=', constant('voided'))
        .executeTakeFirst();
      const { flights, minutes } = await totalsOfPilot(queries, pilotId);
      return {
        id: row.id,
        callsign: row.callsign ?? '',
        name: row.name ?? row.callsign ?? '',
        email: row.email,
        rank: row.title,
        rankPosition: row.position,
        baseIcao: row.base_icao,
        placeIcao: await readPlace(queries, pilotId),
        timezone: row.timezone,
        vatsimCid: row.vatsim_cid,
        ivaoVid: row.ivao_vid,
        flights,
        minutes,
        lastReport: last?.code ?? null,
        reports: Number(sent?.reports ?? 0),
        landingFpm: sent?.landing_fpm ? Math.round(Number(sent.landing_fpm)) : null,
      };
    },
    async notices({ pilotId }, now) {
      const all = await readCompanyNotices(queries, airline, pilotId, now);
      return all.filter(({ inForce }) => inForce).toSorted((a, b) => b.date.localeCompare(a.date));
    },
    events: (now) =>
      queries
        .selectFrom('airline_event')
        .select(['title', 'body', 'advertise_from as at'])
        .where('advertise_from', '<=', now)
        .where('ends_at', '>=', now)
        .where('cancelled_at', 'is', null)
        .orderBy('advertise_from', 'desc')
        .execute(),
    async tails() {
      const places = await readTailPlaces(queries);
      const flights = await queries
        .selectFrom('booking')
        .leftJoin('report', (on) =>
          on.onRef('booking_id', '=', 'booking.id').on('report.state', '=', constant('in_progress')),
        )
        .leftJoin('live_position', 'report_id', 'report.id')
        .select(['booking.aircraft_id', 'phase'])
        .where('booking.state', '=', constant('flying'))
        .execute();
      return (await readTails(queries)).map((tail) => {
        const own = flights.filter(({ aircraft_id }) => aircraft_id === tail.id);
        return {
          ...tail,
          placeIcao: places.get(tail.id)?.icao ?? tail.baseIcao,
          flying: own.length > 0,
          airborne: own.some(({ phase }) => groundOf(phase) === false),
        };
      });
    },
    async flights(now) {
      const today = dayOf(now);
      const { flights } = await timetable(queries);
      return flights.filter(({ validUntil }) => validUntil === null || validUntil >= today);
    },
    bookings: (pilotId) => readOpenBookings(queries, pilotId),
    async booking(pilotId, id) {
      const row = await selectBookings(queries)
        .where('booking.pilot_id', '=', pilotId)
        .where('booking.id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },
    mayBook,
    async book(actor, flightId, tailId, now) {
      const { pilotId } = expectBooker(actor);
      return bookDeparture(desk, db, { pilotId, flightId, tailId }, now);
    },
    async bookFree(actor, wish, now) {
      return bookFreeFlight(db, ops, expectBooker(actor).pilotId, wish, now);
    },
    async changeTail(actor, id, tailId, now) {
      const { pilotId } = expectBooker(actor);
      const tail = (await readTails(queries)).find((one) => one.id === tailId);
      if (!tail) throw new Problem('no-encontrado', { detail: 'Ese avión no es de la compañía.' });
      const row = await desk.booking(pilotId, id);
      if (!row) throw new Problem('no-encontrado');
      const change = { typeId: tail.typeId, tail: tail.registration, acceptSharedTail: true };
      const found = { id: row.id, pilot_id: row.pilot_id };
      return db.transaction((tx) => changeBooking(tx, ops, found, change, now));
    },
    async cancel(actor, id, now) {
      const { pilotId } = expectBooker(actor);
      const row = await desk.booking(pilotId, id);
      if (!row) throw new Problem('no-encontrado');
      await db.transaction((tx) => stepUnderLock(tx, ops, row, { type: 'cancel', byId: pilotId }, { now }));
    },
  };
  return desk;
}
