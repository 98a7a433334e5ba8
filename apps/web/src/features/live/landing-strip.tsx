import type { Landing } from '@va/contract/flights/live.ts';
import type { Place } from '@va/domain/traffic/progress.ts';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { UtcTime } from '#app/components/clock-time.tsx';
import { airline } from '#app/config/airline.ts';
import { flightName } from './live-row.ts';

/** One landing: the flight, its aircraft, and when it touched down. */
export function LandingStrip({ landing, places }: { landing: Landing; places: ReadonlyMap<string, Place> }) {
  const { at, callsign, depIcao, arrIcao, icaoType, registration } = landing;
  const name = flightName(landing, airline.icaoCode);
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-3 rounded-lg border border-l-4 border-line border-l-control bg-surface p-3">
      <div className="min-w-0 font-mono">
        <h3 className="font-bold">
          {name}
          <VisuallyHidden>
            , de {places.get(depIcao)?.name ?? depIcao} a {places.get(arrIcao)?.name ?? arrIcao}
          </VisuallyHidden>
        </h3>
        {name !== callsign && <p className="text-sm text-ink-2">{callsign}</p>}
      </div>
      <div className="min-w-0">
        <p aria-hidden className="font-mono font-bold whitespace-nowrap">
          {depIcao} → {arrIcao}
        </p>
        <p className="text-sm text-ink-2">{[icaoType, registration].filter(Boolean).join(' ')}</p>
      </div>
      <p className="text-right text-sm whitespace-nowrap">
        tomó <UtcTime at={at} />
      </p>
    </li>
  );
}
