import { formatUtcClock, untilNextSecond } from '@va/domain/utc-clock.ts';
import { useEffect, useState } from 'react';

/** The time in UTC, to the second. Not a live region: nobody wants to hear it. */
export function UtcClock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(new Date());
      timer = setTimeout(tick, untilNextSecond(Date.now()));
    };
    timer = setTimeout(tick, untilNextSecond(Date.now()));
    return () => clearTimeout(timer);
  }, []);
  const text = formatUtcClock(now);
  return (
    // The time in the server's markup is some seconds old; the next tick corrects it.
    <time
      dateTime={now.toISOString()}
      className="text-sm font-bold"
      aria-label={`Hora UTC: ${text}`}
      suppressHydrationWarning
    >
      {text}
    </time>
  );
}
