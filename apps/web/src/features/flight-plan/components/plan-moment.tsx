import { formatLocalTime, formatTimeAtOffset } from '@va/domain/local-time.ts';
import { UtcTime } from '#app/components/clock-time.tsx';

/** How to tell the local time of an airport: by its zone where the network knows it, else as far as the plan says. */
export interface LocalClock {
  timeZone: string | undefined;
  /** Minutes ahead of UTC. */
  utcOffset: number | undefined;
}

/** A moment as `21:50Z`, with the local time beside. */
export function PlanTime({ at, clock }: { at: Date; clock: LocalClock }) {
  const local = localTime(at, clock);
  return (
    <>
      <UtcTime at={at} />
      {local && (
        <>
          {' '}
          <span className="text-sm font-normal whitespace-nowrap text-ink-2">
            (<time dateTime={local}>{local}</time> local)
          </span>
        </>
      )}
    </>
  );
}

function localTime(at: Date, { timeZone, utcOffset }: LocalClock): string | undefined {
  if (timeZone !== undefined) return formatLocalTime(at, timeZone);
  return utcOffset === undefined ? undefined : formatTimeAtOffset(at, utcOffset);
}
