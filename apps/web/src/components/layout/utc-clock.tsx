import { useNow } from '#app/components/blocks/use-now.ts';
import { formatUtcClock, formatUtcMinute } from '@va/domain/utc-clock.ts';

/** UTC to the second, or to the minute while motion is paused. Not a live region: it would never be quiet. */
export function UtcClock({ paused }: { paused: boolean }) {
  const now = useNow(paused ? 60_000 : 1000);
  return (
    <time
      dateTime={`${now.toISOString().slice(0, paused ? 16 : 19)}Z`}
      data-fill="clock"
      suppressHydrationWarning
      title="Hora universal coordinada (UTC)"
      className="text-sm font-bold tracking-wide tabular-nums sm:text-base"
    >
      {paused ? formatUtcMinute(now) : formatUtcClock(now)}
    </time>
  );
}
