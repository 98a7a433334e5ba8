// @vitest-environment node
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { airportsSchema } from '@va/schemas/content/airports.ts';
import { bow } from '@va/domain/maps/track-parts.ts';
import { ASPECTS } from '@va/domain/maps/aspects.ts';
import { landCells } from '@va/domain/maps/land-cells.ts';
import { framedScene } from '@va/domain/maps/scene-frame.ts';
import { cellLand, cellsBetween } from './cell-land.ts';

const airports = airportsSchema.parse(
  parse(readFileSync(new URL('../../../../content/airports.yaml', import.meta.url), 'utf8')),
);
const cells = cellsBetween(airports);

/** Corners of the island whose coast begins near a place. */
function cornersOf(cell: string, lat: number, lon: number): number {
  const rings = cellLand(cell).split('M').slice(1);
  const island = rings.find((ring) => {
    const [x = NaN, y = NaN] = [...ring.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(([number]) => Number(number));
    return Math.hypot(x / 20 - lon, -y / 20 - lat) < 0.35;
  });
  return (island?.match(/-?(?:\d*\.\d+|\d+)/g)?.length ?? 0) / 2;
}

describe('islands have the shape that one knows them by', () => {
  test.each([
    ['Ibiza', '12-3', 38.98, 1.43, 12],
    ['Formentera', '12-3', 38.7, 1.45, 6],
    ['Menorca', '12-3', 39.97, 4.08, 12],
    ['El Hierro', '10-4', 27.74, -18.02, 6],
    ['Gran Canaria', '10-4', 27.96, -15.6, 10],
  ] as const)('%s', (_, cell, lat, lon, corners) => {
    expect(cornersOf(cell, lat, lon)).toBeGreaterThanOrEqual(corners);
  });
});

test('every picture of a flight between two airports of the network finds all its squares', () => {
  const missing = airports.flatMap((from) =>
    airports.flatMap((to) =>
      Object.values(ASPECTS).flatMap((aspect) => {
        const scene = { flights: [], places: [], lines: [{ points: bow(from, to), look: 'flown' as const }] };
        const { box } = framedScene(scene, { aspect }) ?? {};
        const wanted = box ? landCells(box, aspect) : [];
        return wanted
          .filter((cell) => !cells.includes(cell))
          .map((cell) => `${from.icao}–${to.icao}: ${cell}`);
      }),
    ),
  );
  expect(missing).toEqual([]);
});

test('a square weighs little, and the open sea nothing', () => {
  for (const cell of cells) expect(brotliCompressSync(cellLand(cell)).length, cell).toBeLessThanOrEqual(8000);
  expect(cellLand('9-4')).toBe('');
});
