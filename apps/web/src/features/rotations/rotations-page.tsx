import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { PlaneTakeoff } from 'lucide-react';
import { rotationsQuery, type Rotations } from '#app/api/proposals.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { maintenanceQuery } from '#app/api/maintenance.ts';
import { MaintenanceNote } from '#app/components/maintenance-note.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { RotationCard } from './rotation-card.tsx';

/** Days of the aircraft at the pilot's airport, each bookable at once. */
export function RotationsPage() {
  const rotations = useQuery(rotationsQuery);
  const maintenance = useQuery(maintenanceQuery);
  return (
    <>
      <PageHead
        eyebrow="Reservar vuelo"
        title="El día de un avión"
        lead="Varias etapas seguidas con la misma matrícula, en un solo acto y como una sola reserva. La que no vueles se libera sola."
        actions={<ButtonLink to={paths.flights}>Ver el horario</ButtonLink>}
      />
      <MaintenanceNote sentence={maintenance.data?.sentence} />
      <Loaded query={rotations} what="los días de avión">
        {(found) => {
          const tails = byTail(found.items);
          return tails.length === 0 ? (
            <None {...found} />
          ) : (
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4">
              {tails.map((days) => (
                <RotationCard key={days[0]?.tail} days={days} />
              ))}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function None({ most, place }: Rotations) {
  return (
    <EmptyState icon={PlaneTakeoff} title="Ningún día de avión" compact>
      <p className="text-ink-2">
        {most < 2
          ? 'La compañía no los ofrece. Reserva los vuelos uno a uno.'
          : `En ${place.city} (${place.icao}) no hay ahora un avión libre que pueda salir y volver. Prueba más tarde, o reserva los vuelos uno a uno.`}
      </p>
    </EmptyState>
  );
}

/** The days of each tail together. */
function byTail(items: Rotations['items']): Rotations['items'][] {
  const tails = new Map<string, Rotations['items']>();
  for (const day of items) tails.set(day.tail, [...(tails.get(day.tail) ?? []), day]);
  return [...tails.values()];
}
