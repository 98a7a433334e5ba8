import { useQuery } from '@tanstack/react-query';
import type { Place } from '@va/domain/traffic/progress.ts';
import type { Landing } from '@va/schemas/api/flights/landings.ts';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { landingsQuery } from '#app/api/live.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { utcTime } from '#app/lib/times.ts';
import { airline } from '#app/config/airline.ts';
import { flightName } from './live-row.ts';

/** The last landings of today, where nobody flies. */
export function LandingsToday({ places }: { places: ReadonlyMap<string, Place> }) {
  const query = useQuery(landingsQuery);
  return (
    <Loaded query={query} what="los últimos aterrizajes">
      {({ landings }) =>
        landings.length === 0 ? (
          <p className="mt-3 text-sm text-ink-2">Hoy todavía no ha aterrizado nadie (día UTC).</p>
        ) : (
          <section aria-labelledby="landings" className="mt-4">
            <h2 id="landings" className="mb-2 font-bold">
              Últimos aterrizajes de hoy
            </h2>
            <ul className="grid gap-2">
              {landings.map((landing) => (
                <Strip key={landing.at + landing.depIcao} landing={landing} places={places} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

function Strip({ landing, places }: { landing: Landing; places: ReadonlyMap<string, Place> }) {
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
        tomó <time dateTime={at}>{utcTime(at)}</time>
      </p>
    </li>
  );
}
