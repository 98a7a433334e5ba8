import { useNow } from '#app/components/blocks/use-now.ts';
import { formatLocalTime, formatUtcOffset } from '@va/domain/local-time.ts';

/** UTC and the local time of a place, to the minute. Not a live region. */
export function AirportClock({ timezone, city }: { timezone: string; city: string }) {
  const now = useNow(60_000);
  const iso = now.toISOString();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <Time term="UTC" zone="UTC" value={`${iso.slice(11, 16)}Z`} dateTime={iso} />
      <Time
        term={`${city} (${formatUtcOffset(now, timezone)})`}
        zone={timezone}
        value={formatLocalTime(now, timezone)}
        dateTime={formatLocalTime(now, timezone)}
      />
    </dl>
  );
}

function Time({
  term,
  zone,
  value,
  dateTime,
}: {
  term: string;
  zone: string;
  value: string;
  dateTime: string;
}) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="text-2xl font-bold">
        <time data-fill="hour" data-zone={zone} suppressHydrationWarning dateTime={dateTime}>
          {value}
        </time>
      </dd>
    </div>
  );
}
