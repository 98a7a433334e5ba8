import { useQuery } from '@tanstack/react-query';
import type { Place } from '@va/domain/traffic/progress.ts';
import { landingsQuery } from '#app/api/live.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { LandingStrip } from './landing-strip.tsx';

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
                <LandingStrip key={landing.at + landing.depIcao} landing={landing} places={places} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}
