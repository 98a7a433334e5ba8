// @vitest-environment node
/** Whole flights, each judged as people agreed beforehand: scenarios PL-36 to PL-47. */
import {
  judged,
  recordOf,
  scored,
  type Edits,
  type Variation,
} from '@va/testing/golden-flights/build-flight.ts';
import { LEAST_SCORE, publishedRules } from '@va/testing/golden-flights/golden-flight.ts';
import { expect, test } from 'vitest';
import { differenceOf } from './dry-run.ts';
import { scoreFlight } from './score-flight.ts';
import { RULE_IDS } from './score-rules.ts';
import type { ScoringRules } from './scoring-rules.ts';

const at = (from: number, to: number, set: object) => ({ from, to, set });

test('PL-36 a clean flight is 10.0 with every rule ok', () => {
  const { score, items } = scored({});
  expect(score).toBe(100);
  expect(items).toHaveLength(RULE_IDS.length);
  expect(items.filter(({ status }) => status !== 'ok').map(({ ruleId }) => ruleId)).toEqual([
    'S-20',
    'S-24',
    'S-25',
  ]);
});

test('PL-37 a landing at 350 ft/min and one taxi at 37 kt for 8 s', () => {
  const flight: Variation = {
    changes: [at(250, 258, { gsKt: 37 })],
    touchdowns: [{ second: 1932, fpm: 350, g: 1.3 }],
  };
  const { score, items } = scored(flight);
  expect(score).toBe(94);
  const broken = items.filter(({ status }) => status === 'hit');
  expect(broken.map(({ ruleId, observed, expected }) => [ruleId, observed, expected])).toEqual([
    ['S-03', '37\u00a0kt durante 8\u00a0s', 'Hasta 30\u00a0kt en recta y 10\u00a0kt en curva'],
    ['S-14', '350\u00a0ft/min', 'Hasta 300\u00a0ft/min'],
  ]);
  expect(broken.every(({ fromAt, toAt }) => fromAt !== null && toAt !== null)).toBe(true);
});

test('PL-38 engine 2 before 1, before and after the day of the rule', () => {
  const reversed = { changes: [at(70, 99, { engines: 2 })] };
  expect(judged('S-01', { ...reversed, start: '2025-05-11T12:00:00Z' }).status).toBe('not_applicable');
  expect(judged('S-01', { ...reversed, start: '2025-05-12T12:00:00Z' }).deduction).toBe(5);
  expect(judged('S-01', { changes: [at(0, 99, { engines: 3 })] }).status).toBe('no_data');
});

test('PL-39 lights never reported', () => {
  const { score, coverage } = scored({ changes: [at(0, 2260, { lights: null })] });
  expect(score).toBe(100);
  expect(coverage).toBeLessThan(100);
});

test('PL-40 stall warning 20 s after lift-off at 145 kt', () => {
  expect(scored({ changes: [at(365, 369, { iasKt: 145, flags: 4 })] }).score).toBe(100);
});

test('PL-41 latched −441, height slope −251, 1.25 g', () => {
  const item = judged('S-14', { touchdowns: [{ second: 1932, fpm: 441, slopeFpm: 251, g: 1.25 }] });
  expect(item.deduction).toBe(0);
  expect(item.observed).toContain('251\u00a0ft/min (medida dudosa');
});

test('PL-42 a bounce, then 1200 ft/min and 3 g', () => {
  const touchdowns = [
    { second: 1932, fpm: 200, g: 1.3 },
    { second: 1935, fpm: 1200, g: 3 },
  ];
  const { flags } = scored({ touchdowns, changes: [at(1933, 1934, { onGround: false, aglFt: 8 })] });
  expect(flags).toEqual([{ code: 'V-10', blocking: true, detail: 'Toma de 1200\u00a0ft/min y 3\u00a0g' }]);
});

