/** A day or a time of day that a page shows by itself stands in a `<time>`, so that machines can read it too. */
// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../apps/web/src');
const WORDS = new Set(['utcTime', 'formatLocalTime', 'formatUtcMinute', 'formatUtcClock', 'formatDate']);
/** `text` is a label of a drawing, where there is no `<time>`. */
const MARKED = new Set(['time', 'text']);

interface Node {
  type?: string;
  start?: number;
  expression?: Node & { callee?: { name?: string } };
  openingElement?: { name?: { name?: string } };
}

/** The calls that write a day or time as a child of an element outside a `<time>`, as `file:line`. */
function bareTimes(file: string, source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown, parent: Node): void => {
    if (typeof node !== 'object' || node === null) return;
    const one = node as Node;
    if (one.type === 'JSXElement' && MARKED.has(one.openingElement?.name?.name ?? '')) return;
    const isChild =
      one.type === 'JSXExpressionContainer' && /^JSX(?:Element|Fragment)$/.test(parent.type ?? '');
    if (isChild && WORDS.has(one.expression?.callee?.name ?? ''))
      found.push(`${file}:${source.slice(0, one.start).split('\n').length}`);
    for (const child of Object.values(one)) {
      for (const below of Array.isArray(child) ? child : [child]) walk(below, one);
    }
  };
  walk(parseSync(file, source).program, {});
  return found;
}

it.each([
  ['<p>A las {utcTime(std)}</p>', 1],
  ['<>{formatDate(day)}</>', 1],
  ['<p><time dateTime={std}>{utcTime(std)}</time></p>', 0],
  ['<text>{formatUtcMinute(at)}</text>', 0],
  ['<p title={utcTime(std)}>{`A las ${utcTime(std)}.`}</p>', 0],
])('finds in %s what stands bare', (markup, count) => {
  expect(bareTimes('sample.tsx', `export const sample = ${markup};`)).toHaveLength(count);
});

it('no page shows a bare one', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => bareTimes(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
