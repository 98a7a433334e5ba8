import { formatAge } from '@va/domain/ages.ts';
import { useEffect, useState } from 'react';

/**
 * Age in words, kept up to date.
 * @param at milliseconds since 1970
 */
export function useAge(at: number): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return formatAge(now - at);
}
