import type { MapPlace, MapScene } from '@va/domain/maps/map-scene.ts';
import { bow } from '@va/domain/maps/track-parts.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { Statistics } from '@va/contract/airline/statistics.ts';
import { useMemo } from 'react';
import { ASPECTS } from '@va/domain/maps/aspects.ts';
import { SceneMap } from './scene-map.tsx';

/** Airports that are always named, the most visited. */
const NAMED = 6;

type Places = Pick<Statistics, 'routes' | 'airports'>;

/** Map of all routes that were flown, as great circles; more frequent ones are thicker. */
export function RoutesMap({ routes, airports }: Places) {
  const scene = useMemo(() => routesScene({ routes, airports }), [routes, airports]);
  return (
    <SceneMap
      what="El mapa de las rutas"
      label="Mapa de rutas"
      description={`Mapa con ${countOf(scene.lines.length, 'ruta', 'rutas')} entre ${countOf(scene.places.length, 'aeropuerto', 'aeropuertos')}; la tabla dice lo mismo`}
      scene={scene}
      aspect={ASPECTS.routes}
      network={[]}
      sparse
    />
  );
}

function routesScene({ routes, airports }: Places): MapScene {
  const known = airports.map(({ place }) => place).filter(isKnown);
  const placeOf = new Map(known.map((place) => [place.icao, place]));
  const lines = bothWays(routes).flatMap(({ ends: [from, to], flights }) => {
    const [one, other] = [placeOf.get(from), placeOf.get(to)];
    return one && other && from !== to ? [{ points: bow(one, other), flights }] : [];
  });
  const most = Math.max(1, ...lines.map(({ flights }) => flights));
  return {
    flights: [],
    lines: lines.map(({ points, flights }) => ({ points, look: 'flown', width: 1 + 2.5 * (flights / most) })),
    places: known.map(({ icao, lat, lon }, index): MapPlace => ({
      name: icao,
      lat,
      lon,
      look: index === 0 ? 'main' : 'dot',
      important: index < NAMED,
    })),
  };
}

type Place = Statistics['airports'][number]['place'];

/** Whether the network contains the airport: an unknown one comes with position 0, 0 and its code as city. */
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
