import { useEffect, useState } from 'react';
import { formatLocalTime, formatUtcOffset, untilNextMinute } from '#app/lib/local-time.ts';

/** UTC and the local time of a place, to the minute. Not a live region. */
export function AirportClock({ timezone, city }: { timezone: string; city: string }) {
  const now = useMinute();
  const iso = now.toISOString();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <Time term="UTC" value={`${iso.slice(11, 16)}Z`} dateTime={iso} />
      <Time
        term={`${city} (${formatUtcOffset(now, timezone)})`}
        value={formatLocalTime(now, timezone)}
        dateTime={formatLocalTime(now, timezone)}
      />
    </dl>
  );
}

function Time({ term, value, dateTime }: { term: string; value: string; dateTime: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="text-2xl font-bold">
        <time dateTime={dateTime}>{value}</time>
      </dd>
    </div>
  );
}

/** The present minute, read anew at every tick, so that it is right after sleep. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      setNow(new Date());
      timer = setTimeout(tick, untilNextMinute(Date.now()));
    };
    timer = setTimeout(tick, untilNextMinute(Date.now()));
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
