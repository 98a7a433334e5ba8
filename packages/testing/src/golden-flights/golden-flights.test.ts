// @vitest-environment node
import { createHash } from 'node:crypto';
import { ENGINE_VERSION } from '@va/domain/scoring/rules-version.ts';
import { RULE_IDS } from '@va/domain/scoring/score-rules.ts';
import { scoreFlight } from '@va/domain/scoring/score-flight.ts';
import { expect, test } from 'vitest';
import { LANDING_FLIGHTS } from './at-the-landing.ts';
import { buildFlight } from './build-flight.ts';
import { AIR_FLIGHTS } from './in-the-air.ts';
import { RECORDER_FLIGHTS } from './of-real-recorders.ts';
import { RECORD_FLIGHTS } from './of-the-record.ts';
import { GROUND_FLIGHTS } from './on-the-ground.ts';
import { LEAST_SCORE, publishedRules } from './golden-flight.ts';

const rules = publishedRules();
const WITHOUT_PLAN = new Set(['S-20', 'S-24', 'S-25']);
const ALL = [...GROUND_FLIGHTS, ...AIR_FLIGHTS, ...LANDING_FLIGHTS, ...RECORD_FLIGHTS, ...RECORDER_FLIGHTS];

/** What each version of the engine makes of the set, in short. */
const PRINTS: Readonly<Record<number, string>> = { 2: 'f38448143936' };
const judged: unknown[] = [];

test.each(ALL.map((flight) => [flight.name, flight] as const))('%s', (_name, flight) => {
  const { expected } = flight;
  const result = scoreFlight(buildFlight(flight), rules, LEAST_SCORE);
  const items = result.items.map(({ ruleId, status, deduction }) => [ruleId, status, deduction]);
  const wanted = RULE_IDS.map((id) => [
    id,
    ...(expected.items[id] ?? [WITHOUT_PLAN.has(id) ? 'not_applicable' : 'ok', 0]),
  ]);
  judged.push([items, result.score, result.flags.map(({ code }) => code)]);
  expect(items).toEqual(wanted);
  expect(result.score).toBe(expected.score);
  expect(result.coverage).toBeCloseTo(expected.coverage ?? 100, 9);
  expect(result.flags.map(({ code }) => code)).toEqual(expected.flags ?? []);
  expect(result.outcome.decision).toBe(expected.decision ?? 'accept');
  expect(result.outcome.outcome).toBe(expected.outcome ?? 'valid');
});

test('an engine that judges them otherwise is another version: raise it, and put its print here', () => {
  expect(judged).toHaveLength(ALL.length);
  const print = createHash('sha256').update(JSON.stringify(judged)).digest('hex').slice(0, 12);
  expect(PRINTS[ENGINE_VERSION]).toBe(print);
});

test('the set is large enough, and breaks every rule that takes something', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(30);
  const broken = new Set(
    ALL.flatMap(({ expected }) =>
      Object.entries(expected.items).flatMap(([id, item]) => (item?.[0] === 'hit' ? [id] : [])),
    ),
  );
  expect(RULE_IDS.filter((id) => rules.rules[id].cap > 0 && !broken.has(id))).toEqual([]);
});
