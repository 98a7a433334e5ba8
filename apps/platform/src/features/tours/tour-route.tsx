import { boxAround, squeezeOf, TOUR_ASPECT } from '@va/domain/drawings/map-box.ts';
import { greatCircle } from '@va/domain/drawings/great-circle-path.ts';
import { pathOf, project, unwrap } from '@va/domain/drawings/projection.ts';
import type { TourDetail } from '@va/schemas/api/tours-and-events/tours.ts';
import { MapDots } from '@va/ui/maps/map-dots.tsx';
import { MapGround } from '@va/ui/maps/map-ground.tsx';
import { MapLabels } from '@va/ui/maps/map-labels.tsx';
import { MapPicture, viewOf } from '@va/ui/maps/map-picture.tsx';
import { world } from '#app/config/world.ts';

/** The route of a tour: what was passed drawn through, what is still to be flown dotted. */
export function TourRoute({ tour: { name, stages } }: { tour: TourDetail }) {
  const [first] = stages;
  if (first === undefined) return null;
  const stops = [first.dep, ...stages.map(({ arr }) => arr)];
  const places = unwrap(stops);
  const legs = stages.map(({ state }, i) => ({
    points: greatCircle(places[i] ?? first.dep, places[i + 1] ?? first.arr),
    done: state === 'passed',
  }));
  const box = boxAround([...places.map(project), ...legs.flatMap(({ points }) => points)]);
  const squeeze = squeezeOf(box, TOUR_ASPECT);
  const flat = ({ x, y }: { x: number; y: number }) => ({ x: x * squeeze, y });
  const dots = places.map((place, i) => ({
    ...flat(project(place)),
    text: stops[i]?.icao ?? '',
    important: i === 0 || i === places.length - 1,
  }));
  // A tour that comes back to where it began has one dot and one name there.
  const distinct = dots.filter(({ text }, i) => dots.findIndex((dot) => dot.text === text) === i);
  return (
    <MapPicture
      label={`Ruta de ${name}, de ${first.dep.city} a ${stages.at(-1)?.arr.city ?? ''}; la lista de etapas dice lo mismo`}
      box={box}
      squeeze={squeeze}
      ground={
        <>
          <MapGround box={box} land={world.land} places={[]} />
          {legs.map(({ points, done }, i) => (
            <path
              key={stages[i]?.n}
              d={pathOf(points)}
              strokeWidth={done ? 2.5 : 2}
              strokeDasharray={done ? undefined : '1 5'}
              strokeLinecap="round"
              className="fill-none stroke-(--color-map-route) [vector-effect:non-scaling-stroke]"
            />
          ))}
        </>
      }
    >
      <MapDots points={distinct} main={distinct.filter(({ important }) => important)} />
      <MapLabels
        view={viewOf(box, squeeze)}
        sparse
        points={distinct}
        avoid={legs.flatMap(({ points }) => points.map(flat))}
      />
    </MapPicture>
  );
}
