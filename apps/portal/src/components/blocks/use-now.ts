import { useEffect, useState } from 'react';

/**
 * The time, renewed every `stepMs`, e.g. 60 000 for minutes. Each tick reads the clock, so it is right after sleep
 * too.
 */
export function useNow(stepMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const untilNext = () => stepMs - (Date.now() % stepMs);
    const tick = () => {
      clearTimeout(timer);
      setNow(new Date());
      timer = setTimeout(tick, untilNext());
    };
    timer = setTimeout(tick, untilNext());
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [stepMs]);
  return now;
}
