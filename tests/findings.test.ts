// @vitest-environment node
/** What staff met who tried the product (tests/findings/staff.yaml): each finding once, with the tests that answer it or a sentence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isThere } from './named-tests.ts';

const sentence = z.string().min(10).max(200);
const row = z.strictObject({ id: z.string(), found: sentence });
const named = z.array(z.strictObject({ file: z.string(), test: z.string() })).min(1);
/** `sentence` says why something of it stays as it is. */
const rowSchema = z.union([
  row.extend({ tests: named, sentence: sentence.optional() }),
  row.extend({ sentence }),
]);

const text = readFileSync(join(import.meta.dirname, 'findings/staff.yaml'), 'utf8');
const rows = rowSchema.array().parse(parse(text));

describe('what staff found', () => {
  it('stands there once, each finding in its turn', () => {
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => `S${index + 1}`));
  });

  it('is answered by tests that exist', () => {
    const answers = rows.flatMap(({ id, ...one }) =>
      'tests' in one ? one.tests.map((test) => ({ id, ...test })) : [],
    );
    expect(answers.length).toBeGreaterThan(30);
    expect(answers.filter((answer) => !isThere(answer))).toEqual([]);
  });
});
