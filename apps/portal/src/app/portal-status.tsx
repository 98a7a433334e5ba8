import { useEffect, useState, useSyncExternalStore } from 'react';
import { StatusBar } from '#app/components/layout/status-bar.tsx';
import { airline } from '#app/content/airline.ts';
import { describeSkew } from '#app/lib/clock-skew.ts';
import { formatDate } from '@va/domain/dates.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { workerPolicyName } from '#app/config/worker-policy.ts';
import { connection } from '#app/services/connection.ts';
import { copySavedAt, portalUpdate, startServiceWorker } from '#app/services/service-worker.ts';
import { useClockSkew } from './use-clock-skew.ts';

/** Starts the offline copy once the portal is up, and says what the pilot should know of it. */
export function PortalStatus() {
  const online = useSyncExternalStore(connection.subscribe, connection.snapshot);
  const updateReady = useSyncExternalStore(portalUpdate.subscribe, portalUpdate.snapshot);
  const [later, setLater] = useState(false);
  const skew = useClockSkew();
  const [savedAt, setSavedAt] = useState<Date>();

  useEffect(() => startServiceWorker(workerPolicyName(airline.icaoCode)), []);

  useEffect(() => {
    if (online) return;
    let current = true;
    void copySavedAt().then((date) => {
      if (current) setSavedAt(date);
    });
    return () => {
      current = false;
    };
  }, [online]);

  return (
    <StatusBar
      online={online}
      copyFrom={savedAt && `${formatDate(savedAt.toISOString().slice(0, 10))}, ${formatUtcMinute(savedAt)}`}
      clock={skew === 0 ? undefined : describeSkew(skew)}
      updateReady={updateReady && !later}
      onUpdate={portalUpdate.apply}
      onLater={() => setLater(true)}
    />
  );
}
