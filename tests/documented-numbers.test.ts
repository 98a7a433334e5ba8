// @vitest-environment node
/** The numbers by which code and tests refer to requirements and decisions stand in docs/. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = ['apps', 'packages', 'scripts', 'tools'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !path.includes('node_modules')),
);
const namedIn = (files: readonly string[], pattern: RegExp) =>
  new Set(files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, number]) => number ?? '')));

it('has every section of the requirements that is referred to', () => {
  const named = namedIn(sources, /(?:docs\/spec\.md |^test\('|^ *\/\*\* (?:The table of )?)§(\d+)/gm);
  const defined = new Set([...read('docs/spec.md').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((number) => !defined.has(number))).toEqual([]);
});

it('has every row of the checklist that the portal refers to', () => {
  const named = namedIn(
    sources.filter((file) => file.startsWith('apps/web/')),
    /\b([AELRS]-\d\d)\b/g,
  );
  const checklist = read('docs/checks.md');
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((id) => !new RegExp(`\\b${id}\\s`).test(checklist))).toEqual([]);
});

it('has every decision that is referred to', () => {
  const named = namedIn(sources, /(docs\/decisions\/[\w-]+\.md)/g);
  expect([...named].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
