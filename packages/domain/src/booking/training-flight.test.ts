import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesFor, postingsFor } from '../points/report-postings.ts';
import { sampleRules } from '../points/testing/sample-rules.ts';
import { trainingOutcome } from '../report/decision-steps.ts';
import { refuseTraining } from './training-flight.ts';

describe('a training flight', () => {
  it('can be booked as often a month as the airline says, and never where it has none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 0, max: 40 }), (most, booked) => {
        const refusal = refuseTraining({ trainingPerMonth: most }, booked);
        expect(refusal === null).toBe(booked < most);
        if (refusal) expect(refusal.message.includes('no tiene')).toBe(most === 0);
      }),
    );
    expect(refuseTraining({ trainingPerMonth: 1 }, 1)?.message).toBe(
      'Ya tienes 1\u00a0vuelo de entrenamiento ese mes, el máximo.',
    );
  });

  it('counts as training whatever its score, and stays an emergency, cheating or counted already where it is one', () => {
    expect(
      (['valid', 'below_minimum', 'training', 'emergency', 'cheating', 'not_counted'] as const).map(
        trainingOutcome,
      ),
    ).toEqual(['training', 'training', 'training', 'emergency', 'cheating', 'not_counted']);
  });

  it('adds its block to the hours and never a point, whatever its score, source and places', () => {
    const flight = fc.record({
      id: fc.constant('flight'),
      source: fc.constantFrom('acars' as const, 'manual' as const, 'second_pilot' as const),
      outcome: fc.constant('training' as const),
      offBlock: fc.constant(Date.parse('2026-11-10T09:00:00Z')),
      blockMin: fc.integer({ min: 1, max: 1000 }),
      score: fc.option(fc.integer({ min: 0, max: 100 })),
      onlineShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      focus: fc.subarray(['LEPA', 'LEBL']),
      isDayFlight: fc.boolean(),
    });
    fc.assert(
      fc.property(flight, (one) => {
        expect(postingsFor(one, sampleRules, () => new Set())).toEqual([]);
        expect(minutesFor(one)).toBe(one.blockMin);
      }),
    );
  });
});
