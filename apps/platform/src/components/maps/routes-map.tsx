import { boxAround } from '@va/domain/drawings/map-box.ts';
import { gather, pathOf, project } from '@va/domain/drawings/projection.ts';
import { greatCircle } from '@va/domain/drawings/great-circle-path.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { Statistics } from '@va/schemas/api/airline/statistics.ts';
import { WorldMap } from '@va/ui/maps/world-map.tsx';
import { world } from '#app/config/world.ts';
import { ASPECTS } from './aspects.ts';

/** Airports that are always named, the most visited. */
const NAMED = 6;

type Places = Pick<Statistics, 'routes' | 'airports'>;

/** Every route that was flown as a great circle over land and sea; what was flown more is drawn thicker. */
export function RoutesMap({ routes, airports }: Places) {
  const known = gather(airports.map(({ place }) => place).filter(isKnown));
  const placeOf = new Map(known.map((place) => [place.icao, place]));
  const lines = bothWays(routes).flatMap(({ ends: [from, to], flights }) => {
    const [one, other] = [placeOf.get(from), placeOf.get(to)];
    return one && other && from !== to ? [{ points: greatCircle(one, other), flights }] : [];
  });
  const points = known.map((place) => ({ ...place, ...project(place) }));
  const box = boxAround([...points, ...lines.flatMap((line) => line.points)], {
    margin: 0.12,
    aspect: ASPECTS.routes,
  });
  const most = Math.max(1, ...lines.map(({ flights }) => flights));
  return (
    <WorldMap
      label={`Mapa con ${countOf(lines.length, 'ruta', 'rutas')} entre ${countOf(points.length, 'aeropuerto', 'aeropuertos')}; la tabla dice lo mismo`}
      box={box}
      aspect={ASPECTS.routes}
      land={world.land}
      network={[]}
      lines={lines.map(({ points: way, flights }) => (
        <path
          key={pathOf(way)}
          d={pathOf(way)}
          strokeWidth={1 + 2.5 * (flights / most)}
          className="fill-none stroke-(--color-map-route) opacity-80"
        />
      ))}
      dots={{ points: points.slice(1), main: points.slice(0, 1) }}
      names={points.map((point, index) => ({ ...point, text: point.icao, important: index < NAMED }))}
      avoid={lines.flatMap(({ points: way }) => way)}
      sparse
    />
  );
}

type Place = Statistics['airports'][number]['place'];

/** Whether the network has the airport: others come without a place, and with their code as city. */
function isKnown({ icao, city, lat, lon }: Place): boolean {
  return !(lat === 0 && lon === 0 && icao === city);
}

/** Routes there and back as one line. */
function bothWays(routes: Statistics['routes']) {
  const lines = new Map<string, { ends: [string, string]; flights: number }>();
  for (const { dep, arr, flights } of routes) {
    const ends: [string, string] = dep.icao < arr.icao ? [dep.icao, arr.icao] : [arr.icao, dep.icao];
    const key = ends.join(' ');
    lines.set(key, { ends, flights: (lines.get(key)?.flights ?? 0) + flights });
  }
  return [...lines.values()];
}
