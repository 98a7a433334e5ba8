/**
 * Judges six hours of flight again and again, whole and with a light that its recorder never tells, and prints what one
 * judgement takes of the processor, ms: the first in the process, while it is compiled, and the median of each. A program
 * of its own, so that nothing else of its process counts.
 */
import { median } from '@va/domain/numbers.ts';
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import type { RecordedFlight } from '@va/domain/scoring/recorded-flight.ts';
import { scoreFlight } from '@va/domain/scoring/score-flight.ts';
import { longFlight } from './long-flight.ts';
import { LEAST_SCORE, publishedRules } from './golden-flight.ts';

/** So many judgements have a median that neither the first ones nor what others do on the machine move much. */
const ROUNDS = 25;

const rules = publishedRules();

/** All threads of the process count: what compiles and what collects garbage meanwhile too. */
function judgementMs(flight: RecordedFlight): number {
  const before = process.cpuUsage();
  scoreFlight(flight, rules, LEAST_SCORE);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const medianMs = (flight: RecordedFlight) =>
  median(Array.from({ length: ROUNDS }, () => judgementMs(flight)));

const whole = longFlight();
const dark = whole.points.map((point) => ({ ...point, lights: (point.lights ?? 0) & ~LIGHT.taxi }));
const first = judgementMs(whole);
const measured = { first, whole: medianMs(whole), dark: medianMs({ ...whole, points: dark }) };
console.log(JSON.stringify(measured));
