// @vitest-environment node
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { airportsSchema } from '../../../schemas/src/content/airports.ts';
import type { Runway } from '../shapes.ts';
import { ROSE, runwayRose, type RunwayRose, roseTicks } from './runway-geometry.ts';

const airports = airportsSchema.parse(
  parse(readFileSync(new URL('../../../../content/airports.yaml', import.meta.url), 'utf8')),
);

/** Boxes a little smaller than the letters, so that a touch is not a collision. */
function boxes({ labels }: RunwayRose) {
  return labels.map(({ text, x, y }) => ({
    text,
    x,
    y,
    w: text.length * 0.6 * ROSE.fontSize,
    h: ROSE.fontSize * 0.8,
  }));
}

function collisions(rose: RunwayRose): string[] {
  const all = boxes(rose);
  return all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter((b) => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2)
      .map((b) => `${a.text} ${b.text}`),
  );
}

const bearing = ({ from, to }: RunwayRose['runways'][number]) =>
  (Math.atan2(to[0] - from[0], from[1] - to[1]) * (180 / Math.PI) + 360) % 360;
const length = ({ from, to }: RunwayRose['runways'][number]) => Math.hypot(to[0] - from[0], to[1] - from[1]);

describe.each(airports.map((airport) => [airport.icao, airport.runways] as const))('%s', (_, runways) => {
  const rose = runwayRose(runways);

  test('no designator covers another, and each lies inside the rose', () => {
    expect(rose.labels.map(({ text }) => text)).toEqual(
      runways.flatMap(({ ends }) => ends.map(({ ident }) => ident)),
    );
    expect(collisions(rose)).toEqual([]);
    for (const { x, y } of rose.labels) expect(Math.hypot(x, y)).toBeLessThan(ROSE.ring);
  });

  test('each runway points where it points, at its relative length', () => {
    rose.runways.forEach((drawn, index) => {
      const runway = runways[index];
      if (!runway) throw new Error('no runway');
      const off = Math.abs(bearing(drawn) - runway.trueHeading);
      expect(Math.min(off, 360 - off)).toBeLessThan(3);
      const metres = (length(drawn) / rose.scale.length) * rose.scale.metres;
      expect(Math.abs(metres / runway.lengthM - 1)).toBeLessThan(0.3);
    });
  });

  test('each designator stands nearer to its own threshold than to any other', () => {
    const thresholds = rose.runways.flatMap(({ from, to }) => [from, to]);
    rose.labels.forEach(({ x, y }, index) => {
      const distances = thresholds.map((at) => Math.hypot(at[0] - x, at[1] - y));
      expect(distances.indexOf(Math.min(...distances))).toBe(index);
    });
  });
});

const runwayAt = (lat: number, lon: number, heading: number, lengthM: number): Runway => {
  const north = ((lengthM / 2) * Math.cos((heading * Math.PI) / 180)) / 111_195;
  const east =
    ((lengthM / 2) * Math.sin((heading * Math.PI) / 180)) / 111_195 / Math.cos((lat * Math.PI) / 180);
  return {
    ident: '01/19',
    lengthM,
    widthM: 45,
    surface: 'asfalto',
    trueHeading: heading,
    ends: [
      { ident: '01', lat: lat - north, lon: lon - east, displacedFt: 0 },
      { ident: '19', lat: lat + north, lon: lon + east, displacedFt: 500 },
    ],
  };
};

test('where both ends have one coordinate, bearing and length are used', () => {
  const runway = runwayAt(18.45, -68.9, 109, 2950);
  const end = runway.ends[0];
  const rose = runwayRose([{ ...runway, ends: [end, { ...end, ident: '29' }] }]);
  expect(bearing(rose.runways[0]!)).toBeCloseTo(109, 1);
  expect((length(rose.runways[0]!) / rose.scale.length) * rose.scale.metres).toBeCloseTo(2950, 3);
});

test('a displaced threshold is marked at its distance from the end, across the runway', () => {
  const { runways, scale } = runwayRose([runwayAt(40, -3, 0, 3000)]);
  const [mark] = runways[0]!.displaced;
  const inset = (mark!.from[1] - runways[0]!.to[1]) * (scale.metres / scale.length);
  expect(inset).toBeCloseTo(500 * 0.3048, 0);
  expect(Math.abs(mark!.from[0] - mark!.to[0])).toBeCloseTo(ROSE.stripWidth, 1);
});

test('an airport without a runway is a mistake of the caller', () => {
  expect(() => runwayRose([])).toThrow(RangeError);
});

test('any one to four runways stay inside the rose, each with two designators', () => {
  const one = fc
    .record({
      north: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
      east: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
      heading: fc.double({ min: 0, max: 180, noNaN: true }),
      lengthM: fc.integer({ min: 500, max: 6000 }),
    })
    .map(({ north, east, heading, lengthM }) => runwayAt(45 + north, 7 + east, heading, lengthM));
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 4 }), (runways) => {
      const rose = runwayRose(runways);
      expect(rose.labels).toHaveLength(2 * runways.length);
      for (const { from, to } of rose.runways) {
        expect(Math.hypot(...from)).toBeLessThanOrEqual(ROSE.field + 1e-6);
        expect(Math.hypot(...to)).toBeLessThanOrEqual(ROSE.field + 1e-6);
      }
    }),
    { numRuns: 30 },
  );
});

test('the rose has a tick every ten degrees', () => {
  expect(roseTicks().match(/M/g)).toHaveLength(36);
});
