import { clsx } from 'clsx/lite';
import { useDocumentTitle } from '#app/components/blocks/use-document-title.ts';
import type { PilotInfo } from '@va/schemas/content/pilots.ts';
import { withBase } from '#app/config/base-url.ts';

interface WelcomeBannerProps {
  airlineName: string;
  pilot: PilotInfo | null | undefined;
}

/**
 * Welcome with the pilot's name and rank if the content's table has them; the callsign is in the header. Reserves their
 * space until the pilot is known.
 */
export function WelcomeBanner({ airlineName, pilot }: WelcomeBannerProps) {
  useDocumentTitle('Bienvenido a bordo');
  return (
    <div className="grid items-center gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <p className="text-xs font-bold tracking-[0.14em] text-link uppercase">
          Centro de operaciones de {airlineName}
        </p>
        <h1
          tabIndex={-1}
          className={clsx('text-2xl font-bold sm:text-3xl', pilot === undefined && 'min-h-[2lh] sm:min-h-0')}
        >
          Bienvenido a bordo
          {pilot && (
            <>
              , <span className="inline-block">{pilot.nombre}</span>
            </>
          )}
        </h1>
        <p className="text-ink-2">Todo lo que necesita tu vuelo de hoy, en una pantalla.</p>
      </div>
      {pilot === undefined && <div aria-hidden className="h-16 w-44" />}
      {pilot && (
        <div className="flex min-h-16 items-center gap-3">
          <img src={withBase(pilot.galones.src)} alt="" width={30} height={66} className="h-16 w-auto" />
          <p className="font-bold">{pilot.rango}</p>
        </div>
      )}
    </div>
  );
}
