import { useEffect, useState } from 'react';
import { untilNextMinute } from '@va/domain/local-time.ts';
import { formatUtcClock, formatUtcMinute, untilNextSecond } from '@va/domain/utc-clock.ts';

/**
 * UTC to the second, or to the minute while motion is paused. Each tick reads the clock, so it is right after sleep
 * too. Not a live region: it would never be quiet.
 */
export function UtcClock({ paused }: { paused: boolean }) {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      setNow(new Date());
      timer = setTimeout(tick, paused ? untilNextMinute(Date.now()) : untilNextSecond(Date.now()));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [paused]);

  const text = paused ? formatUtcMinute(now) : formatUtcClock(now);
  return (
    <time
      dateTime={`${now.toISOString().slice(0, paused ? 16 : 19)}Z`}
      title="Hora universal coordinada (UTC)"
      className="text-sm font-bold tracking-wide tabular-nums sm:text-base"
    >
      {text}
    </time>
  );
}
