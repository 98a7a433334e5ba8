import { formatLocalTime, formatTimeAtOffset } from '@va/domain/local-time.ts';
import { UtcTime } from '#app/components/clock-time.tsx';

/** Source of an airport's local time: its time zone if the network knows it, otherwise the plan's offset. */
export interface LocalClock {
  timeZone: string | undefined;
  /** Minutes ahead of UTC. */
  utcOffset: number | undefined;
}

/** Time as `21:50Z`, with the local time beside it. */
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
