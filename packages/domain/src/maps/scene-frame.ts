/** A scene in the units of the static pictures. Pure. */
import { boxAround, type MapBox } from '../drawings/map-box.ts';
import { project, TURN, type MapPoint } from '../drawings/projection.ts';
import type { Position } from '../great-circle.ts';
import {
  undrawable,
  type MapFlight,
  type MapLine,
  type MapMark,
  type MapPlace,
  type MapScene,
} from './map-scene.ts';
import { placesOf } from './scene-places.ts';
import { bow, trackParts } from './track-parts.ts';

export interface FramedScene {
  box: MapBox;
  flights: readonly { of: MapFlight; at: MapPoint }[];
  lines: readonly { of: Omit<MapLine, 'points'>; points: readonly MapPoint[] }[];
  places: readonly { of: MapPlace; at: MapPoint }[];
  marks: readonly { of: MapMark; at: MapPoint }[];
}

interface FrameOptions {
  /** Width of the picture over its height. */
  aspect: number;
  /** Least width, degrees of latitude. */
  leastDegrees?: number;
  margin?: number;
}

/**
 * The drawable part of a scene, shifted to one side of the antimeridian so that it stays together; undefined if nothing
 * of it can be drawn.
 */
export function framedScene(
  scene: MapScene,
  { aspect, leastDegrees = 12, margin = 0.12 }: FrameOptions,
): FramedScene | undefined {
  const points = placesOf(scene).map(project);
  if (points.length === 0) return undefined;
  const rough = boxAround(points, { aspect, leastDegrees, margin });
  const middle = rough.x + rough.width / 2;
  const lines = [...scene.lines, ...scene.flights.flatMap(linesOfFlight)].flatMap(({ points: way, ...of }) =>
    trackParts(way).map((part) => ({ of, points: besideAll(part.map(project), middle) })),
  );
  const at = <T extends Position>(all: readonly T[]) =>
    all
      .filter((of) => undrawable(of) === null)
      .map((of) => ({ of, at: besideAll([project(of)], middle)[0] ?? project(of) }));
  const box = boxAround([...points, ...lines.flatMap((line) => line.points)], {
    aspect,
    leastDegrees,
    margin,
  });
  return { box, lines, flights: at(scene.flights), places: at(scene.places), marks: at(scene.marks ?? []) };
}

function linesOfFlight({ lat, lon, from, to, flown }: MapFlight): MapLine[] {
  const here = { lat, lon };
  if (undrawable(here) !== null) return [];
  return [
    ...(flown && flown.length > 1
      ? [{ points: [...flown, here], look: 'flown' as const }]
      : from
        ? [{ points: bow(from, here), look: 'faint' as const }]
        : []),
    ...(to && flown ? [{ points: bow(here, to), look: 'planned' as const }] : []),
  ];
}

/** Moved by whole turns, so that its middle is as near to the picture's as can be. */
function besideAll(points: readonly MapPoint[], middle: number): MapPoint[] {
  const mean = points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length);
  const shift = TURN * Math.round((middle - mean) / TURN);
  return points.map(({ x, y }) => ({ x: x + shift, y }));
}
