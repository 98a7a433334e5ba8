import { useEffect, useState } from 'react';
import { useHydrating } from '@va/ui/state/use-hydrating.ts';
import { paintedAt } from '#app/lib/painted-page.ts';

/**
 * The time, renewed every `stepMs`, e.g. 60 000 for minutes. Each tick reads the clock, so it is right after sleep
 * too.
 */
export function useNow(stepMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  const hydrating = useHydrating();
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
  return hydrating ? paintedAt() : now;
}

/** Time at which the page was opened. A notice that ends at midnight disappears at the next visit. */
export function useOpenedAt(): Date {
  const [opened] = useState(() => new Date());
  return useHydrating() ? paintedAt() : opened;
}
