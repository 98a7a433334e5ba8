// @vitest-environment node
/** Every field of every file, wrong in every way: what the staff read each time is one they can follow. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { howOften, isLong } from '@va/testing/how-often.ts';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { documentFrontMatter } from '@va/schemas/content/documents.ts';
import { policyFrontMatter } from '@va/schemas/content/policies.ts';
import { PROJECT } from '@va/testing/content-copy.ts';
import { validate } from '../content-file.ts';
import { kinds, type EntryList } from '@va/schemas/content/kinds.ts';
import { parseYaml } from '../yaml/yaml-file.ts';

// Hundreds of wrong files, on a machine that may be busy.
vi.setConfig({ testTimeout: isLong ? 300_000 : 60_000 });

type Path = (string | number)[];
type Source = readonly [file: string, schema: z.ZodType, lists: readonly EntryList[]];

const SOURCES: readonly Source[] = [
  ...Object.values(kinds).map(({ file, schema, lists }) => [file, schema as z.ZodType, lists] as const),
  ['content/documents/manuales/acars.md', documentFrontMatter, []],
  ['content/policies/cookies.md', policyFrontMatter, []],
];

const WRONG: readonly unknown[] = [
  null,
  '',
  'Mal escrito',
  '77 000 kg',
  5,
  -7,
  3.7,
  1e9,
  true,
  [],
  ['a'],
  { otro: 1 },
  'x'.repeat(2500),
];

/** Words of those who program, English, and what a program prints when it has nothing to say. */
const JARGON =
  /undefined|null|NaN|\[object|invalid|expected|string|regex|expresión regular|schema|esquema|slug|array|objeto|boolean|booleano|parse|token|IANA|RFC/i;

/** Places of one file that are tried; each of them in full. */
const MOST_PLACES = howOften(8, 24, Infinity);

/** What every sentence tells: what to do. */
const ORDER =
  /(?:^|[.?,] )(?:O? ?[Ee]scr[ií]be|[Aa]ñade|[Bb]orra|[Bb]órra|[Ee]mpieza|[Ee]jecuta|Escríbelo|No pases)/;

it.each(SOURCES)('%s', (file, schema, lists) => {
  const text = readFileSync(join(PROJECT, file), 'utf8');
  const value: unknown = parse(file.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text);
  const sentences = new Set<string>();
  for (const path of placesIn(value)) {
    for (const wrong of [...WRONG.map((thing) => ({ thing })), undefined]) {
      const source = parseYaml(file, stringify(withChange(value, path, wrong)));
      for (const { text: sentence } of validate(source, schema, lists).problems) sentences.add(sentence);
    }
  }
  expect(sentences.size).toBeGreaterThan(5);
  expect(
    [...sentences].filter((sentence) => JARGON.test(sentence.replaceAll(/«[^»]*»|(?<=campos ).*/g, ''))),
  ).toEqual([]);
  expect([...sentences].filter((sentence) => !ORDER.test(sentence) || !/[.]$/.test(sentence))).toEqual([]);
});

/** Ways to one value of each kind: the first that has the field, whatever its place in a list. */
function placesIn(value: unknown): Path[] {
  const found = new Map<string, Path>();
  const visit = (inner: unknown, path: Path) => {
    const name = path.map((step) => (isKey(step) ? '#' : step)).join('.');
    if (path.length > 0 && !found.has(name)) found.set(name, path);
    if (typeof inner !== 'object' || inner === null) return;
    for (const [step, item] of Object.entries(inner))
      visit(item, [...path, Array.isArray(inner) ? Number(step) : step]);
  };
  visit(value, []);
  const all = [...found.values()];
  const every = Math.max(1, all.length / MOST_PLACES);
  return all.filter((_, i) => i % every < 1);
}

/** Whether a step names one entry of many alike: its place in a list, or a key such as `S-01` or `A320`. */
function isKey(step: string | number): boolean {
  return typeof step === 'number' || /^[A-Z]/.test(step);
}

/** A copy of the value with something else at a place of it, or nothing at all. */
function withChange(value: unknown, path: Path, wrong: { thing: unknown } | undefined): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return wrong?.thing;
  if (Array.isArray(value)) {
    const at = Number(step);
    // The other entries stay as they are and cost only time.
    const item: unknown = value[at];
    if (rest.length === 0 && wrong === undefined) return value.toSpliced(at, 1);
    return value.length > 2 ? [withChange(item, rest, wrong)] : value.with(at, withChange(item, rest, wrong));
  }
  const fields = value as Record<string, unknown>;
  if (rest.length === 0 && wrong === undefined) {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step));
  }
  return { ...fields, [step]: withChange(fields[step], rest, wrong) };
}
