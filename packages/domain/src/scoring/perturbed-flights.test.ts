// @vitest-environment node
/** What no pilot did costs nothing, and what one did is not lost: flights as real recorders, lines and computers tell them. */
import { recordOf } from '@va/testing/golden-flights/build-flight.ts';
import { perturbation } from '@va/testing/golden-flights/perturbations.ts';
import { LEAST_SCORE, publishedRules } from '@va/testing/golden-flights/golden-flight.ts';
import { howOften } from '@va/testing/how-often.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordedFlight } from './recorded-flight.ts';
import { scoreFlight } from './score-flight.ts';

const RULES = publishedRules();
const runs = (plain: number, long: number) => ({
  numRuns: howOften(plain, long, long),
  endOnFailure: true,
});
const judge = (flight: RecordedFlight) => scoreFlight(flight, RULES, LEAST_SCORE);
const lost = ({ items }: ReturnType<typeof judge>) =>
  items.filter(({ deduction }) => deduction > 0).map(({ ruleId, observed }) => `${ruleId}: ${observed}`);
const plan = { fuelKg: 4000, blockMin: 40 };
const clean = recordOf({ facts: { plan } });

test('nothing that the pilot did not do costs a tenth', () => {
  fc.assert(
    fc.property(perturbation, ({ apply }) => {
      expect(lost(judge(apply(clean)))).toEqual([]);
    }),
    runs(160, 4000),
  );
}, 3_600_000);

test('a hard landing stays hard', () => {
  const hard = fc.constantFrom([620, 30], [800, 30], [801, 50], [990, 50]);
  fc.assert(
    fc.property(perturbation, hard, ({ apply }, [fpm = 0, tenths = 0]) => {
      const landed = recordOf({ facts: { plan }, touchdowns: [{ second: 1932, fpm, g: 1.4 }] });
      const { items } = judge(apply(landed));
      expect(items.find(({ ruleId }) => ruleId === 'S-14')).toMatchObject({
        status: 'hit',
        deduction: tenths,
      });
    }),
    runs(60, 1500),
  );
}, 3_600_000);
