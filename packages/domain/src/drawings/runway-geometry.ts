/** The runways of an airport inside a compass rose, to bearing and length. Origin in the middle, y to the south. */
import type { Runway } from '../shapes.ts';
import { EARTH_RADIUS_KM, type Position } from '../great-circle.ts';
import { metresOfFeet } from '../units.ts';
import type { Point } from './path.ts';
import { placeRunwayLabels, type RunwayLabel, type Strip, type Threshold } from './runway-labels.ts';

/** Radii and sizes in units of the drawing, which is 320 across. */
export const ROSE = { half: 160, ring: 137, field: 94, stripWidth: 8.5, fontSize: 20 } as const;

/** A runway as drawn, from its lower-numbered end to the other one. */
export interface DrawnRunway extends Strip {
  ident: string;
  /** Lines across the runway at its displaced thresholds. */
  displaced: readonly Strip[];
}

/** Everything on the diagram of an airport's runways. */
export interface RunwayRose {
  runways: readonly DrawnRunway[];
  labels: readonly RunwayLabel[];
  /** A round distance for the scale bar, and its length in units. */
  scale: { metres: number; length: number };
}

/** Ends further apart or closer than this share of the runway's length are not to be trusted. */
const TRUST = 0.3;

/** Radians of an angle in degrees. */
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres east and south of a place; exact enough over an airport. */
function metresFrom(origin: Position) {
  const perDegree = (EARTH_RADIUS_KM * 1000 * Math.PI) / 180;
  return ({ lat, lon }: Position): Point => [
    (lon - origin.lon) * perDegree * Math.cos(radians(origin.lat)),
    -(lat - origin.lat) * perDegree,
  ];
}

/** The two ends in metres. Where the coordinates contradict the length, bearing and length about their middle are used. */
function endsOf(runway: Runway, toMetres: (place: Position) => Point): Strip {
  const [from, to] = [toMetres(runway.ends[0]), toMetres(runway.ends[1])];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (Math.abs(length - runway.lengthM) <= TRUST * runway.lengthM) return { from, to };
  const heading = radians(runway.trueHeading);
  const [east, south] = [(Math.sin(heading) * runway.lengthM) / 2, (-Math.cos(heading) * runway.lengthM) / 2];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return { from: [x - east, y - south], to: [x + east, y + south] };
}

/**
 * Lays out the diagram of an airport's runways.
 * @throws RangeError without any runway
 */
export function runwayRose(runways: readonly Runway[]): RunwayRose {
  const first = runways[0];
  if (!first) throw new RangeError('An airport has at least one runway');
  const strips = runways.map((runway) => endsOf(runway, metresFrom(first.ends[0])));
  const points = strips.flatMap(({ from, to }) => [from, to]);
  const middle = (axis: 0 | 1) =>
    (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2;
  const [x, y] = [middle(0), middle(1)];
  const perMetre = ROSE.field / Math.max(...points.map((point) => Math.hypot(point[0] - x, point[1] - y)));
  const toUnits = (point: Point): Point => [(point[0] - x) * perMetre, (point[1] - y) * perMetre];

  const drawn = runways.map((runway, index): DrawnRunway => {
    const strip = strips[index];
    if (!strip) throw new RangeError('Each runway has a strip');
    const [from, to] = [toUnits(strip.from), toUnits(strip.to)];
    return { ident: runway.ident, from, to, displaced: displacedLines(runway, { from, to }, perMetre) };
  });
  const thresholds = drawn.flatMap(({ from, to }, index) => {
    const ends = runways[index]?.ends;
    return ends ? [threshold(ends[0].ident, from, to), threshold(ends[1].ident, to, from)] : [];
  });
  const metres = perMetre * 2000 < 75 ? 2000 : 1000;
  return {
    runways: drawn,
    labels: placeRunwayLabels(thresholds, drawn, {
      fontSize: ROSE.fontSize,
      halfStrip: ROSE.stripWidth / 2,
      radius: ROSE.ring - 13,
    }),
    scale: { metres, length: metres * perMetre },
  };
}

function threshold(text: string, at: Point, other: Point): Threshold {
  const length = Math.hypot(at[0] - other[0], at[1] - other[1]);
  return { text, at, outward: [(at[0] - other[0]) / length, (at[1] - other[1]) / length] };
}

function displacedLines(runway: Runway, { from, to }: Strip, perMetre: number): Strip[] {
  return runway.ends.flatMap((end, index): Strip[] => {
    if (end.displacedFt === 0) return [];
    const [near, far] = index === 0 ? [from, to] : [to, from];
    const length = Math.hypot(far[0] - near[0], far[1] - near[1]);
    const [alongX, alongY] = [(far[0] - near[0]) / length, (far[1] - near[1]) / length];
    const inset = Math.min(metresOfFeet(end.displacedFt) * perMetre, length / 2);
    const [x, y] = [near[0] + alongX * inset, near[1] + alongY * inset];
    const half = ROSE.stripWidth / 2;
    return [{ from: [x - alongY * half, y + alongX * half], to: [x + alongY * half, y - alongX * half] }];
  });
}

/** Ticks of the rose every ten degrees, longer every thirty, as path data. */
export function roseTicks(): string {
  return Array.from({ length: 36 }, (_, index) => {
    const angle = radians(index * 10);
    const inner = ROSE.ring - (index % 9 === 0 ? 13 : index % 3 === 0 ? 9 : 5);
    const at = (radius: number) =>
      `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
    return `M${at(inner)}L${at(ROSE.ring)}`;
  }).join('');
}
