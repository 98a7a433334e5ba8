/** Finds the booking that loses its aircraft because the flight that should have brought it is not flown. */
import { type Booking, isOpen } from './booking.ts';

/** A booking with the airports of its flight, four letters each. */
export interface TailLeg extends Pick<Booking, 'id' | 'pilotId' | 'tail' | 'std' | 'sta' | 'state'> {
  dep: string;
  arr: string;
}

/**
 * The pilot's next booking that continues from the airport to which a flight would have brought the aircraft. Null if
 * there is none, or if the aircraft is there nevertheless: another booking brings it, or it is there already.
 * @param gone the flight that is not flown, or not with this aircraft, as it was booked
 * @param bookings the other bookings of all pilots
 * @param place airport where the aircraft is now
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
