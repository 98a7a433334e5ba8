import { mercator, stretchAt } from '@va/domain/maps/mercator.ts';
import { expect, it } from 'vitest';
import { drawnRunway, paintRunways } from './paint-runways.ts';
import type { Palette } from './palette.ts';

const PALETTE = { dot: 'black', sea: 'white', font: 'monospace' } as Palette;
/** A runway at a place, to the east of it. */
const runwayAt = (lat: number, lon: number) =>
  drawnRunway({
    widthM: 60,
    ends: [
      { ident: '09', lat, lon },
      { ident: '27', lat, lon: lon + 0.04 },
    ],
  });

/** What is drawn at a zoom with the map on a place: widths of the lines, their lengths, and the names. */
function drawn(runway: ReturnType<typeof runwayAt>, zoom: number, lat: number, lon: number) {
  const [widths, lengths, names] = [[] as number[], [] as number[], [] as string[]];
  let from = 0;
  const context = {
    beginPath: () => undefined,
    moveTo: (x: number) => (from = x),
    lineTo(x: number) {
      widths.push(this.lineWidth);
      lengths.push(x - from);
    },
    stroke: () => undefined,
    strokeText: () => undefined,
    fillText: (text: string) => names.push(text),
    lineWidth: 0,
  };
  const resolution = 156_543.03 / 2 ** zoom;
  const view = {
    center: mercator({ lat, lon }),
    resolution,
    width: 800,
    height: 600,
    ratio: 1,
    atRest: true,
  };
  paintRunways(context as unknown as CanvasRenderingContext2D, view, [runway], PALETTE);
  return { widths, lengths, names, metre: stretchAt(lat) / resolution };
}

it.each([
  ['at the equator', 1, 10],
  ['in Madrid', 40.5, -3.6],
  ['on Svalbard', 78.2, 15.5],
  ['in the south', -54.8, -68.3],
  ['beside the antimeridian', -17.7, 179.99],
])('draws a runway %s to scale, from zoom 8 on, and names its ends from near by', (_, lat, lon) => {
  const runway = runwayAt(lat, lon);
  expect(drawn(runway, 7.9, lat, lon).widths).toEqual([]);
  // From afar it is wider than it is, so that it can be seen.
  expect(drawn(runway, 8.1, lat, lon).widths).toEqual([1.5]);
  expect(drawn(runway, 11.9, lat, lon).names).toEqual([]);
  const near = drawn(runway, 15, lat, lon);
  expect(near.names).toEqual(['09', '27']);
  expect(near.widths[0]).toBeCloseTo(60 * near.metre, 6);
  const lengthM = 0.04 * 111_319.49 * Math.cos((lat * Math.PI) / 180);
  expect((near.lengths[0] ?? 0) / near.metre / lengthM).toBeCloseTo(1, 3);
});

it('draws it also where the map has gone round the world', () => {
  const far = drawn(runwayAt(40, -3), 12, 40, -3 + 720);
  expect(far.widths).toHaveLength(1);
});
