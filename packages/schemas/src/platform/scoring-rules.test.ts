// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FigureKind } from '@va/domain/scoring/figure-kinds.ts';
import { SCORE_RULES } from '@va/domain/scoring/score-rules.ts';
import { scoringRulesSchema } from './scoring-rules.ts';

const TEXT = readFileSync(
  join(import.meta.dirname, '../../../../content/plataforma/reglas-puntuacion.yaml'),
  'utf8',
);

/** The published file with one text changed. */
const changed = (from: string, to: string) => scoringRulesSchema.safeParse(parse(TEXT.replace(from, to)));

test('the published rules are valid, and weigh 24,2 points in all', () => {
  const { rules } = scoringRulesSchema.parse(parse(TEXT));
  expect(Object.values(rules).reduce((sum, { cap }) => sum + cap, 0)).toBe(242);
  expect(rules['S-01'].desde).toBe('2025-05-12');
  expect(rules['S-02'].desde).toBeNull();
});

test('the file opens with five lines for whoever edits it', () => {
  expect(
    TEXT.split('\n')
      .slice(0, 6)
      .map((line) => line.startsWith('#')),
  ).toEqual([true, true, true, true, true, false]);
});

test.each([
  ['a negative deduction', 'deduction: 5', 'deduction: -5'],
  ['a fraction of a tenth', 'deduction: 5', 'deduction: 0.5'],
  ['a threshold that no rule has', 'offS: 10 }', 'offS: 10, foo: 1 }'],
  ['a field that no recorder has', 'fields: [engines]', 'fields: [motores]'],
  ['a rule left out', 'S-07:', 'S-77:'],
  ['a day that does not exist', '2025-05-12"\n  S-02', '2025-02-30"\n  S-02'],
  ['bands out of order', 'upTo: 400', 'upTo: 250'],
  ['bands with an end', '{ upTo: null, deduction: 50 }', '{ upTo: 2000, deduction: 50 }'],
  ['a type that is no designator', 'A320: { vmoKt', 'Airbus: { vmoKt'],
])('refuses %s', (_name, from, to) => {
  expect(TEXT).toContain(from);
  expect(changed(from, to).success).toBe(false);
});

test('thresholds may differ by type, with the rest left as they are', () => {
  const result = changed(
    '    thresholds: { offS: 20, speedKt: 10 }',
    '    thresholds: { offS: 20, speedKt: 10 }\n    byType: { A333: { offS: 30 } }',
  );
  expect(result.data?.rules['S-04'].byType).toEqual({ A333: { offS: 30 } });
});

/** Every number that a rule has, by its way into the file, with its bounds. */
const NUMBERS = Object.values(SCORE_RULES).flatMap(({ id, figures }) =>
  (['thresholds', 'tolerance'] as const).flatMap((part) =>
    Object.entries<FigureKind>(figures[part]).flatMap(([name, kind]) =>
      kind.kind === 'number' ? [{ id, part, name, ...kind }] : [],
    ),
  ),
);

test.each(NUMBERS)(
  '$id, $name of its $part: from $least to $most',
  ({ id, part, name, least, most, isWhole }) => {
    const file = parse(TEXT) as { rules: Record<string, Record<string, Record<string, unknown>>> };
    const takes = (value: unknown) => {
      file.rules[id]![part]![name] = value;
      return scoringRulesSchema.safeParse(file).success;
    };
    expect([least, most].map(takes)).toEqual([true, true]);
    expect([least - 1, most + 1, `${least}`, null, undefined, NaN].filter(takes)).toEqual([]);
    expect(takes(isWhole ? least + 0.5 : least + (most - least) / 3)).toBe(!isWhole);
  },
);

test('each rule stands under its own id, in order, and is published', () => {
  const ids = Object.values(SCORE_RULES).map(({ id }) => id);
  expect(ids).toEqual(Object.keys(SCORE_RULES));
  expect(ids).toEqual(ids.toSorted());
  expect(Object.keys(scoringRulesSchema.parse(parse(TEXT)).rules)).toEqual(ids);
});
