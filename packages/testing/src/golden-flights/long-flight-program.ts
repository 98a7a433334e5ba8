/**
 * Judges six hours of flight again and again, whole and with a light that its recorder never tells, and prints for each what
 * one judgement takes of the processor, ms. A program of its own, so that nothing else of its process counts.
 */
import type { ClockBatch } from '@va/domain/flight-record/clock-batch.ts';
import { LIGHT, type TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import { simulateFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { RecordedFlight } from '@va/domain/scoring/recorded-flight.ts';
import { scoreFlight } from '@va/domain/scoring/score-flight.ts';
import { recordOf } from './judged.ts';
import { LEAST_SCORE, publishedRules } from './published-rules.ts';
import { plan } from './simulated.ts';

/** Six hours of an A320 from Madrid, out over the Atlantic. */
const AWAY = { icao: 'ZZZZ', lat: 41, lon: -54, elevationFt: 14, ends: plan.to.ends };
const SECONDS = 6 * 3600;
const COLUMNS = ['lat', 'lon', 'altFt', 'aglFt', 'gsKt', 'iasKt', 'vsFpm', 'fuelKg', 'weightKg'] as const;
/** The least of so many: what others do on the machine meanwhile makes each of them dearer, and none cheaper. */
const ROUNDS = 25;

/** The flight with a point in every second, as most recorders send it. */
function everySecond(points: readonly TelemetryPoint[]): TelemetryPoint[] {
  const dense = points.flatMap((point, i) => {
    const next = points[i + 1];
    const seconds = next ? Math.max(1, Math.round((next.at - point.at) / 1000)) : 1;
    return Array.from({ length: seconds }, (_, step) => {
      const made: TelemetryPoint = { ...point, at: point.at + step * 1000 };
      for (const name of next ? COLUMNS : []) {
        const [from, to] = [point[name], next?.[name] ?? null];
        if (from !== null && to !== null) made[name] = from + ((to - from) * step) / seconds;
      }
      return made;
    });
  });
  return dense.map((point, seq) => ({ ...point, seq }));
}

function leastMs(flight: RecordedFlight): number {
  const rules = publishedRules();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    scoreFlight(flight, rules, LEAST_SCORE);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...rounds);
}

const flown = simulateFlight({ ...plan, to: AWAY });
const points = everySecond(flown.points);
const clock = points
  .filter(({ seq }) => seq % 5 === 4)
  .map(({ at }): ClockBatch => ({
    clientNow: at + 500,
    serverNow: at + 600,
    newestPointAt: at,
    repeated: false,
  }));
const clean = recordOf({});
const facts = {
  ...clean.facts,
  type: 'A320',
  typeSeen: 'A320',
  typesAccepted: ['A320'],
  origin: plan.from,
};
const whole: RecordedFlight = {
  ...clean,
  facts,
  points,
  events: flown.events,
  runways: AWAY.ends,
  clock,
};
const dark = points.map((point) => ({ ...point, lights: (point.lights ?? 0) & ~LIGHT.taxi }));
if (points.length < SECONDS) throw new Error(`Only ${points.length} points`);
const measured = { whole: leastMs(whole), dark: leastMs({ ...whole, points: dark }) };
console.log(JSON.stringify(measured));
