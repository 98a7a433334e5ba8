import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contains, holdsBox, overlap } from '../drawings/boxes.ts';
import { lensOver } from './crowded-part.ts';

const size = { width: 700, height: 480 };
const picture = { x: 0, y: 0, ...size };
const point = fc.record({
  x: fc.double({ min: 0, max: 700, noNaN: true }),
  y: fc.double({ min: 0, max: 480, noNaN: true }),
});

it('shows at least two aircraft, in a corner of the picture where nobody flies and clear of what it shows', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), fc.nat(40), (aircraft, count) => {
      const lens = lensOver(aircraft.slice(0, count), aircraft, size);
      if (!lens) return;
      expect(aircraft.filter((at) => contains(lens.part, at)).length).toBeGreaterThan(1);
      expect(aircraft.filter((at) => contains(lens.corner, at))).toEqual([]);
      expect(holdsBox(picture, lens.corner)).toBe(true);
      expect(overlap(lens.part, lens.corner)).toBe(false);
    }),
  );
});

it('takes the corner below on the left first, and the next one where somebody flies there', () => {
  const crowd = [
    { x: 400, y: 200 },
    { x: 405, y: 203 },
    { x: 410, y: 199 },
  ];
  expect(lensOver(crowd, crowd, size)?.corner).toMatchObject({ x: 12, y: 480 - 12 - 480 * 0.36 });
  expect(lensOver(crowd, [...crowd, { x: 60, y: 400 }], size)?.corner).toMatchObject({ x: 12, y: 12 });
});

it('enlarges a small crowd more than a wide one', () => {
  const crowdOf = (apart: number) => [0, 1, 2].map((one) => ({ x: 400 + one * apart, y: 200 }));
  const zooms = [1, 5, 20].map((apart) => {
    const lens = lensOver(crowdOf(apart), crowdOf(apart), size);
    return lens && lens.corner.width / lens.part.width;
  });
  expect(zooms.map((zoom) => Math.round((zoom ?? 0) * 10) / 10)).toEqual([12, 11.3, 4]);
});

it.each([
  ['every block has its place', [], size],
  ['the crowded one flies alone', [{ x: 400, y: 200 }], size],
  [
    'the picture is narrow',
    [
      { x: 100, y: 100 },
      { x: 101, y: 100 },
    ],
    { width: 330, height: 228 },
  ],
])('is not there when %s', (_, crowd, within) => {
  expect(lensOver(crowd, crowd, within)).toBeUndefined();
});
