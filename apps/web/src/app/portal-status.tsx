import { useStore } from '@va/ui/state/store.ts';
import { useEffect, useState } from 'react';
import { StatusBar } from '#app/components/layout/status-bar.tsx';
import { airline } from '#app/content/airline.ts';
import { formatDate } from '@va/domain/dates.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { workerPolicyName } from '#app/config/worker-policy.ts';
import { connection } from '#app/services/connection.ts';
import { copySavedAt, portalUpdate, startServiceWorker } from '#app/services/service-worker.ts';

/** Starts the service worker once the portal is up, and shows the status bar. */
export function PortalStatus() {
  const online = useStore(connection);
  const updateReady = useStore(portalUpdate);
  const [later, setLater] = useState(false);
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
      updateReady={updateReady && !later}
      onUpdate={portalUpdate.apply}
      onLater={() => setLater(true)}
    />
  );
}
