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

/** Sends the flight against a clock of its own; what was asked, and whether the line was ever lost. */
async function sendAll(speed: number, lostLineMin: number) {
  let time = Date.parse('2026-11-20T12:00:00Z');
  const asked: { path: string; body: { points?: { seq: number }[]; events?: unknown[] }; at: number }[] = [];
  let lostRounds = 0;
  await recordFlight('ABCD2345', {
    flight,
    speed,
    lostLineMin,
    ask: async (_method, path, body) => {
      asked.push({ path, body: Object(body), at: time });
      return {};
    },
    now: () => time,
    wait: async (ms) => (time += ms),
    progress: (_, lost) => (lostRounds += Number(lost)),
  });
  return { asked, lostRounds };
}

test.each([
  [1, 0],
  [60, 0],
  [600, 0],
  [60, 10],
])(
  'every point is sent once and in order, %i times as fast, %i minutes without a line',
  async (speed, lost) => {
    const { asked, lostRounds } = await sendAll(speed, lost);
    const seqs = asked.flatMap(({ body }) => body.points ?? []).map(({ seq }) => seq);
    expect(seqs).toEqual(flight.points.map(({ seq }) => seq));
    expect(asked.at(-1)).toMatchObject({
      path: '/reports/ABCD2345/events',
      body: { events: [{ kind: 'touchdown' }] },
    });
    expect(Math.max(...asked.map(({ body }) => body.points?.length ?? 0))).toBeLessThanOrEqual(500);
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
