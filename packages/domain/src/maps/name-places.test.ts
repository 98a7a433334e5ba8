import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsBox, overlap } from '../drawings/boxes.ts';
import { placeNames, type NameWish } from './name-places.ts';

const BOUNDS = { x: 4, y: 4, width: 1116, height: 656 };
const size = { width: fc.integer({ min: 30, max: 130 }), height: fc.constantFrom(17, 32) };
const wish = fc.record({
  x: fc.integer({ min: -40, max: 1160 }),
  y: fc.integer({ min: -40, max: 700 }),
  gap: fc.integer({ min: 8, max: 20 }),
  ...size,
});
const wishes = fc
  .array(wish, { maxLength: 250 })
  .map((all) => all.map((one, index): NameWish => ({ ...one, id: String(index) })));
const blocks = fc.array(
  fc.record({ x: fc.integer({ max: 1100, min: 0 }), y: fc.integer({ max: 640, min: 0 }), ...size }),
  { maxLength: 6 },
);

it('puts no name over another one, over what is blocked or over the edge', () => {
  fc.assert(
    fc.property(wishes, blocks, (wanted, blocked) => {
      const boxes = placeNames(wanted, BOUNDS, blocked).map(({ box }) => box);
      for (const [index, box] of boxes.entries()) {
        expect(holdsBox(BOUNDS, box)).toBe(true);
        for (const other of [...boxes.slice(index + 1), ...blocked]) expect(overlap(box, other)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

it('keeps every name where it was while nothing changes, however many there are', () => {
  fc.assert(
    fc.property(wishes, (wanted) => {
      const before = placeNames(wanted, BOUNDS);
      const sides = new Map(before.map(({ id, side }) => [id, side]));
      const after = placeNames(wanted, BOUNDS, [], sides);
      for (const { id, side } of after) if (sides.has(id)) expect(side).toBe(sides.get(id));
      // Who comes first keeps its place even beside those who come later.
      if (wanted[0] && before[0]?.id === wanted[0].id) expect(after[0]).toEqual(before[0]);
    }),
    { numRuns: 40 },
  );
});

it('names the chosen one among a crowd, and never over its own aircraft', () => {
  const chosen: NameWish = { id: 'chosen', x: 500, y: 300, width: 90, height: 32, gap: 14, always: true };
  const aircraft = Array.from({ length: 400 }, (_, index) => ({
    x: 400 + (index % 20) * 10,
    y: 200 + Math.floor(index / 20) * 10,
    width: 10,
    height: 10,
  }));
  const [place] = placeNames([chosen], BOUNDS, aircraft);
  expect(place?.id).toBe('chosen');
  expect(overlap(place!.box, { x: 495, y: 295, width: 10, height: 10 })).toBe(false);
});
