import { useMutation, useQuery } from '@tanstack/react-query';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { confirmSession } from '#app/api/access.ts';
import { devicesQuery, signOutDevice, signOutOthers } from '#app/api/devices.ts';
import { AccountProblem } from '#app/components/account-problem.tsx';
import { ActButton } from '#app/components/act-button.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

/** Devices with a session, each with a button to sign it out. */
export function DevicesCard() {
  const devices = useQuery(devicesQuery);
  // One mutation for a single device and for all others (`null`), so that only the result of the last act is shown.
  const leave = useMutation({
    mutationFn: (id: string | null) => (id === null ? signOutOthers() : signOutDevice(id)),
    onSuccess: (_, id) => {
      showToast(
        id === null
          ? { title: 'Sesiones cerradas', description: 'Sólo queda abierta la de este equipo.' }
          : { title: 'Sesión cerrada', description: 'En ese equipo habrá que volver a entrar.' },
      );
    },
  });
  return (
    <SectionCard title="Equipos con la sesión abierta">
      <AccountProblem error={leave.error} confirm={confirmSession} />
      <Loaded query={devices} what="tus equipos">
        {(items) => (
          <>
            <RowList
              rows={items.map((device) => ({
                key: device.id,
                title: device.current ? `${device.label} (este)` : device.label,
                detail: (
                  <>
                    Visto <Instant at={device.lastSeenAt} />
                  </>
                ),
                action: !device.current && (
                  <ActButton
                    act={leave}
                    input={device.id}
                    size="sm"
                    aria-label={`Cerrar la sesión en ${device.label}`}
                  >
                    Cerrar
                  </ActButton>
                ),
              }))}
            />
            {items.some(({ current }) => !current) && (
              <ActButton act={leave} input={null} className="justify-self-start">
                Cerrar las demás sesiones
              </ActButton>
            )}
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}
