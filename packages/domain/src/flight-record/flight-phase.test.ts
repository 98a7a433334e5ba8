// @vitest-environment node
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { expect, test } from 'vitest';
import { type FlightPhase, phaseAt } from './flight-phase.ts';

test('a flight goes through its phases once', () => {
  const seen: FlightPhase[] = [];
  let phase: FlightPhase | null = null;
  for (const point of recordOf({}).points) {
    phase = phaseAt(point, phase);
    if (seen.at(-1) !== phase) seen.push(phase);
  }
  expect(seen).toEqual([
    'boarding',
    'pushback',
    'taxi',
    'takeoff',
    'climb',
    'cruise',
    'descent',
    'approach',
    'landed',
    'on_block',
  ]);
});
