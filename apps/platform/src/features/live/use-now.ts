import { useEffect, useState } from 'react';

/** Often enough for ages that are told in seconds. */
const EVERY_MS = 2000;

/** The time, kept up to date; milliseconds since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
