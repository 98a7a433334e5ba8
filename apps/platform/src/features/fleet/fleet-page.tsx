import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { fleetQuery, type Aircraft } from '#app/api/fleet.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { FleetList } from './fleet-list.tsx';
import { ImportFleet } from './import-fleet.tsx';
import { TailCard } from './tail-card.tsx';

/** Where each tail is and since when: cards by type, and for staff a list in which service and place are changed. */
export function FleetPage() {
  const { can } = useSession();
  const fleet = useQuery(fleetQuery);
  return (
    <>
      <PageHead
        eyebrow="Flota"
        title="Dónde está cada avión"
        lead="Su lugar, lo que hace ahora y lo que ha volado: todo sale de los informes, las reservas y los traslados."
      />
      <Loaded query={fleet} what="la flota">
        {(tails) => (can('fleet.write') ? <FleetList tails={tails} /> : <Cards tails={tails} />)}
      </Loaded>
      {can('fleet.write') && (
        <div className="mt-4">
          <ImportFleet />
        </div>
      )}
    </>
  );
}

function Cards({ tails }: { tails: readonly Aircraft[] }) {
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
