import { useEffect, useState } from 'react';
import { measureSkew } from '#app/services/host-clock.ts';
import { whenSpare } from '#app/services/when-spare.ts';

/**
 * Milliseconds that this computer's clock is ahead of the host's, negative where it is behind, 0 where it is right.
 * Measured once the portal has come to rest, and while it is wrong again whenever the pilot comes back to the tab,
 * perhaps from the settings of the clock.
 */
export function useClockSkew(): number {
  const [skew, setSkew] = useState(0);

  useEffect(() => whenSpare(() => void measureSkew().then(setSkew)), []);

  useEffect(() => {
    if (skew === 0) return;
    const onReturn = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void measureSkew().then(setSkew);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [skew]);

  return skew;
}
