import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { boxAround } from '@va/domain/drawings/map-box.ts';
import { gather, project, unwrap } from '@va/domain/drawings/projection.ts';
import { greatCirclePath } from '@va/domain/drawings/great-circle-path.ts';
import { TRAFFIC_ASPECT } from '@va/domain/traffic/aspect.ts';
import { WorldMap } from '@va/ui/maps/world-map.tsx';
import { departuresQuery, type Departures } from '#app/api/flights.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { world } from '#app/config/world.ts';
import { PARAMETERS, queryOf } from '#app/lib/flight-filters.ts';
import type { FlightSearch } from './use-flight-search.ts';

/** Airports that are named where the picture is narrow. */
const NAMED = 7;

type Route = NonNullable<Departures['routes']>[number];

/** Where the departures of the search go: a picture, and beneath it every route as a choice. */
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
  const places = [
    ...new Map(routes.flatMap(({ dep, arr }) => [dep, arr]).map((one) => [one.icao, one])).values(),
  ];
  const gathered = gather(places);
  const at = new Map(places.map(({ icao }, index) => [icao, gathered[index]]));
  const box = boxAround(gathered.map(project), { margin: 0.12, aspect: TRAFFIC_ASPECT, leastDegrees: 8 });
  const lines = routes.flatMap(({ dep, arr }) => {
    const [from, to] = [at.get(dep.icao), at.get(arr.icao)];
    return from && to ? greatCirclePath(...ends(from, to)) : [];
  });
  const origins = new Set(routes.map(({ dep }) => dep.icao));
  // Routes come busiest first: on a phone only the first ones are named.
  const busiest = new Set(
    [...new Set(routes.flatMap(({ dep, arr }) => [dep.icao, arr.icao]))].slice(0, NAMED),
  );
  return (
    <WorldMap
      label={`Mapa con ${countOf(routes.length, 'ruta', 'rutas')}; la lista dice lo mismo con palabras`}
      box={box}
      aspect={TRAFFIC_ASPECT}
      land={world.land}
      network={world.places}
      lines={
        <path
          d={lines.join('')}
          strokeWidth={1.5}
          className="fill-none stroke-(--color-map-route) opacity-70"
        />
      }
      dots={{
        points: gathered.map(project),
        main: places.length === origins.size ? [] : mainOf(origins, at),
      }}
      names={places.flatMap(({ icao }) => {
        const place = at.get(icao);
        return place ? [{ ...project(place), text: icao, important: busiest.has(icao) }] : [];
      })}
      sparse
    />
  );
}

interface Position {
  lat: number;
  lon: number;
}

/** Both ends on the side of the date line on which the way is short. */
function ends(from: Position, to: Position): [Position, Position] {
  const [a = from, b = to] = unwrap([from, to]);
  return [a, b];
}

function mainOf(origins: ReadonlySet<string>, at: ReadonlyMap<string, Position | undefined>) {
  return [...origins].flatMap((icao) => {
    const place = at.get(icao);
    return place ? [project(place)] : [];
  });
}
