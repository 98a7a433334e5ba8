import type { MapLine, MapPlace, MapScene } from '@va/domain/maps/map-scene.ts';
import { bow } from '@va/domain/maps/track-parts.ts';
import type { TourDetail } from '@va/contract/tours-and-events/tours.ts';
import { useMemo } from 'react';
import { SceneMap } from '#app/components/maps/scene-map.tsx';
import { tourShape } from './tour-shape.ts';

/**
 * Map of a tour: passed legs solid, remaining ones dotted. The number of each stage is at its end, in the colour of
 * passed stages once it was passed.
 */
export function TourRoute({ tour }: { tour: TourDetail }) {
  const scene = useMemo(() => tourScene(tour), [tour]);
  const { name, stages } = tour;
  const [first] = stages;
  if (first === undefined) return null;
  return (
    <SceneMap
      what="El mapa del tour"
      label="Mapa del tour"
      description={`Ruta de ${name}, de ${first.dep.city} a ${stages.at(-1)?.arr.city ?? ''}; la lista de etapas dice lo mismo`}
      scene={scene}
      aspect={tourShape(stages).aspect}
      network={[]}
      leastDegrees={16}
      margin={0.1}
      sparse
      allLabel="Ver todo el tour"
    />
  );
}

function tourScene({ stages }: TourDetail): MapScene {
  const [first] = stages;
  // A tour that comes back to where it was has one number there: that of the last stage which ends there.
  const stops = new Map<string, MapPlace>();
  if (first) stops.set(first.dep.icao, { ...placeOf(first.dep), look: 'main', important: true });
  for (const { n, arr, state } of stages)
    stops.set(arr.icao, {
      ...placeOf(arr),
      look: state === 'passed' ? 'main' : 'dot',
      number: n,
      important: n === stages.length,
    });
  return {
    flights: [],
    lines: stages.map(({ dep, arr, state }): MapLine => ({
      points: bow(dep, arr),
      look: state === 'passed' ? 'flown' : 'planned',
      width: 2.5,
    })),
    places: [...stops.values()],
  };
}

function placeOf({ icao, lat, lon }: TourDetail['stages'][number]['arr']) {
  return { name: icao, lat, lon };
}
