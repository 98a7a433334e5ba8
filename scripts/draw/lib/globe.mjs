/** The earth seen from afar: land from Natural Earth (public domain) and great circles, in an orthographic projection. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoInterpolate, geoOrthographic, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { poly } from './svg.mjs';

/** Distance of a point from the segment a–b. */
function distance([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** Douglas–Peucker. */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  let [worst, index] = [0, 0];
  for (let i = 1; i < points.length - 1; i += 1) {
    const d = distance(points[i], points[0], points.at(-1));
    if (d > worst) [worst, index] = [d, i];
  }
  if (worst <= tolerance) return [points[0], points.at(-1)];
  return [
    ...simplify(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(index), tolerance),
  ];
}

const area = (ring) =>
  Math.abs(
    ring.reduce(
      (sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - y * ring[(i + 1) % ring.length][0],
      0,
    ),
  ) / 2;

/**
 * @param {{x: number, y: number, radius: number, centre: [number, number], bottom: number}} view `centre` is longitude and
 *   latitude of the middle, `bottom` the lower edge of the picture: rings wholly below it are left out; the land must be
 *   clipped by the circle
 */
export function globe({ x, y, radius, centre, bottom }) {
  const projection = geoOrthographic()
    .rotate([-centre[0], -centre[1]])
    .translate([x, y])
    .scale(radius)
    .clipAngle(90);
  const rings = [];
  const pen = {
    moveTo: (a, b) => rings.push([[a, b]]),
    lineTo: (a, b) => rings.at(-1).push([a, b]),
    closePath() {},
    arc() {},
  };
  const atlas = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-110m.json'), 'utf8'),
  );
  geoPath(projection, pen)(feature(atlas, atlas.objects.land));
  const land = rings
    .filter((ring) => area(ring) > 160 && ring.some((point) => point[1] < bottom))
    .map((ring) => {
      const half = Math.floor(ring.length / 2);
      return [...simplify(ring.slice(0, half + 1), 2.4).slice(0, -1), ...simplify(ring.slice(half), 2.4)];
    })
    // Points on the limb move outwards, so that the circle cuts the land there and not a chord.
    .map((ring) =>
      poly(
        ring.map(([a, b]) => {
          const out = Math.hypot(a - x, b - y) > radius * 0.985 ? 1.04 : 1;
          return [Math.round(x + (a - x) * out), Math.round(y + (b - y) * out)];
        }),
      ),
    )
    .join('');

  /** Great circle between two places `[longitude, latitude]`. */
  const arc = (from, to) => {
    const between = geoInterpolate(from, to);
    const steps = Array.from({ length: 11 }, (_, i) => projection(between(i / 10)).map(Math.round));
    return poly(steps, false);
  };
  return { land, arc, place: projection };
}
