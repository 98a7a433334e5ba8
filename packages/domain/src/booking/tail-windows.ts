/** Times during which bookings hold a tail. Instants are milliseconds since 1970-01-01T00:00Z. */
import { type Booking, isOpen, MINUTE, type BookingRules } from './booking.ts';

/** From–until; the end is free again. */
export interface TimeWindow {
  from: number;
  until: number;
}

/** A tail that an open booking holds. */
export interface TailHold extends TimeWindow {
  tail: string;
  bookingId: string;
  pilotId: string;
  /** Departure and arrival, without the margins. */
  std: number;
  sta: number;
  /** Callsign of the pilot, where others may see it. */
  callsign: string | null;
}

/** An aircraft of the fleet, as booking sees it. */
export interface Tail {
  registration: string;
  /** Id of its type, as in the fleet. */
  typeId: string;
  service: 'operational' | 'maintenance' | 'stored' | 'retired';
}

/**
 * The time during which a flight holds its tail: from `holdBeforeMin` before departure to the end of the turnaround
 * after arrival.
 */
export function tailWindow(
  { std, sta }: { std: number; sta: number },
  turnaroundMin: number,
  rules: BookingRules,
): TimeWindow {
  return { from: std - rules.holdBeforeMin * MINUTE, until: sta + turnaroundMin * MINUTE };
}

/** The holds of all open bookings with a tail. */
export function tailHolds(
  bookings: readonly Booking[],
  turnaroundMin: (typeId: string) => number,
  rules: BookingRules,
  callsignOf: (pilotId: string) => string | null,
): TailHold[] {
  return bookings.flatMap((booking) => {
    if (!isOpen(booking) || booking.tail === null) return [];
    const window = tailWindow(booking, turnaroundMin(booking.typeId), rules);
    const { tail, id: bookingId, pilotId, std, sta } = booking;
    return [{ ...window, tail, bookingId, pilotId, std, sta, callsign: callsignOf(pilotId) }];
  });
}

/** A flight that wants a tail. */
export interface TailWish extends TimeWindow {
  pilotId: string;
  std: number;
  sta: number;
}

/**
 * Holds of a tail that conflict with the wish, the earliest first. Between flights of the same pilot the margins don't
 * count, only the flights themselves: the pilot hands the aircraft to nobody.
 */
export function conflicts(tail: string, wish: TailWish, holds: readonly TailHold[]): TailHold[] {
  return holds
    .filter((hold) => hold.tail === tail && overlaps(hold, wish))
    .toSorted((a, b) => a.from - b.from);
}

function overlaps(hold: TailHold, wish: TailWish): boolean {
  return hold.pilotId === wish.pilotId
    ? hold.std < wish.sta && wish.std < hold.sta
    : hold.from < wish.until && wish.from < hold.until;
}

/** Registrations of the operational tails of a type that are free in a window, sorted. */
export function freeTails(
  tails: readonly Tail[],
  typeId: string,
  wish: TailWish,
  holds: readonly TailHold[],
): string[] {
  return tails
    .filter((tail) => tail.typeId === typeId && tail.service === 'operational')
    .map(({ registration }) => registration)
    .filter((registration) => conflicts(registration, wish, holds).length === 0)
    .toSorted();
}

/**
 * The earliest departure, not before the wished one, at which the tail is free for the whole flight with its margins.
 */
export function nextFree(tail: string, wish: TailWish, holds: readonly TailHold[]): number {
  let later = 0;
  for (;;) {
    const moved = {
      pilotId: wish.pilotId,
      std: wish.std + later,
      sta: wish.sta + later,
      from: wish.from + later,
      until: wish.until + later,
    };
    const [first] = conflicts(tail, moved, holds);
    if (first === undefined) return moved.std;
    later += Math.max(
      MINUTE,
      first.pilotId === wish.pilotId ? first.sta - moved.std : first.until - moved.from,
    );
  }
}

/** A booking with the airports of its flight, four letters each. */
export interface TailLeg extends Pick<Booking, 'id' | 'pilotId' | 'tail' | 'std' | 'sta' | 'state'> {
  dep: string;
  arr: string;
}

/**
 * Finds the booking that loses its aircraft because the flight that should have brought it is not flown. The
 * pilot's next booking that continues from the airport to which a flight would have brought the aircraft. Null if
 * there is none, or if the aircraft is there nevertheless: another booking brings it, or it is there already.
 * @param gone the flight that is not flown, or not with this aircraft, as it was booked @param bookings the other
 * bookings of all pilots @param place airport where the aircraft is now
 */
export function leftBehind<Leg extends TailLeg>(
  gone: TailLeg,
  bookings: readonly Leg[],
  place: string,
): Leg | null {
  const open = bookings.filter((one) => one.id !== gone.id && one.tail === gone.tail && isOpen(one));
  const [next] = open
    .filter(({ pilotId, state }) => pilotId === gone.pilotId && state === 'reserved')
    .filter(({ dep, std }) => dep === gone.arr && std >= gone.sta)
    .toSorted((a, b) => a.std - b.std);
  if (gone.tail === null || next === undefined) return null;
  const before = open.filter(({ sta }) => sta <= next.std).toSorted((a, b) => a.sta - b.sta);
  return (before.at(-1)?.arr ?? place) === next.dep ? null : next;
}
