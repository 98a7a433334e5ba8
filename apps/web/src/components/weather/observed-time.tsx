import { History } from 'lucide-react';
import { formatAge } from '@va/domain/ages.ts';
import { observedAt, OLD_REPORT_MS } from '@va/domain/metar/observed.ts';
import type { Report } from '@va/domain/metar/report.ts';
import { formatZuluAndLocal } from '@va/domain/quantities.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';

interface ObservedTimeProps {
  time: Report['time'];
  now: number;
  /** IANA time zone of the aerodrome, for the local time beside UTC. */
  timezone?: string | undefined;
}

/** Time of a report, with a warning if it is old. */
export function ObservedTime({ time, now, timezone }: ObservedTimeProps) {
  const at = observedAt(time, now);
  if (at === undefined) return <span className="text-sm text-ink-2">Sin hora de observación</span>;
  const age = now - at.getTime();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
      <time dateTime={at.toISOString()} className="tabular-nums">
        {timezone === undefined ? formatUtcMinute(at) : formatZuluAndLocal(at, timezone)}
      </time>
      {age > OLD_REPORT_MS ? (
        <strong className="inline-flex items-center gap-1 text-media">
          <History aria-hidden className="size-4" />
          Parte antiguo: {formatAge(age)}
        </strong>
      ) : (
        <span className="text-ink-2">{formatAge(age)}</span>
      )}
    </span>
  );
}
