import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround, type MapBox } from '../drawings/map-box.ts';
import { project, TURN } from '../drawings/projection.ts';
import { cellBox, landCells } from './land-cells.ts';

const around = (...places: [lat: number, lon: number][]) =>
  boxAround(
    places.map(([lat, lon]) => project({ lat, lon })),
    { aspect: 2, leastDegrees: 12 },
  );

test('a picture from Valencia to Palma needs the squares on both sides of Greenwich, and no other', () => {
  expect(landCells(around([39.49, -0.48], [39.55, 2.74]), 2)).toEqual(['11-3', '12-3']);
});

test('a picture across the ocean needs none: the land of the world is fine enough', () => {
  expect(landCells(around([40.47, -3.56], [21.04, -86.87]), 2)).toEqual([]);
});

test('a picture over the antimeridian needs squares of both sides of it', () => {
  expect(landCells(around([-17.75, 177.44], [-13.83, 188]), 2)).toEqual(['23-6', '23-7', '0-6', '0-7']);
});

test('what a picture shows lies in its squares', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -8, max: 8, noNaN: true }),
      (lat, lon, span) => {
        const box = around([lat, lon], [lat, lon + span]);
        const squares = landCells(box, 2).map(cellBox);
        const holds = ({ x, y, width, height }: MapBox, atX: number, atY: number) =>
          [-TURN, 0, TURN].some((turn) => atX + turn >= x && atX + turn <= x + width) &&
          atY >= y &&
          atY <= y + height;
        for (const x of [box.x, box.x + box.width / 2, box.x + box.width])
          for (const y of [box.y, box.y + box.height])
            if (Math.abs(y) < 90 * 20) expect(squares.some((square) => holds(square, x, y))).toBe(true);
      },
    ),
  );
});
