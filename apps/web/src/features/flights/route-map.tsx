import type { MapScene } from '@va/domain/maps/map-scene.ts';
import { bow } from '@va/domain/maps/track-parts.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { useMemo } from 'react';
import type { Departure } from '#app/api/flights.ts';
import { ASPECTS } from '@va/domain/maps/aspects.ts';
import { SceneMap } from '#app/components/maps/scene-map.tsx';

/** The great circle of a flight over land and sea, with both ends named; a picture until it is opened. */
export function RouteMap({ dep, arr, distanceNm }: Pick<Departure, 'dep' | 'arr' | 'distanceNm'>) {
  const scene = useMemo(
    (): MapScene => ({
      flights: [],
      lines: [{ points: bow(dep, arr), look: 'flown', width: 2.5 }],
      places: [dep, arr].map(({ icao, lat, lon }) => ({
        name: icao,
        lat,
        lon,
        look: 'ringed',
        important: true,
      })),
    }),
    [dep, arr],
  );
  return (
    <SceneMap
      what="El mapa de la ruta"
      label="Mapa de la ruta"
      description={`Ruta de ${dep.city} a ${arr.city} por el círculo máximo, ${formatMiles(distanceNm)}`}
      scene={scene}
      aspect={ASPECTS.route}
      onRequest
    />
  );
}
