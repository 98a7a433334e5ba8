/** A scene as it is drawn: everything in metres of the projection. */
import {
  undrawable,
  type LineLook,
  type MapFlight,
  type MapLine,
  type MapMark,
  type MapPlace,
  type MapScene,
} from '@va/domain/maps/map-scene.ts';
import { mercator } from '@va/domain/maps/mercator.ts';
import { movedOn } from '@va/domain/maps/moved-on.ts';
import { bow, trackParts } from '@va/domain/maps/track-parts.ts';
import { unwrap } from '@va/domain/drawings/projection.ts';
import type { Position } from '@va/domain/great-circle.ts';

/** With more flights than these only the chosen one's track is drawn. */
const MOST_TRACKS = 300;

export interface At<T> {
  of: T;
  x: number;
  y: number;
}

export interface DrawnLine {
  /** x, y, x, y … */
  points: Float64Array;
  left: number;
  right: number;
  look: LineLook;
  width: number;
  height: number | undefined;
  /** Of the chosen flight, above the others. */
  main: boolean;
}

export interface PreparedScene {
  flights: readonly At<MapFlight>[];
  /** Those whose tracks are among the lines. */
  tracked: readonly At<MapFlight>[];
  /** Id of the flight whose way stands out. */
  chosen: string | undefined;
  /** Lines of the scene itself; the same array while they are the same. */
  ownLines: readonly DrawnLine[];
  /** Those and the tracks, worked out when they are asked for: most scenes look like the one before and draw none. */
  lines: () => readonly DrawnLine[];
  places: readonly At<MapPlace>[];
  marks: readonly At<MapMark>[];
  nightAt: number | undefined;
}

/** Prepares scenes; what has not changed since the one before is not worked out again. */
export function scenePreparer() {
  let lines: { of: MapScene['lines']; drawn: DrawnLine[] } | undefined;
  let places: { of: MapScene['places']; drawn: At<MapPlace>[] } | undefined;
  return (scene: MapScene, chosen: string | undefined, now: number): PreparedScene => {
    if (lines?.of !== scene.lines) lines = { of: scene.lines, drawn: scene.lines.flatMap(drawnLine) };
    if (places?.of !== scene.places) places = { of: scene.places, drawn: scene.places.flatMap(placed) };
    const ownLines = lines.drawn;
    const flights = scene.flights.flatMap((flight) =>
      placed(flight).map(({ of }) => {
        const [x, y] = mercator(movedOn(flight, now));
        return { of, x, y };
      }),
    );
    const hasTrack = ({ from, to, flown }: MapFlight) => Boolean(from ?? to ?? flown);
    const drawsAll = scene.flights.length <= MOST_TRACKS;
    const tracked = flights.filter(({ of }) => hasTrack(of) && (drawsAll || of.id === chosen));
    return {
      flights,
      tracked,
      chosen,
      ownLines,
      lines: () => [...ownLines, ...tracked.flatMap(({ of }) => tracksOf(of, of.id === chosen, now))],
      places: places.drawn,
      marks: (scene.marks ?? []).flatMap(placed),
      nightAt: scene.nightAt,
    };
  };
}

function placed<T extends Position>(of: T): At<T>[] {
  if (undrawable(of) !== null) return [];
  const [x, y] = mercator(of);
  return [{ of, x, y }];
}

function drawnLine({ points, look, width = 2, height }: MapLine): DrawnLine[] {
  return trackParts(points).map((part) => lineOf(part, { look, width, height, main: false }));
}

function tracksOf(flight: MapFlight, main: boolean, now: number): DrawnLine[] {
  const here = movedOn(flight, now);
  const { from, to, flown } = flight;
  const recorded = flown && flown.length > 1 ? trackParts([...flown, here]) : from ? [bow(from, here)] : [];
  const look = main ? 'flown' : 'faint';
  return [
    ...recorded.map((part) => lineOf(part, { look, width: main ? 3 : 1.25, height: undefined, main })),
    ...(to && main ? [lineOf(bow(here, to), { look: 'planned', width: 2, height: undefined, main })] : []),
  ];
}

function lineOf(
  part: readonly Position[],
  drawn: Pick<DrawnLine, 'look' | 'width' | 'height' | 'main'>,
): DrawnLine {
  const points = new Float64Array(2 * part.length);
  let [left, right] = [Infinity, -Infinity];
  unwrap(part).forEach((place, index) => {
    const [x, y] = mercator(place);
    points[2 * index] = x;
    points[2 * index + 1] = y;
    left = Math.min(left, x);
    right = Math.max(right, x);
  });
  return { points, left, right, ...drawn };
}
