// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '../documents/render-documents.ts';
import { copyContent, type ContentCopy } from '../testing/content-copy.ts';
import { loadEverything } from './load.ts';
import { ContentErrors } from './problems.ts';

const MUTATIONS = 40;
const SEED = 20261101;

const pieces = [
  '"',
  "'",
  ':',
  '{',
  '}',
  '[',
  ']',
  '*a',
  '&a',
  '!x',
  '- ',
  '\t',
  '\n',
  '#',
  '|',
  '<b>',
  '{{',
  '---\n',
  '.inf',
];
const values = [
  '',
  'null',
  '5',
  '[]',
  '{}',
  'true',
  '[1, [2]]',
  '-1',
  '2025-13-01',
  '__proto__',
  'constructor',
];
const names = ['__proto__', 'constructor', 'toString', 'otro'];

/** Numbers from 0 up to 1, the same ones at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One of the slips that people and editors make, or an attacker's. */
function mutate(text: string, random: () => number): string {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const lines = text.split('\n');
  const line = Math.floor(random() * lines.length);
  const at = Math.floor(random() * text.length);
  const slips: (() => string)[] = [
    () => lines.toSpliced(line, 1).join('\n'),
    () => lines.toSpliced(line, 0, lines[line] ?? '').join('\n'),
    () => lines.with(line, ` ${lines[line]}`).join('\n'),
    () => text.slice(0, at) + pick(pieces) + text.slice(at),
    () => text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 20)),
    () => text.slice(0, at),
    () => lines.with(line, (lines[line] ?? '').replace(/:.*/, `: ${pick(values)}`)).join('\n'),
    () => lines.with(line, (lines[line] ?? '').replace(/\w+:/, `${pick(names)}:`)).join('\n'),
    () => text.replaceAll('\n', pick(['\r\n', '\r', '\n\n'])),
  ];
  return pick(slips)();
}

describe('content with slips in it', () => {
  let copy: ContentCopy;

  beforeAll(() => {
    copy = copyContent();
  });

  afterAll(() => copy.dispose());

  it('either still makes every page or is told with file and sentence, and never breaks the tool', async () => {
    const random = seeded(SEED);
    const files = [
      ...readdirSync(join(copy.root, 'content')).filter((name) => name.endsWith('.yaml')),
      'documents/manuales/acars.md',
      'policies/cookies.md',
    ];
    let told = 0;
    for (let i = 0; i < MUTATIONS; i += 1) {
      const file = `content/${files[Math.floor(random() * files.length)]}`;
      const whole = copy.read(file);
      copy.write(file, mutate(whole, random));
      try {
        const pages = renderDocuments(await loadEverything(copy.root), {
          base: '/',
          stylesheetUrl: '/a.css',
        });
        expect(pages.size).toBeGreaterThan(30);
      } catch (error) {
        if (!(error instanceof ContentErrors)) throw new Error(`Mutation ${i} of ${file}`, { cause: error });
        told += 1;
        expect(error.problems.map((problem) => problem.file)).toContain(file);
        expect(error.message).not.toMatch(/undefined|\[object/);
      }
      copy.write(file, whole);
    }
    expect(told).toBeGreaterThan(MUTATIONS / 4);
  }, 120_000);
});
