import { boxAround } from '@va/domain/drawings/map-box.ts';
import { gather, pathOf, project } from '@va/domain/drawings/projection.ts';
import { greatCircle } from '@va/domain/drawings/great-circle-path.ts';
import type { EventDetail } from '@va/schemas/api/tours-and-events/events.ts';
import { WorldMap } from '@va/ui/maps/world-map.tsx';
import { ASPECTS } from '#app/components/maps/aspects.ts';
import { world } from '#app/config/world.ts';

/** The airports of an event, with the flights that can be booked for it. */
export function EventMap({ event: { name, airports, flights, free } }: { event: EventDetail }) {
  const pairs = [...flights, ...(free ? [free] : [])];
  const places = gather([
    ...airports,
    ...pairs
      .flatMap(({ dep, arr }) => [dep, arr])
      .filter((one) => airports.every(({ icao }) => icao !== one.icao)),
  ]);
  const placeOf = new Map(places.map((place) => [place.icao, place]));
  const lines = pairs.flatMap(({ dep, arr }) => {
    const [from, to] = [placeOf.get(dep.icao), placeOf.get(arr.icao)];
    return from && to ? [greatCircle(from, to)] : [];
  });
  const points = places.map((place) => ({ ...place, ...project(place) }));
  const main = points.filter(({ icao }) => airports.some((one) => one.icao === icao));
  const box = boxAround([...points, ...lines.flat()], { margin: 0.25, aspect: ASPECTS.event });
  return (
    <WorldMap
      label={`Aeropuertos de ${name}: ${airports.map(({ city }) => city).join(', ')}`}
      box={box}
      aspect={ASPECTS.event}
      land={world.land}
      network={[]}
      lines={[...new Map(lines.map((way) => [pathOf(way), way])).keys()].map((way) => (
        <path
          key={way}
          d={way}
          strokeWidth={1.5}
          className="fill-none stroke-(--color-map-route) opacity-80"
        />
      ))}
      dots={{ points: points.filter((point) => !main.includes(point)), main }}
      names={points.map((point) => ({ ...point, text: point.icao, important: main.includes(point) }))}
      avoid={lines.flat()}
      sparse
    />
  );
}
