import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leftBehind, type TailLeg } from './tail-windows.ts';

const out: TailLeg = {
  id: 'out',
  pilotId: 'p1',
  tail: 'EC-LZD',
  std: 0,
  sta: 60,
  state: 'reserved',
  dep: 'LEMD',
  arr: 'LEBL',
};
const back: TailLeg = { ...out, id: 'back', std: 100, sta: 160, dep: 'LEBL', arr: 'LEMD' };

it('names the flight back of the same pilot with the same aircraft', () => {
  expect(leftBehind(out, [out, back], 'LEMD')).toBe(back);
  expect(leftBehind(out, [{ ...back, pilotId: 'p2' }], 'LEMD')).toBeNull();
  expect(leftBehind(out, [{ ...back, tail: 'EC-X01' }], 'LEMD')).toBeNull();
  expect(leftBehind(out, [{ ...back, dep: 'EIDW' }], 'LEMD')).toBeNull();
  expect(leftBehind(out, [{ ...back, std: 10, sta: 70 }], 'LEMD')).toBeNull();
  expect(leftBehind(out, [{ ...back, state: 'cancelled' }], 'LEMD')).toBeNull();
  expect(leftBehind({ ...out, tail: null }, [{ ...back, tail: null }], 'LEMD')).toBeNull();
});

it('names none where the aircraft is there all the same', () => {
  expect(leftBehind(out, [back], 'LEBL')).toBeNull();
  const other = { ...out, id: 'other', pilotId: 'p2', std: 20, sta: 80 };
  expect(leftBehind(out, [back, other], 'LEMD')).toBeNull();
  // One that takes it away again before.
  expect(leftBehind(out, [back, { ...other, dep: 'LEBL', arr: 'EIDW' }], 'LEBL')).toBe(back);
});

it('leaves no booking with an aircraft that is elsewhere, and takes none from a flight that has it', () => {
  const airport = fc.constantFrom('LEMD', 'LEBL', 'EIDW');
  const leg = fc.record({
    pilotId: fc.constantFrom('p1', 'p2'),
    tail: fc.constantFrom('EC-LZD', 'EC-X01', null),
    state: fc.constantFrom('reserved' as const, 'flying' as const, 'cancelled' as const),
    dep: airport,
    arr: airport,
    std: fc.nat(500),
  });
  fc.assert(
    fc.property(fc.array(leg, { minLength: 1, maxLength: 6 }), airport, (legs, place) => {
      const all = legs.map((one, index) => ({ ...one, id: `b${index}`, sta: one.std + 30 }));
      const [gone, ...others] = all;
      if (gone === undefined) return;
      const next = leftBehind(gone, all, place);
      expect(next).toBe(next && others.find(({ id }) => id === next.id));
      if (next === null) return;
      expect([next.tail, next.pilotId, next.dep, next.state]).toEqual([
        gone.tail,
        gone.pilotId,
        gone.arr,
        'reserved',
      ]);
      const flown = others.filter(({ tail, state }) => tail === gone.tail && state !== 'cancelled');
      const before = flown.filter(({ sta }) => sta <= next.std);
      const latest = Math.max(...before.map(({ sta }) => sta));
      const brings = before.filter(({ sta }) => sta === latest).map(({ arr }) => arr);
      expect(brings.length === 0 ? place !== next.dep : brings.some((arr) => arr !== next.dep)).toBe(true);
    }),
  );
});
