import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { type AddedAircraft, type Aircraft, fleetQuery } from '#app/api/fleet.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { AddAircraft } from './add-aircraft.tsx';
import { FleetList } from './fleet-list.tsx';
import { ImportFleet } from './import-fleet.tsx';
import { TailCard } from './tail-card.tsx';
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

/** A card for each tail, those of a type together. */
function FleetCards({ tails }: { tails: readonly Aircraft[] }) {
  const models = [...new Set(tails.map(({ model }) => model))].toSorted();
  return (
    <div className="grid gap-4">
      {models.map((model) => {
        const own = tails.filter((tail) => tail.model === model);
        return (
          <SectionCard key={model} title={model} aside={countOf(own.length, 'avión', 'aviones')}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
              {own.map((tail) => (
                <TailCard key={tail.id} tail={tail} />
              ))}
            </ul>
          </SectionCard>
        );
      })}
    </div>
  );
}
