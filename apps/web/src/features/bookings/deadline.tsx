import { HOUR_MS } from '@va/domain/durations.ts';
import { UtcTime } from '#app/components/clock-time.tsx';
import type { Booking } from '#app/api/bookings.ts';

const BARS = 72;
const WAY = BARS * 10;
/** Least distance between labels, percent of the strip; nearer ones would overlap. */
const APART = 17;

/** Time until departure and the grace after it as a bar code; the sentence beside it gives the same. */
export function Deadline({ booking, now }: { booking: Booking; now: number }) {
  const [made, std, grace] = [booking.createdAt, booking.std, booking.graceUntil].map((at) => Date.parse(at));
  if (made === undefined || std === undefined || grace === undefined) return null;
  // The last hours count most: a booking made days before begins two hours before departure.
  const start = Math.max(Math.min(made, std - HOUR_MS), std - 2 * HOUR_MS);
  const at = (bar: number) => start + ((grace - start) * bar) / BARS;
  const percent = (time: number) => ((time - start) / (grace - start)) * 100;
  const leaves = Math.min(percent(std), 100 - APART);
  const isNow = percent(now);
  return (
    <div aria-hidden className="text-center text-xs leading-tight">
      <svg viewBox={`0 0 ${WAY} 28`} preserveAspectRatio="none" className="h-7 w-full">
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
      <div className="relative h-8">
        {isNow >= APART / 2 && leaves - isNow >= APART && (
          <Label at={isNow} time={new Date(now).toISOString()} word="ahora" />
        )}
        <Label at={leaves} time={booking.std} word="salida" />
        <p className="absolute right-0 text-right">
          <b>
            <UtcTime at={booking.graceUntil} />
          </b>
          <br />
          límite
        </p>
      </div>
    </div>
  );
}

function Label({ at, time, word }: { at: number; time: string; word: string }) {
  return (
    <p className="absolute -translate-x-1/2" style={{ left: `${at}%` }}>
      <b>
        <UtcTime at={time} />
      </b>
      <br />
      {word}
    </p>
  );
}
