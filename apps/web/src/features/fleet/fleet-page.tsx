import type { ReactNode } from 'react';
import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Later } from '#app/components/blocks/later.tsx';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import type { Aircraft } from '@va/schemas/content/fleet.ts';
import { countOf } from '@va/domain/numbers.ts';
import { AircraftCard } from './components/aircraft-card.tsx';
import { FleetScale } from './components/fleet-scale.tsx';

interface FleetPageProps {
  aircraft: readonly Aircraft[];
  /** Part of the fleet that is only known at run time; it is below the painted content, so that nothing moves. */
  more?: ReactNode;
}

/** Page of all aircraft, and of the types on one scale if there are several. */
export function FleetPage({ aircraft, more }: FleetPageProps) {
  const types = [...new Map(aircraft.map((entry) => [entry.model, entry])).values()];
  return (
    <>
      <PageHead
        eyebrow="Compañía"
        title="Flota"
        lead={`${countOf(aircraft.length, 'avión', 'aviones')} de ${countOf(types.length, 'tipo', 'tipos')}: ${shownOf(aircraft)} y datos técnicos.`}
      />
      <CardGrid size="tile">
        {aircraft.map((entry, index) => (
          <AircraftCard key={entry.registration} aircraft={entry} index={index} />
        ))}
      </CardGrid>
      {types.length > 1 && (
        <PageSection id="escala" title="A la misma escala" className="mt-10">
          <Later>
            <FleetScale types={types} />
          </Later>
        </PageSection>
      )}
      {more}
    </>
  );
}

/** Pictures of the aircraft besides their figures, in words. */
function shownOf(aircraft: readonly Aircraft[]): string {
  const freighters = aircraft.filter(({ isFreighter }) => isFreighter).length;
  if (freighters === 0) return 'cabina, mapa de asientos';
  return freighters === aircraft.length ? 'cubierta principal' : 'cabina o cubierta principal';
}
