import { clsx } from 'clsx/lite';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import type { PilotInfo } from '@va/schemas/content/pilots.ts';
import { withBase } from '#app/config/base-url.ts';
import { FLIGHTS_SECTION } from '@va/schemas/pages/page-sections.ts';

interface ProfilePageProps {
  pilotIndicativo: string;
  /** `null`: the table does not have this identifier; `undefined`: being looked up. */
  pilot: PilotInfo | null | undefined;
  /** Current base, e.g. `ZZZZ (City-Airport)`. */
  base: string;
  /** The pilot's flights: a page of the provider, or the platform's own view. */
  flights: ReactNode;
}

const FACTS = 'grid grow grid-cols-[repeat(auto-fit,minmax(min(14.5rem,100%),1fr))] gap-x-8 gap-y-4';
/** An empty cell, so that nothing below moves when the pilot turns out to have one. */
const PLACE_OF_CARGO = "after:h-12 after:content-['']";

/** Page about the pilot and the pilot's flights on the platform. */
export function ProfilePage({ pilotIndicativo, pilot, base, flights }: ProfilePageProps) {
  return (
    <>
      <PageHead
        eyebrow="Piloto"
        title="Mi perfil"
        lead="Tus datos en la aerolínea y tus vuelos en la plataforma."
      />
      <Card className="mb-8 flex items-start gap-x-5 gap-y-5 p-5 sm:gap-x-8 lg:items-center sm:p-6">
        {pilot === undefined && <span aria-hidden className="aspect-60/132 h-28 shrink-0" />}
        {pilot && (
          <img
            src={withBase(pilot.galones.src)}
            alt={pilot.galones.alt}
            width={60}
            height={132}
            className="h-28 w-auto shrink-0"
          />
        )}
        <dl className={clsx(FACTS, !pilot?.cargo && PLACE_OF_CARGO)}>
          <div>
            <dt className="text-sm text-ink-2">Indicativo</dt>
            <dd
              data-fill="pilot"
              suppressHydrationWarning
              className="font-mono text-lg font-bold tracking-wider"
            >
              {pilotIndicativo}
            </dd>
          </div>
          {pilot !== null && <Fact term="Nombre" value={pilot?.nombre} />}
          {pilot !== null && <Fact term="Rango" value={pilot?.rango} />}
          <div>
            <dt className="text-sm text-ink-2">Base actual</dt>
            <dd className="flex items-center gap-1.5 text-lg leading-snug font-bold">
              <MapPin aria-hidden className="size-5 shrink-0 text-link" />
              {base}
            </dd>
          </div>
          {pilot?.cargo && <Fact term="Cargo" value={pilot.cargo} />}
        </dl>
      </Card>
      <section
        id={FLIGHTS_SECTION}
        tabIndex={-1}
        aria-labelledby="mis-vuelos-titulo"
        className="outline-none"
      >
        <h2 id="mis-vuelos-titulo" className="mb-3 text-xl font-bold">
          Mis vuelos
        </h2>
        {flights}
      </section>
    </>
  );
}

/** A no-break space reserves the line until the value is known. */
function Fact({ term, value = '\u00a0' }: { term: string; value: string | undefined }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="text-lg font-bold">{value}</dd>
    </div>
  );
}
