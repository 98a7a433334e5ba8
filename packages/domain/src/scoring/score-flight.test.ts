import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreWithBetterLanding, scoreOf } from './score-flight.ts';
import { RULE_IDS } from './score-rules.ts';
import { TOUCHDOWN_RULES } from './rule-id.ts';

it.each([
  [
    'what the rate took',
    [
      { ruleId: 'S-14', deduction: 8 },
      { ruleId: 'S-03', deduction: 8 },
    ],
    92,
  ],
  ['what the load took', [{ ruleId: 'S-15', deduction: 3 }], 100],
  [
    'nothing where the landing took nothing',
    [
      { ruleId: 'S-14', deduction: 0 },
      { ruleId: 'S-03', deduction: 8 },
    ],
    null,
  ],
  [
    'nothing that a flight without any point can feel',
    [
      { ruleId: 'S-14', deduction: 3 },
      { ruleId: 'S-03', deduction: 120 },
    ],
    null,
  ],
  ['nothing of a flight that nobody judged', [], null],
] as const)('gives back %s', (_, items, score) => {
  expect(scoreWithBetterLanding(items)).toBe(score);
});

it('never lowers a score, and leaves what is not of the landing', () => {
  const item = fc.record({
    ruleId: fc.constantFrom(...RULE_IDS),
    deduction: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ({ ruleId }) => ruleId }), (items) => {
      const better = scoreWithBetterLanding(items);
      const took = items
        .filter(({ ruleId }) => TOUCHDOWN_RULES.has(ruleId))
        .some(({ deduction }) => deduction > 0);
      if (!took) expect(better).toBeNull();
      if (better !== null) {
        expect(better).toBeGreaterThan(scoreOf(items));
        expect(scoreWithBetterLanding(items.filter(({ ruleId }) => !TOUCHDOWN_RULES.has(ruleId)))).toBeNull();
      }
    }),
  );
});
