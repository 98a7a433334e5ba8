// @vitest-environment node
import { WORLD_M, mercator } from '@va/domain/maps/mercator.ts';
import { LAND_TILE, tileKinds } from '@va/domain/maps/tile-list.ts';
import { expect, it } from 'vitest';
import { mapTiles } from './map-tiles.ts';

const { files, kinds, folder } = mapTiles();
const kindOf = tileKinds(Buffer.from(kinds, 'base64'));
/** The tile of a place at a zoom. */
function tileAt(zoom: number, lat: number, lon: number): [number, number, number] {
  const [x, y] = mercator({ lat, lon });
  const part = (value: number) => Math.floor((value / WORLD_M + 0.5) * 2 ** zoom);
  return [zoom, part(x), part(-y)];
}

it.each([
  ['the middle of the Atlantic', 6, 30, -40, 'sea'],
  // Where rings that jump at the antimeridian would fill a whole band with land.
  ['the Arctic Ocean', 5, 77, -160, 'sea'],
  ['the Arctic Ocean north of Norway', 5, 77, -5, 'sea'],
  ['the Bering Sea', 6, 57, 178, 'sea'],
  ['the Pacific beside Fiji', 6, -22, -170, 'sea'],
  ['the Sahara', 6, 22, 12, 'own'],
  ['the middle of Australia', 6, -25, 133, 'land'],
  ['Antarctica', 4, -81, 40, 'land'],
  ['Antarctica far south', 6, -84, 40, 'land'],
  // Land ends with the square of the world, which is an edge of its own.
  ['Antarctica at the edge of the square', 4, -84, 40, 'own'],
  ['Antarctica at the antimeridian', 4, -84, 179, 'own'],
  ['Madrid', 6, 40.5, -3.6, 'own'],
] as const)('knows what lies in %s', (_, zoom, lat, lon, kind) => {
  const found = kindOf(...tileAt(zoom, lat, lon));
  // A border may run through any piece of land.
  expect(kind === 'own' ? ['own', 'land'] : [kind]).toContain(found);
});

it('has a file for every tile that it promises, and no other; light in the copy without a network', () => {
  const promised = new Set<string>([LAND_TILE]);
  for (let z = 0; z < 7; z++)
    for (let x = 0; x < 2 ** z; x++)
      for (let y = 0; y < 2 ** z; y++) if (kindOf(z, x, y) === 'own') promised.add(`${z}/${x}/${y}.pbf`);
  expect(new Set(files.keys())).toEqual(promised);
  expect(folder).toMatch(/^mapa-[0-9a-f]{8}$/);
  const weight = (pattern: RegExp) =>
    [...files].filter(([name]) => pattern.test(name)).reduce((sum, [, bytes]) => sum + bytes.length, 0);
  expect(weight(/^[0-3]\//)).toBeLessThan(330_000);
  expect(Math.max(...[...files.values()].map((bytes) => bytes.length))).toBeLessThan(24_000);
});
