import { WidgetBoundary } from '@va/ui/controls/widget-boundary.tsx';
import type { MapLine, MapPlace as ScenePlace, MapScene } from '@va/domain/maps/map-scene.ts';
import { bow } from '@va/domain/maps/track-parts.ts';
import { greatCircle } from '@va/domain/drawings/great-circle-path.ts';
import { pathOf, project, TURN } from '@va/domain/drawings/projection.ts';
import { squeezeOf, type MapBox } from '@va/domain/drawings/map-box.ts';
import { NETWORK_ASPECT } from '@va/domain/maps/aspects.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { MapDots } from '@va/ui/maps/map-ground.tsx';
import { MapLabels } from '@va/ui/maps/map-labels.tsx';
import { MapPicture, viewOf } from '@va/ui/maps/map-picture.tsx';
import { OpenableMap } from './openable-map.tsx';

export interface MapPlace extends Position {
  icao: string;
}

export interface NetworkMapProps {
  box: MapBox;
  /** SVG path of the land in the box. */
  land: string;
  places: readonly MapPlace[];
  /** Pairs of ICAO codes. */
  lines: readonly (readonly [string, string])[];
  /** ICAO code of the airport whose routes are highlighted; undefined for none. */
  highlight?: string;
  /** ICAO code of the base, which has a ring of its own. */
  base?: string;
  /** Description of the picture; the routes are listed beside it. */
  label: string;
}

/** Map of the network (Natural Earth), with one airport's great circles highlighted. */
export function NetworkMap(props: NetworkMapProps) {
  return (
    <WidgetBoundary key={props.highlight} what="El mapa de la red">
      <OpenableMap
        what="El mapa de la red"
        label="Mapa de la red"
        description={`${props.label}; la lista de destinos dice lo mismo`}
        scene={() => networkScene(props)}
        allLabel="Ver toda la red"
        aspect={NETWORK_ASPECT}
        picture={<NetworkDrawing {...props} />}
      />
    </WidgetBoundary>
  );
}

function networkScene({ places, lines, highlight, base }: NetworkMapProps): MapScene {
  const placeOf = new Map(places.map((place) => [place.icao, place]));
  const isOwn = (pair: readonly string[]) => highlight === undefined || pair.includes(highlight);
  const reached = new Set(lines.filter(isOwn).flat());
  return {
    flights: [],
    lines: lines.flatMap((pair): MapLine[] => {
      const [from, to] = [placeOf.get(pair[0]), placeOf.get(pair[1])];
      return from && to
        ? [{ points: bow(from, to), look: isOwn(pair) ? 'flown' : 'faint', width: isOwn(pair) ? 2 : 1 }]
        : [];
    }),
    places: places.map(({ icao, lat, lon }): ScenePlace => {
      const main = icao === (highlight ?? base);
      const look = icao === base ? 'ringed' : main ? 'main' : reached.has(icao) ? 'dot' : 'small';
      return { name: icao, lat, lon, look, important: main };
    }),
  };
}

function NetworkDrawing({ box, land, places, lines, highlight, base, label }: NetworkMapProps) {
  const squeeze = squeezeOf(box, NETWORK_ASPECT);
  const view = viewOf(box, squeeze);
  const inBox = new Map(
    places.map((place) => [place.icao, { ...place, lon: place.lon + turnsInto(place, box) }]),
  );
  const isOwn = (pair: readonly string[]) => highlight === undefined || pair.includes(highlight);
  const reached = new Set(lines.filter(isOwn).flat());
  const arcs = lines.flatMap((pair) => {
    const [from, to] = [inBox.get(pair[0]), inBox.get(pair[1])];
    return from && to ? [{ pair, points: greatCircle(from, to) }] : [];
  });
  const dots = [...inBox.values()].map((place) => ({
    icao: place.icao,
    x: project(place).x * squeeze,
    y: project(place).y,
    main: place.icao === (highlight ?? base),
    reached: reached.has(place.icao),
  }));
  return (
    <MapPicture
      label={label}
      box={box}
      squeeze={squeeze}
      ground={
        <>
          <path d={land} className="fill-(--color-map-land)" />
          {arcs
            .toSorted((a, b) => Number(isOwn(a.pair)) - Number(isOwn(b.pair)))
            .map(({ pair, points }) => (
              <path
                key={pair.join()}
                d={pathOf(points)}
                strokeWidth={isOwn(pair) ? 2 : 1}
                className={
                  isOwn(pair)
                    ? 'fill-none stroke-(--color-map-route)'
                    : 'fill-none stroke-(--color-map-dot) opacity-30'
                }
              />
            ))}
        </>
      }
    >
      <MapDots
        points={dots}
        main={dots.filter(({ main }) => main)}
        ringed={dots.filter(({ icao }) => icao === base)}
      />
      <MapLabels
        view={view}
        points={dots
          .filter((dot) => dot.main || dot.reached)
          .map(({ icao, x, y, main }) => ({ x, y, text: icao, important: main }))}
        avoid={arcs
          .filter(({ pair }) => isOwn(pair))
          .flatMap(({ points }) => points.map(({ x, y }) => ({ x: x * squeeze, y })))}
      />
    </MapPicture>
  );
}

/** Degrees to add to a longitude so that it lies in a box that may cross the antimeridian, or as near to it as can be. */
function turnsInto(place: Position, { x, width }: MapBox): number {
  return 360 * Math.round((x + width / 2 - project(place).x) / TURN);
}
