import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { fleetQuery, type AddedAircraft } from '#app/api/fleet.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { AddAircraft } from './add-aircraft.tsx';
import { FleetCards } from './fleet-cards.tsx';
import { FleetList } from './fleet-list.tsx';
import { ImportFleet } from './import-fleet.tsx';
import { AddedCard } from './undo-entry.tsx';

/** Page of the tails with their places: cards by type, and for staff a list to change service and place. */
export function FleetPage() {
  const { can } = useSession();
  const fleet = useQuery(fleetQuery);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<AddedAircraft>();
  return (
    <>
      <PageHead
        eyebrow="Operaciones"
        title="Flota hoy"
        lead="Dónde está cada avión, lo que hace ahora y lo que ha volado: todo sale de los informes, las reservas y los traslados."
        actions={
          can('fleet.write') && (
            <Button variant="primary" onClick={() => setAdding(true)}>
              Añadir un avión
            </Button>
          )
        }
      />
      {added && (
        <div className="mb-4">
          <AddedCard
            key={added.importId}
            registration={added.aircraft.registration}
            importId={added.importId}
          />
        </div>
      )}
      <Loaded query={fleet} what="la flota">
        {(tails) => (can('fleet.write') ? <FleetList tails={tails} /> : <FleetCards tails={tails} />)}
      </Loaded>
      {can('fleet.write') && (
        <div className="mt-4">
          <ImportFleet />
        </div>
      )}
      {adding && <AddAircraft onAdded={setAdded} onClose={() => setAdding(false)} />}
    </>
  );
}
