// @vitest-environment node
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { perturbation } from '@va/testing/golden-flights/perturbations.ts';
import { LEAST_SCORE, publishedRules } from '@va/testing/golden-flights/golden-flight.ts';
import { howOften } from '@va/testing/how-often.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreFlight } from '../scoring/score-flight.ts';
import { believedRecording, withoutMisplaced } from './believed-recording.ts';
import { groundStates } from './ground-states.ts';
import { orderPoints } from './point-order.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

const RULES = publishedRules();
const clean = recordOf({});
const runs = { numRuns: howOften(15, 60, 600), endOnFailure: true };

test('the states are those of the points that are believed, whatever of them was emptied', () => {
  fc.assert(
    fc.property(perturbation, perturbation, (one, other) => {
      const { points } = other.apply(one.apply(clean));
      const believed = believedRecording(orderPoints(points));
      expect(believed.states).toEqual(groundStates(believed.points));
    }),
    runs,
  );
});

test('a flight is judged alike whether who asks has worked out what is believed of it or not', () => {
  fc.assert(
    fc.property(perturbation, ({ apply }) => {
      const flight = apply(clean);
      const believed = believedRecording(orderPoints(flight.points));
      expect(scoreFlight({ ...flight, believed }, RULES, LEAST_SCORE)).toEqual(
        scoreFlight(flight, RULES, LEAST_SCORE),
      );
    }),
    runs,
  );
});

test('a column that a recorder leaves out of its points is nothing, as one that it sends empty', () => {
  const points = clean.points.map((point) => {
    const left: Partial<TelemetryPoint> = { ...point };
    delete left.pitch;
    return left as TelemetryPoint;
  });
  const believed = believedRecording(points);
  expect(believed.points.every(({ pitch }) => pitch === null)).toBe(true);
  expect(believed.points.map(({ seq, at, lat, lon, altFt }) => [seq, at, lat, lon, altFt])).toEqual(
    clean.points.map(({ seq, at, lat, lon, altFt }) => [seq, at, lat, lon, altFt]),
  );
});

const points = recordOf({}).points.slice(600, 700);
const astray = (change: object) =>
  points.map((point, i) => ({ ...point, ...change, ...(i === 50 && { lat: point.lat + 0.2 }) }));

test('a place that no aircraft reaches in the time is an error', () => {
  expect(withoutMisplaced(astray({})).map(({ seq }) => seq)).toEqual(
    points.filter((_, i) => i !== 50).map(({ seq }) => seq),
  );
});

test('by times of arrival no place is too far from another', () => {
  const late = astray({ byArrival: true });
  expect(withoutMisplaced(late)).toEqual(late);
  const one = astray({}).map((point, i) => (i === 51 ? { ...point, byArrival: true } : point));
  expect(withoutMisplaced(one)).toEqual(one);
});
