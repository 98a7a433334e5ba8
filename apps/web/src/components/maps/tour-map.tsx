import { Suspense, use } from 'react';
import { WidgetBoundary } from '@va/ui/controls/widget-boundary.tsx';
import type { Tour } from '@va/schemas/content/tours.ts';
import { boxAround, squeezeOf, TOUR_ASPECT, type MapBox } from '@va/domain/drawings/map-box.ts';
import type { MapLine, MapPlace, MapScene } from '@va/domain/maps/map-scene.ts';
import { bow } from '@va/domain/maps/track-parts.ts';
import { greatCircle } from '@va/domain/drawings/great-circle-path.ts';
import { pathOf, project, unwrap } from '@va/domain/drawings/projection.ts';
import { MapDots, MapLand } from '@va/ui/maps/map-ground.tsx';
import { MapLabels } from '@va/ui/maps/map-labels.tsx';
import { MapPicture, viewOf } from '@va/ui/maps/map-picture.tsx';
import { tourLand } from '#app/config/tour-lands.ts';
import { OpenableMap } from './openable-map.tsx';

interface TourMapProps {
  /** Id of the tour. */
  id: string;
  stops: Tour['stops'];
  /** Description of the picture; the legs are listed beside it. */
  label: string;
  /** Whether it can be opened as a moving map; in a small card it stays a picture. */
  opens?: boolean;
}

/** Map of a tour: great circles from stop to stop, even across the antimeridian, with start and end highlighted. */
export function TourMap(props: TourMapProps) {
  return (
    <WidgetBoundary key={props.label} what="El mapa del tour">
      {props.opens ? (
        <OpenableMap
          what="El mapa del tour"
          label={props.label}
          description={`${props.label}; la lista de etapas dice lo mismo`}
          scene={() => tourScene(props.stops)}
          allLabel="Ver todo el tour"
          aspect={TOUR_ASPECT}
          picture={<TourDrawing {...props} />}
        />
      ) : (
        <TourDrawing {...props} />
      )}
    </WidgetBoundary>
  );
}

/** The number of each stage is drawn at its end. */
function tourScene(stops: Tour['stops']): MapScene {
  const places = new Map<string, MapPlace>();
  for (const [index, { icao, lat, lon }] of stops.entries()) {
    const end = index === 0 || index === stops.length - 1;
    const number = index === 0 ? {} : { number: index };
    places.set(icao, { name: icao, lat, lon, look: end ? 'main' : 'dot', important: end, ...number });
  }
  const legs = stops
    .slice(1)
    .map((to, index): MapLine => ({ points: bow(stops[index] ?? to, to), look: 'flown' }));
  return { flights: [], lines: legs, places: [...places.values()] };
}

function TourDrawing({ id, stops, label }: TourMapProps) {
  const places = unwrap(stops);
  const legs = places.slice(1).map((to, i) => greatCircle(places[i] ?? to, to));
  const box = boxAround([...places.map(project), ...legs.flat()]);
  const squeeze = squeezeOf(box, TOUR_ASPECT);
  const view = viewOf(box, squeeze);
  const dots = places.map((place, i) => ({
    x: project(place).x * squeeze,
    y: project(place).y,
    icao: stops[i]?.icao ?? '',
    end: i === 0 || i === places.length - 1,
  }));
  // A tour that comes back to where it began has one dot and one label there.
  const distinct = dots.filter(
    (dot, i) => dots.findIndex((other) => Math.hypot(other.x - dot.x, other.y - dot.y) < 1) === i,
  );
  return (
    <MapPicture
      label={label}
      box={box}
      squeeze={squeeze}
      ground={
        <>
          <TourLand id={id} box={box} />
          <path
            d={legs.map(pathOf).join('')}
            strokeWidth={2}
            strokeLinejoin="round"
            className="fill-none stroke-(--color-map-route)"
          />
        </>
      }
    >
      <MapDots points={distinct} main={distinct.filter(({ end }) => end)} />
      <MapLabels
        view={view}
        sparse
        points={distinct.map(({ icao, x, y, end }) => ({ x, y, text: icao, important: end }))}
        avoid={legs.flat().map(({ x, y }) => ({ x: x * squeeze, y }))}
      />
    </MapPicture>
  );
}

interface TourLandProps {
  id: string;
  box: MapBox;
}

/**
 * The land below a tour. It weighs more than the rest of the page, which does not wait for it: the painted one stays until
 * then.
 */
function TourLand(props: TourLandProps) {
  return (
    <Suspense fallback={null}>
      <Land {...props} />
    </Suspense>
  );
}

function Land({ id, box }: TourLandProps) {
  const land = tourLand(id);
  return <MapLand box={box} land={typeof land === 'string' ? land : use(land)} />;
}
