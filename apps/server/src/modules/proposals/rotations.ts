import { modelOf } from '#server/kernel/airline/model-of.ts';
import type { z } from 'zod';
import { isOpen } from '@va/domain/booking/booking.ts';
import { conflicts, tailWindow } from '@va/domain/booking/tail-windows.ts';
import { HOUR_MS, MINUTE_MS } from '@va/domain/durations.ts';
import { basePoints } from '@va/domain/points/points-rules.ts';
import { whyLikedDay } from '@va/domain/proposals/likes.ts';
import { tailDays } from '@va/domain/proposals/tail-days.ts';
import type { Offer } from '@va/domain/search/offers.ts';
import type { rotationsSchema, bookRotationBodySchema } from '@va/contract/bookings/proposals.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { type TailRow, readTails } from '../fleet/tails.ts';
import type { PilotRoom } from './day-flight.ts';
import { wrongValue } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { bookFlights } from '../bookings/book-flights.ts';
import { readLeg } from '../bookings/booking-leg.ts';
import { viewBookings } from '../bookings/booking-view.ts';
import { readFlights } from '../timetable/timetable-flights.ts';

type RotationsBody = z.input<typeof rotationsSchema>;

/** Time for preparing the first departure of a rotation, minutes. */
const PREPARATION_MIN = 45;
/** Most aircraft proposed, and most of one type. */
const MOST_TAILS = 8;
const MOST_OF_TYPE = 3;

/**
 * Proposes rotations of aircraft at the pilot's place, preferred ones first. Each can be booked as it is, and no
 * departure is in two.
 */
export function proposeRotations(room: PilotRoom): RotationsBody {
  const { ops, pilot, fleet } = room;
  const place = ownCode(ops, pilot.place.icao);
  const departures = departuresOf(room);
  const liked = (tail: TailRow) => Number(pilot.likes.tails.includes(tail.registration));
  const here = fleet.tails
    .filter(
      (tail) =>
        tail.service === 'operational' &&
        ownCode(ops, fleet.places.get(tail.id)?.icao ?? tail.baseIcao) === place,
    )
    .toSorted((a, b) => liked(b) - liked(a));
  const taken = new Set<Offer>();
  const used = new Map<string, number>();
  const items: RotationsBody['items'] = [];
  for (const tail of here) {
    const ofType = used.get(tail.typeId) ?? 0;
    if (ofType >= MOST_OF_TYPE) continue;
    const days = daysOf(tail, departures, taken, room);
    if (days.length === 0) continue;
    for (const offer of days.flat()) taken.add(offer);
    used.set(tail.typeId, ofType + 1);
    items.push(...days.map((day) => viewDay(tail, day, room)));
    if ([...used.values()].reduce((sum, one) => sum + one, 0) >= MOST_TAILS) break;
  }
  return { most: ops.booking.rotationLegs, place: viewPlace(ops, place), items };
}

/** Bookable departures by airport, the earliest first. */
function departuresOf({ ops, timetable, windowOf, now }: PilotRoom): Map<string, Offer[]> {
  const from = now + PREPARATION_MIN * MINUTE_MS;
  const until = now + ops.booking.hoursAhead * HOUR_MS;
  const found = new Map<string, Offer[]>();
  for (const offer of windowOf(timetable, { from, until, publicOnly: false }).offers) {
    if (offer.std < from || offer.std > until) continue;
    const others = found.get(offer.flight.dep);
    if (others) others.push(offer);
    else found.set(offer.flight.dep, [offer]);
  }
  return found;
}

function daysOf(
  tail: TailRow,
  departures: ReadonlyMap<string, readonly Offer[]>,
  taken: ReadonlySet<Offer>,
  { ops, fleet, pilot }: PilotRoom,
): Offer[][] {
  const type = ops.types.get(tail.typeId);
  const turnaroundMin = type?.turnaroundMin ?? 0;
  const holds = fleet.holds.filter((hold) => hold.tail === tail.registration);
  const own = pilot.own.filter(isOpen);
  const known = new Map<Offer, boolean>();
  const isFree = (offer: Offer) => {
    const { flight, std, sta } = offer;
    if (!flight.types.includes(tail.typeId) || taken.has(offer)) return false;
    if (flight.distanceNm > (type?.rangeNm ?? Infinity)) return false;
    // Skip a leg if a booking of the aircraft leaves before its end, or the pilot has another booking at that time.
    if (holds.some((hold) => hold.std < sta) || own.some((one) => one.std < sta && std < one.sta))
      return false;
    const wish = { pilotId: '', std, sta, ...tailWindow(offer, turnaroundMin, ops.booking) };
    return conflicts(tail.registration, wish, holds).length === 0;
  };
  const days = tailDays(departures, {
    place: ownCode(ops, pilot.place.icao),
    turnaroundMin,
    most: ops.booking.rotationLegs,
    mayFly(offer) {
      const before = known.get(offer);
      if (before !== undefined) return before;
      const answer = isFree(offer);
      known.set(offer, answer);
      return answer;
    },
  });
  return days.filter((day) => {
    const [from, until] = [day[0]?.std ?? 0, day.at(-1)?.sta ?? 0];
    return !own.some(({ std, sta }) => std < until && from < sta);
  });
}

function viewDay(
  tail: TailRow,
  day: readonly Offer[],
  { ops, pilot }: PilotRoom,
): RotationsBody['items'][number] {
  const legs = day.map(({ flight, date, std, sta }) => ({
    flightId: flight.id,
    number: flight.number,
    date,
    dep: viewPlace(ops, flight.dep),
    arr: viewPlace(ops, flight.arr),
    std: new Date(std).toISOString(),
    sta: new Date(sta).toISOString(),
    blockMin: flight.blockMin,
  }));
  return {
    tail: tail.registration,
    typeId: tail.typeId,
    model: modelOf(ops, tail.typeId),
    icaoType: tail.icaoType,
    legs,
    blockMin: legs.reduce((sum, { blockMin }) => sum + blockMin, 0),
    points: legs.reduce((sum, { blockMin }) => sum + basePoints(blockMin, ops.points), 0),
    likes: whyLikedDay(
      pilot.likes.tails.includes(tail.registration) ? tail.registration : null,
      legs.filter(({ arr }) => pilot.likes.sceneries.includes(arr.icao)).map(({ arr }) => arr),
    ),
  };
}

/** Books a rotation (one aircraft for a day), all flights or none. Throws the refusal. */
export function bookRotation(
  db: Database,
  ops: Operations,
  pilotId: string,
  { tail, legs }: z.output<typeof bookRotationBodySchema>,
  now: Date,
) {
  return db.transaction(async (tx) => {
    const legsOf = async () => {
      const found = (await readTails(tx)).find(({ registration }) => registration === tail);
      if (found === undefined) throw wrongValue('/tail', 'Ese avión no existe');
      const ids = legs.map(({ flightId }) => flightId);
      const flights = new Map((await readFlights(tx, ids)).map((flight) => [flight.id, flight]));
      return legs.map((leg, index) =>
        readLeg({ ...leg, tail, typeId: found.typeId }, `/legs/${index}`, ops, (id) => flights.get(id)),
      );
    };
    const order = { pilotId, acceptSharedTail: false, asRotation: true };
    const rows = await bookFlights(tx, ops, order, legsOf, now);
    return { body: { bookings: await viewBookings(tx, ops, rows, now) } };
  });
}
