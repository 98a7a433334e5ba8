import type { Booking } from '#app/api/bookings.ts';

const BARS = 48;
const WAY = BARS * 10;

/** The time until departure and the grace after it as a bar code; the sentence beside it says the same. */
export function Deadline({ booking, now }: { booking: Booking; now: number }) {
  const [made, std, grace] = [booking.createdAt, booking.std, booking.graceUntil].map((at) => Date.parse(at));
  if (made === undefined || std === undefined || grace === undefined) return null;
  // The last hours count most: a booking made days before begins six hours before departure.
  const start = Math.max(Math.min(made, std - 3_600_000), std - 6 * 3_600_000);
  const at = (bar: number) => start + ((grace - start) * bar) / BARS;
  return (
    <svg viewBox={`0 0 ${WAY} 28`} preserveAspectRatio="none" aria-hidden className="h-7 w-full">
      {Array.from({ length: BARS }, (_, bar) => (
        <rect
          key={bar}
          x={bar * 10}
          y={bar % 8 === 0 ? 0 : 4}
          width={[3, 5, 3, 6, 4][bar % 5]}
          height={bar % 8 === 0 ? 28 : 20}
          className={at(bar) < now ? 'fill-line' : at(bar) < std ? 'fill-ink' : 'fill-media'}
        />
      ))}
    </svg>
  );
}
