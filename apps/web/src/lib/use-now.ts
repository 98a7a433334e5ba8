import { MINUTE_MS } from '@va/domain/durations.ts';
import { useEffect, useState } from 'react';

/** The time, renewed with every minute or other step, milliseconds since 1970-01-01T00:00Z. */
export function useNow(stepMs = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), stepMs - (Date.now() % stepMs) + 20);
    return () => clearTimeout(timer);
  }, [now, stepMs]);
  return now;
}
