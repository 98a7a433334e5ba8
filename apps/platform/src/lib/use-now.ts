import { untilNextMinute } from '@va/domain/local-time.ts';
import { useEffect, useState } from 'react';

/** The time, renewed with every minute, milliseconds since 1970-01-01T00:00Z. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), untilNextMinute(Date.now()) + 20);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
