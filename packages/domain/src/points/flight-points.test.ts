import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareFlights,
  CREDIT_NAMES,
  type FlightPoints,
  flightPointsErrors,
  flightPointsOf,
  MOST_CREDIT,
  withFlightPoints,
} from './flight-points.ts';
import { postingsFor } from './report-postings.ts';
import { sampleRules } from './testing/sample-rules.ts';

const credit = fc.nat(MOST_CREDIT);
const points = (lines: fc.Arbitrary<number>): fc.Arbitrary<FlightPoints> =>
  lines.chain((length) =>
    fc.record({
      base: fc.array(credit, { minLength: length, maxLength: length }),
      score80: credit,
      score90: credit,
      online: credit,
      stage: credit,
      tour: credit,
      focus: credit,
      event: credit,
      dayFlight: credit,
    }),
  );
const fitting = points(fc.constant(sampleRules.base.length));
const flight = fc.record({
  pilotId: fc.constantFrom('a', 'b', 'c'),
  blockMin: fc.nat(900),
  score: fc.option(fc.nat(100)),
  onlineShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
});

describe('what flights give, as staff write it', () => {
  it('is what the rules then say, and touches nothing else of them', () => {
    fc.assert(
      fc.property(fitting, (written) => {
        const rules = withFlightPoints(sampleRules, written);
        expect(flightPointsOf(rules)).toEqual(written);
        expect(withFlightPoints(rules, flightPointsOf(sampleRules))).toEqual(sampleRules);
      }),
    );
    expect(withFlightPoints(sampleRules, null)).toBe(sampleRules);
  });

  it('leaves the base to the content where it has other lines by now', () => {
    fc.assert(
      fc.property(points(fc.nat(6)), (written) => {
        fc.pre(written.base.length !== sampleRules.base.length);
        const rules = withFlightPoints(sampleRules, written);
        expect(rules.base).toEqual(sampleRules.base);
        expect(rules.stage).toBe(written.stage);
      }),
    );
  });

  it('says of flights that counted what they would have given, as postings do', () => {
    fc.assert(
      fc.property(fitting, fc.array(flight, { maxLength: 12 }), (written, flights) => {
        const after = withFlightPoints(sampleRules, written);
        const sum = (rules: typeof sampleRules, of: typeof flights) =>
          of
            .flatMap(({ pilotId, ...facts }) =>
              postingsFor(
                {
                  ...facts,
                  id: pilotId,
                  source: 'acars',
                  outcome: 'valid',
                  offBlock: 0,
                  focus: [],
                  isDayFlight: false,
                },
                rules,
                () => new Set(),
              ),
            )
            .reduce((total, { nominal }) => total + nominal, 0);
        const pilots = ['a', 'b', 'c'].filter((id) => {
          const own = flights.filter(({ pilotId }) => pilotId === id);
          return sum(sampleRules, own) !== sum(after, own);
        });
        expect(compareFlights(sampleRules, after, flights)).toEqual({
          flights: flights.length,
          pilots: pilots.length,
          before: sum(sampleRules, flights),
          after: sum(after, flights),
        });
      }),
    );
  });

  it('is refused field by field, in words', () => {
    const usual = flightPointsOf(sampleRules);
    for (const wrong of [-1, 1.5, MOST_CREDIT + 1, Number.NaN, Infinity]) {
      for (const field of CREDIT_NAMES)
        expect(flightPointsErrors({ ...usual, [field]: wrong }, sampleRules)).toEqual([
          { field, message: expect.stringContaining('número entero de 0 a 1000') },
        ]);
      const base = [...usual.base.slice(0, -1), wrong];
      expect(flightPointsErrors({ ...usual, base }, sampleRules)[0]?.field).toBe(`base/${base.length - 1}`);
    }
    expect(flightPointsErrors({ ...usual, base: [] }, sampleRules)[0]?.field).toBe('base');
    const much = sampleRules.aloneUpTo + 1;
    expect(flightPointsErrors({ ...usual, event: much }, sampleRules)).toEqual([
      { field: 'event', message: expect.stringMatching(/^Un evento da \d+\spuntos como mucho$/) },
    ]);
    expect(flightPointsErrors(usual, sampleRules)).toEqual([]);
  });
});
