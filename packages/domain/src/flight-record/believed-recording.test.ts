// @vitest-environment node
import { recordOf } from '@va/testing/golden-flights/judged.ts';
import { perturbation } from '@va/testing/golden-flights/perturbations.ts';
import { LEAST_SCORE, publishedRules } from '@va/testing/golden-flights/published-rules.ts';
import { howOften } from '@va/testing/how-often.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreFlight } from '../scoring/score-flight.ts';
import { believedRecording } from './believed-recording.ts';
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
