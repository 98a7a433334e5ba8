// @vitest-environment node
import { publishedRules } from '@va/testing/golden-flights/golden-flight.ts';
import { expect, it } from 'vitest';
import { RULE_IDS } from '../score-rules.ts';
import { changedParts, explainRules } from './explain-rules.ts';
import { flagWords, generalWords } from './rule-words.ts';

const rules = publishedRules();

it('explains every rule with the figures that run', () => {
  const explained = explainRules(rules);
  expect(explained.map(({ id }) => id)).toEqual([...RULE_IDS]);
  const speed = explained.find(({ id }) => id === 'S-08');
  expect(speed?.asks).toBe('Hasta 250\u00a0kt por debajo de 10\u202f000\u00a0ft.');
  expect(speed?.lets).toContain(
    'por encima de 260\u00a0kt durante 10\u00a0s o más por debajo de 9700\u00a0ft',
  );
  expect(speed?.takes).toBe('0,4 por vez, 1,2 como mucho');
  expect(explained.find(({ id }) => id === 'S-14')?.asks).toContain(
    'hasta 300\u00a0ft/min, nada; hasta 400\u00a0ft/min, 0,3;',
  );
  expect(explained.find(({ id }) => id === 'S-14')?.lets).toContain('la media de dos medidas');
  expect(explained[0]?.since).toBe('2025-05-12');
  for (const { asks, lets } of explained) expect(`${asks} ${lets}`).not.toMatch(/undefined|NaN|null\./);
});

it('says other figures for other rules, and names what differs', () => {
  const slower = structuredClone(rules.rules['S-08']);
  const changed = {
    ...rules,
    general: { ...rules.general, leastCoverage: 70 },
    rules: { ...rules.rules, 'S-08': { ...slower, thresholds: { ...slower.thresholds, speedKt: 240 } } },
  };
  expect(explainRules(changed).find(({ id }) => id === 'S-08')?.asks).toContain('Hasta 240\u00a0kt');
  expect(changedParts(rules, changed)).toEqual(['S-08', 'general']);
  expect(changedParts(rules, publishedRules())).toEqual([]);
});

it('says of every flag whether a person decides', () => {
  const flags = flagWords(rules.flags);
  expect(flags).toHaveLength(18);
  expect(flags.filter(({ blocking }) => !blocking).map(({ code }) => code)).toEqual([
    'V-06',
    'V-12',
    'V-14',
    'V-15',
    'V-16',
    'V-17',
  ]);
});

/** Every number in a part of the rules, by its way there. */
function numbersIn(part: unknown, way: readonly string[] = []): string[][] {
  if (typeof part === 'number') return [[...way]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => numbersIn(inner, [...way, name]));
}

it('says every figure and tolerance: another one in the file is another text on the page', () => {
  const steep = structuredClone(rules) as unknown as typeof rules & {
    rules: { 'S-13': { tolerance: { steepApproaches: string[] } } };
  };
  steep.rules['S-13'].tolerance.steepApproaches = ['EGLC'];
  const said = (version: typeof rules) => JSON.stringify([explainRules(version), generalWords(version)]);
  // What a rule takes at most is nothing: its deduction can't cost anything.
  const costs = Object.fromEntries(Object.entries(steep.rules).filter(([, rule]) => rule.cap > 0));
  const silent = numbersIn({ rules: costs, general: steep.general }).filter((way) => {
    const changed = structuredClone(steep);
    const parent = way
      .slice(0, -1)
      .reduce<Record<string, unknown>>(
        (part, name) => part[name] as Record<string, unknown>,
        changed as unknown as Record<string, unknown>,
      );
    const name = way.at(-1) ?? '';
    parent[name] = Number(parent[name]) * 2 + 1;
    return said(changed) === said(steep);
  });
  expect(silent.map((way) => way.join('.'))).toEqual([]);
});
