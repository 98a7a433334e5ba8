// @vitest-environment node
import { recordOf } from '@va/testing/golden-flights/judged.ts';
import { expect, test } from 'vitest';
import type { ClockBatch } from './clock-by-arrival.ts';
import { checkClock, correctClock } from './clock-offset.ts';
import { flightTimes } from './flight-times.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

/** Twenty batches a minute apart whose clock is so many ms slow. */
function batches(slowMs: (i: number) => number, change: Partial<Omit<ClockBatch, 'clientNow'>> = {}) {
  return Array.from({ length: 20 }, (_, i) => {
    const serverNow = NOW + i * 60_000;
    const clientNow = serverNow - slowMs(i);
    return { clientNow, serverNow, newestPointAt: clientNow - 1000, repeated: false, ...change };
  });
}

test.each([
  ['noise', 1900, { offsetMs: 0, marked: false }],
  ['corrected in silence', 90_000, { offsetMs: 90_000, marked: false }],
  ['corrected and marked', 121_000, { offsetMs: 121_000, marked: true }],
  ['fast', -300_000, { offsetMs: -300_000, marked: true }],
])('%s', (_name, slow, wanted) => {
  expect(checkClock(batches(() => slow))).toEqual({
    drifts: false,
    seemsToDrift: false,
    ahead: false,
    ...wanted,
  });
});

test('PL-28: 15 minutes slow, the block is right within 5 s', () => {
  const flight = recordOf({});
  const slow = 900_000;
  const { offsetMs, marked } = checkClock(batches((i) => slow + (i % 3) * 800));
  const raw = correctClock(flight.points, -slow);
  const times = flightTimes(correctClock(raw, offsetMs), [])!;
  const right = flightTimes(flight.points, [])!;
  expect(marked).toBe(true);
  expect(Math.abs(times.offBlock - right.offBlock)).toBeLessThan(5000);
  expect(Math.abs(times.onBlock - right.onBlock)).toBeLessThan(5000);
});

test('drift of more than 60 s within the flight', () => {
  expect(checkClock(batches((i) => i * 2000)).drifts).toBe(false);
  expect(checkClock(batches((i) => i * 5000)).drifts).toBe(true);
});

test('one slow delivery is no drift', () => {
  expect(checkClock(batches((i) => (i === 7 ? 90_000 : 0)))).toMatchObject({ drifts: false, offsetMs: 0 });
});

test('late batches and repeats tell nothing of the clock', () => {
  const late = batches(() => 0).map((batch) => ({
    ...batch,
    serverNow: batch.serverNow + 2_400_000,
    newestPointAt: batch.clientNow - 60_000,
  }));
  const repeats = batches(() => 2_400_000, { repeated: true });
  expect(checkClock([...batches(() => 0), ...late, ...repeats])).toMatchObject({
    offsetMs: 0,
    drifts: false,
  });
});

test('points more than 5 min ahead, after the correction only', () => {
  const ahead = (ms: number) =>
    batches(() => 0).map((batch) => ({ ...batch, newestPointAt: batch.serverNow + ms }));
  expect(checkClock(ahead(299_000)).ahead).toBe(false);
  expect(checkClock(ahead(301_000)).ahead).toBe(true);
  expect(checkClock(batches(() => -900_000)).ahead).toBe(false);
});

test('without batches nothing is corrected', () => {
  expect(checkClock([])).toEqual({
    offsetMs: 0,
    marked: false,
    drifts: false,
    seemsToDrift: false,
    ahead: false,
  });
});