test('PL-43 forty stutters of 3 s are no pause, one stop of 12 s is', () => {
  const stutters = Array.from({ length: 40 }, (_, i) => ({ at: 1850 - i * 30, standsS: 3 }));
  expect(scored({ changes: stutters, touchdowns: [{ second: 2052, fpm: 180, g: 1.2 }] }).score).toBe(100);
  const stop = { changes: [{ at: 900, standsS: 12 }], touchdowns: [{ second: 1944, fpm: 180, g: 1.2 }] };
  expect(scored(stop).score).toBe(97);
});

test('PL-44 recorder off at 2000 ft, on after the landing', () => {
  const { outcome, score } = scored({ changes: [{ from: 1790, to: 1960, lost: true }], touchdowns: [] });
  expect(score).toBe(100);
  expect(outcome.decision).toBe('review');
  expect(outcome.reasons).toContain('V-07: No se grabó la toma');
});

test('PL-45 changed rules leave old reports alone; a dry run lists who would differ', () => {
  const rules = publishedRules();
  const fast = { changes: [at(460, 472, { iasKt: 265 })] };
  const reports = [
    { code: 'CLEAN111', flight: recordOf({}) },
    { code: 'FAST2222', flight: recordOf(fast) },
  ].map(({ code, flight }) => {
    const { score, items, outcome } = scoreFlight(flight, rules, LEAST_SCORE);
    return { code, flight, score, items, outcome: outcome.outcome };
  });
  const stricter: ScoringRules = {
    ...rules,
    rules: { ...rules.rules, 'S-08': { ...rules.rules['S-08'], deduction: 12 } },
  };
  const differences = (candidate: ScoringRules) =>
    reports.flatMap((report) => {
      const next = scoreFlight(report.flight, candidate, LEAST_SCORE);
      return differenceOf(report, next, LEAST_SCORE) ?? [];
    });
  expect(differences(rules)).toEqual([]);
  expect(differences(stricter)).toEqual([
    {
      code: 'FAST2222',
      score: { from: 96, to: 88 },
      outcome: { from: 'valid', to: 'valid' },
      rules: ['S-08'],
    },
  ]);
  expect(reports.map(({ score }) => score)).toEqual([100, 96]);
});

test('PL-46 255 kt below FL100 for 9 s, 265 kt for 12 s, and the same with leave', () => {
  expect(judged('S-08', { changes: [at(460, 469, { iasKt: 255 })] }).status).toBe('ok');
  const fast = { changes: [at(460, 472, { iasKt: 265 })] };
  expect(judged('S-08', fast).deduction).toBe(4);
  const allowed = judged('S-08', {
    ...fast,
    events: [{ kind: 'atc_speed_approved', second: 450 }],
    network: [{ from: 0, to: 2250, network: 'vatsim' }],
  });
  expect(allowed).toMatchObject({ status: 'justified', deduction: 0, count: 1 });
  expect(allowed.observed).toMatch(/^265\u00a0kt a .* \(autorizado por ATC\)$/);
});

/** Takes exactly so many tenths for the touchdown. */
const worth = (deduction: number): Edits => ({
  rules: (rules) => {
    const rule = rules.rules['S-14'];
    const bands = [{ upTo: null, deduction }];
    return {
      ...rules,
      rules: { ...rules.rules, 'S-14': { ...rule, thresholds: { ...rule.thresholds, bands } } },
    };
  },
});

test('PL-47 the minimum of 5.5 and its first day', () => {
  const outcome = (deduction: number, start: string) => scored({ start }, worth(deduction)).outcome.outcome;
  expect(outcome(45, '2025-07-01T12:00:00Z')).toBe('valid');
  expect(outcome(46, '2025-07-01T12:00:00Z')).toBe('below_minimum');
  // Off block 150 s after the start.
  expect(outcome(46, '2025-06-30T23:56:30Z')).toBe('valid');
  expect(outcome(46, '2025-06-30T23:57:30Z')).toBe('below_minimum');
});
