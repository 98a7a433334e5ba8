import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refused, type Ask } from '../platform/api.ts';
import { flightTime, readLastEnd } from './fly.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

it('ends a flight when it has been sent, after the one before and no slower than real', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60_000, max: 15 * HOUR }),
      fc.double({ min: 1, max: 1000, noNaN: true }),
      fc.oneof(fc.constant(-Infinity), fc.integer({ min: NOW - 30 * HOUR, max: NOW })),
      (length, asked, lastEnd) => {
        const { startsAt, speed } = flightTime(NOW, length, asked, lastEnd);
        expect(startsAt + length).toBeCloseTo(NOW + length / speed, 0);
        expect(speed).toBeGreaterThanOrEqual(1);
        expect(speed).toBeLessThanOrEqual(asked * 1.0001);
        expect(startsAt).toBeGreaterThanOrEqual(lastEnd);
      },
    ),
  );
});

it('flies as fast as asked where there is room, and the next leg at once as slowly as it has to', () => {
  expect(flightTime(NOW, HOUR, 60, NOW - 5 * HOUR).speed).toBeCloseTo(60);
  expect(flightTime(NOW, HOUR, 60, NOW - 600_000)).toEqual({ startsAt: NOW - 540_000, speed: 60 / 51 });
});

it('reads the end of the last flight that stands', async () => {
  const report = (state: string, onBlock: string | null) => ({ state, onBlock });
  const items = [
    report('in_progress', null),
    report('voided', '2026-11-20T11:50:00.000Z'),
    report('in_review', '2026-11-20T11:40:00.000Z'),
    report('accepted', '2026-11-20T09:00:00.000Z'),
  ];
  const answering = (some: typeof items) => (async () => ({ items: some })) as unknown as Ask;
  expect(await readLastEnd(answering(items))).toBe(Date.parse('2026-11-20T11:40:00Z'));
  expect(await readLastEnd(answering([]))).toBe(-Infinity);
  const refused = new Refused(403, { detail: 'Esta clave no lee tus datos.' });
  expect(await readLastEnd(() => Promise.reject(refused))).toBe(-Infinity);
});
