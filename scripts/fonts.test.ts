// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RANGE, subsets } from './lib/font-subsets.mjs';

const STYLES = join(import.meta.dirname, '../packages/ui/src/styles');

it('the fonts in the project are what `npm run fonts` makes of the installed ones', async () => {
  const fresh = await subsets();
  const kept = [...fresh.keys()].map((name) => [name, readFileSync(join(STYLES, 'fonts', name))] as const);
  expect(kept.filter(([name, font]) => !fresh.get(name)?.equals(font)).map(([name]) => name)).toEqual([]);
});

it('the style sheet asks each of them for exactly the characters that it has', () => {
  const css = readFileSync(join(STYLES, 'fonts.css'), 'utf8').replaceAll(/\s+/g, ' ');
  const ranges = [...css.matchAll(/\.\/fonts\/[\w-]+\.woff2'\) format\('woff2'\); unicode-range: ([^;]+);/g)];
  expect(ranges.map(([, range = '']) => range.toUpperCase())).toEqual([RANGE, RANGE, RANGE, RANGE]);
});
