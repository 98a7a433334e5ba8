import { useQuery } from '@tanstack/react-query';
import type { MapPlace, MapScene } from '@va/domain/maps/map-scene.ts';
import { bow } from '@va/domain/maps/track-parts.ts';
import { countOf } from '@va/domain/numbers.ts';
import { useMemo } from 'react';
import { departuresQuery, type Departures } from '#app/api/flights.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { SceneMap } from '#app/components/maps/scene-map.tsx';
import { PARAMETERS, queryOf } from '#app/lib/flight-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

/** Airports that are named where the picture is narrow. */
const NAMED = 7;
const ASPECT = 1.45;

type Route = NonNullable<Departures['routes']>[number];

/** Map of the destinations of the search, and below it every route as a choice. */
export function ResultsMap({ search: { params, set } }: { search: FlightSearch }) {
  const query = useQuery(departuresQuery({ ...queryOf(params), limit: 1, routes: 'true' }));
  return (
    <Loaded query={query} what="el mapa">
      {({ routes = [] }) => (
        <div className="grid gap-3">
          {routes.length > 0 && (
            <div className="overflow-hidden rounded-lg border border-line">
              <RoutesPicture routes={routes} />
            </div>
          )}
          <ul className="flex flex-wrap gap-2">
            {routes.map(({ dep, arr, departures }) => (
              <li key={`${dep.icao} ${arr.icao}`}>
                <button
                  type="button"
                  aria-label={`De ${dep.city} a ${arr.city}: ver ${countOf(departures, 'salida', 'salidas')}`}
                  onClick={() =>
                    set({
                      [PARAMETERS.origin]: dep.icao.toLowerCase(),
                      [PARAMETERS.destination]: arr.icao.toLowerCase(),
                      [PARAMETERS.view]: null,
                    })
                  }
                  className="inline-flex min-h-9 items-center gap-2 rounded-md border border-control bg-surface px-3 text-sm pointer-coarse:min-h-11"
                >
                  <b className="font-mono">
                    {dep.icao} → {arr.icao}
                  </b>
                  <span className="text-ink-2">{departures}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
}

function RoutesPicture({ routes }: { routes: readonly Route[] }) {
  const scene = useMemo(() => routesScene(routes), [routes]);
  return (
    <SceneMap
      what="El mapa"
      label="Mapa de rutas"
      description={`Mapa con ${countOf(routes.length, 'ruta', 'rutas')}; la lista dice lo mismo con palabras`}
      scene={scene}
      aspect={ASPECT}
      leastDegrees={8}
      sparse
      shows={routes.map(({ dep, arr }) => dep.icao + arr.icao).join()}
    />
  );
}

/** Routes come busiest first: on a telephone only their first airports are named. */
function routesScene(routes: readonly Route[]): MapScene {
  const places = new Map(routes.flatMap(({ dep, arr }) => [dep, arr]).map((one) => [one.icao, one]));
  const origins = new Set(routes.map(({ dep }) => dep.icao));
  return {
    flights: [],
    lines: routes.map(({ dep, arr }) => ({ points: bow(dep, arr), look: 'flown', width: 1.5 })),
    places: [...places.values()].map(({ icao, lat, lon }, index): MapPlace => ({
      name: icao,
      lat,
      lon,
      look: origins.has(icao) && origins.size < places.size ? 'main' : 'dot',
      important: index < NAMED,
    })),
  };
}
