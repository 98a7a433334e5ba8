import { Lightbulb } from 'lucide-react';
import { useDocumentTitle } from '#app/components/blocks/use-document-title.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import type { PilotInfo } from '@va/schemas/content/pilots.ts';
import { withBase } from '#app/config/base-url.ts';
import { paths } from '#app/lib/paths.ts';

interface WelcomeBannerProps {
  airlineName: string;
  pilotIndicativo: string;
  pilot: PilotInfo | null | undefined;
  /** Whether the airline has the page «¿Qué vuelo hoy?». */
  hasFlightIdeas: boolean;
}

/** The welcome, with the pilot's rank when the table knows it. */
export function WelcomeBanner({ airlineName, pilotIndicativo, pilot, hasFlightIdeas }: WelcomeBannerProps) {
  useDocumentTitle('Bienvenido a bordo');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="grid gap-1">
        <p className="text-xs font-bold tracking-[0.14em] text-link uppercase">
          Centro de operaciones de {airlineName}
        </p>
        <h1 tabIndex={-1} className="text-2xl font-bold sm:text-3xl">
          Bienvenido a bordo
        </h1>
        <p className="text-ink-2">Todo lo que necesita tu vuelo de hoy, en una pantalla.</p>
        {hasFlightIdeas && (
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink to={paths.flightIdeas} size="sm">
              <Lightbulb aria-hidden className="size-4" />
              ¿Qué vuelo hoy?
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="flex min-h-16 items-center gap-3">
        {pilot && (
          <img src={withBase(pilot.galones.src)} alt="" width={30} height={66} className="h-16 w-auto" />
        )}
        <p className="grid">
          {pilot && <span className="font-bold">{pilot.rango}</span>}
          <span className="font-mono tracking-wider text-ink-2">{pilotIndicativo}</span>
        </p>
      </div>
    </div>
  );
}
