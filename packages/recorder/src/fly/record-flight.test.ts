// @vitest-environment node
import { simulateFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { expect, test } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';
import { readFields } from './fields.ts';
import { readOptions } from './options.ts';
import { recordFlight } from './record-flight.ts';

const fields = readFields(PROJECT);
const flight = simulateFlight({
  from: fields.get('LEMD')!,
  to: fields.get('LEBL')!,
  divertTo: null,
  icaoType: 'A320',
  startsAt: Date.parse('2026-11-20T10:00:00Z'),
  wind: { fromDeg: 270, kt: 40 },
  touchdownFpm: 180,
});

interface Asked {
  path: string;
  points: { seq: number; at: string; lat: number }[];
  events: { kind: string; rateFpm: number; window: unknown[] }[];
}

/** Sends the flight against a clock of its own; what was asked, and whether the line was ever lost. */
async function sendAll(speed: number, lostLineMin: number) {
  let time = Date.parse('2026-11-20T12:00:00Z');
  const asked: Asked[] = [];
  let lostRounds = 0;
  const lastSeq = await recordFlight('ABCD2345', {
    flight,
    speed,
    lostLineMin,
    line: async (_method, path, body) => {
      asked.push({ path, points: [], events: [], ...Object(body) });
      return { kind: 'ok', body: {} };
    },
    now: () => time,
    wait: async (ms) => (time += ms),
    progress: (_, lost) => (lostRounds += Number(lost)),
  });
  return { asked, lostRounds, lastSeq };
}

test.each([
  [1, 0],
  [60, 0],
  [600, 0],
  [60, 10],
])(
  'a flight is recorded as by any recorder and sent once and in order, %i times as fast, %i minutes without a line',
  async (speed, lost) => {
    const { asked, lostRounds, lastSeq } = await sendAll(speed, lost);
    const points = asked.flatMap((one) => one.points);
    expect(points.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq + 1 }, (_, seq) => seq));
    const times = new Set(flight.points.map(({ at }) => new Date(at).toISOString()));
    expect(points.filter(({ at }) => !times.has(at))).toEqual([]);
    expect(points[0]?.at).toBe(new Date(flight.points[0]!.at).toISOString());
    expect(points.at(-1)?.at).toBe(new Date(flight.points.at(-1)!.at).toISOString());
    const [touchdown, ...others] = asked.flatMap((one) => one.events);
    expect(touchdown).toMatchObject({ kind: 'touchdown', rateFpm: -180 });
    expect(touchdown?.window.length).toBeGreaterThan(80);
    expect(others).toEqual([]);
    expect(Math.max(...asked.map((one) => one.points.length))).toBeLessThanOrEqual(500);
    expect(lostRounds > 0).toBe(lost > 0);
  },
);

test('options are read, and wrong ones refused in words', () => {
  expect(readOptions(['eve017', '--speed', '10', '--hard-landing', '--wind', '300/80'])).toMatchObject({
    callsign: 'EVE017',
    speed: 10,
    touchdownFpm: 720,
    wind: { fromDeg: 300, kt: 80 },
  });
  expect(() => readOptions(['--speed', '0'])).toThrow('--speed');
  expect(() => readOptions(['--wind', 'north'])).toThrow('--wind');
});
