import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contains, crosses, holdsBox, overlap } from '../drawings/boxes.ts';
import { placeBlocks } from './data-blocks.ts';

const bounds = { x: 0, y: 0, width: 700, height: 480 };
const coordinate = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
const wish = fc.record({
  at: fc.record({ x: coordinate(700), y: coordinate(480) }),
  width: fc.integer({ min: 40, max: 110 }),
  height: fc.constant(36),
});
const wishes = fc
  .array(wish, { maxLength: 40 })
  .map((list) => list.map((one, index) => ({ ...one, id: String(index) })));

it('places no block over another, over an aircraft, over a leader or beyond the picture', () => {
  fc.assert(
    fc.property(wishes, (list) => {
      const aircraft = list.map(({ at }) => at);
      const placed = placeBlocks(list, { bounds, aircraft });
      for (const [index, { box, leader }] of placed.entries()) {
        expect(holdsBox(bounds, box)).toBe(true);
        expect(aircraft.filter((at) => contains(box, at))).toEqual([]);
        for (const other of placed.slice(0, index)) {
          expect(overlap(box, other.box)).toBe(false);
          expect(leader !== undefined && crosses(leader, other.box)).toBe(false);
          expect(other.leader !== undefined && crosses(other.leader, box)).toBe(false);
        }
      }
    }),
  );
});

it('gives the first of the wishes the same place whatever comes after it', () => {
  fc.assert(
    fc.property(wishes, ([first, ...rest]) => {
      if (!first) return;
      const aircraft = [first, ...rest].map(({ at }) => at);
      const [alone] = placeBlocks([first], { bounds, aircraft });
      const [among] = placeBlocks([first, ...rest], { bounds, aircraft });
      if (alone) expect(among).toEqual(alone);
    }),
  );
});

it('stands a block to the right of its aircraft, and elsewhere where that is taken or hides a line', () => {
  const one = { id: 'a', at: { x: 300, y: 200 }, width: 70, height: 36 };
  const blocksOf = (more: Partial<Parameters<typeof placeBlocks>[1]>) =>
    placeBlocks([one], { bounds, aircraft: [one.at], ...more });
  expect(blocksOf({})).toEqual([
    { id: 'a', box: { x: 313, y: 182, width: 70, height: 36 }, leader: undefined },
  ]);
  expect(blocksOf({ avoid: [{ x: 350, y: 200 }] })[0]?.box.x).toBe(217);
  // Something in each of the eight places beside it, and nothing further off.
  const beside = [282, 316].flatMap((x) => [189, 215].map((y) => ({ x, y, width: 2, height: 2 })));
  const above = [184, 214].map((y) => ({ x: 320, y, width: 2, height: 2 }));
  const [away] = blocksOf({ blocked: [...beside, ...above] });
  expect(away?.leader).toEqual({ from: one.at, to: { x: 330, y: 200 } });
  expect(blocksOf({ blocked: [bounds] })).toEqual([]);
});
