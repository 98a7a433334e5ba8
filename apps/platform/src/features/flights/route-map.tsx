import { greatCircle } from '@va/domain/drawings/great-circle-path.ts';
import { boxAround } from '@va/domain/drawings/map-box.ts';
import { pathOf, project } from '@va/domain/drawings/projection.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { WorldMap } from '@va/ui/maps/world-map.tsx';
import type { Departure } from '#app/api/flights.ts';
import { ASPECTS } from '#app/components/maps/aspects.ts';
import { world } from '#app/config/world.ts';

/** The great circle of a flight over land and sea, with both ends named. */
export function RouteMap({ dep, arr, distanceNm }: Pick<Departure, 'dep' | 'arr' | 'distanceNm'>) {
  const way = greatCircle(dep, arr);
  // The far end lies where the way ends: beyond the date line it is not where its longitude says.
  const [from, to] = [project(dep), way.at(-1) ?? project(arr)];
  return (
    <WorldMap
      label={`Ruta de ${dep.city} a ${arr.city} por el círculo máximo, ${formatMiles(distanceNm)}`}
      box={boxAround(way, { aspect: ASPECTS.route, margin: 0.12, leastDegrees: 12 })}
      aspect={ASPECTS.route}
      land={world.land}
      network={world.places}
      lines={<path d={pathOf(way)} strokeWidth={2.5} className="fill-none stroke-(--color-map-route)" />}
      dots={{ points: [], ringed: [from, to], main: [from, to] }}
      names={[
        { ...from, text: dep.icao, important: true },
        { ...to, text: arr.icao, important: true },
      ]}
      avoid={way}
      clearance={2.4}
    />
  );
}
