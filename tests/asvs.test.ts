// @vitest-environment node
/**
 * OWASP ASVS 5.0, levels 1 and 2: a row for each requirement, with what shows that it holds, why it does not apply, or what
 * is missing, and why and until when that is accepted. The rows are in tests/asvs/, in our own words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isThere } from './named-tests.ts';

const FOLDER = join(import.meta.dirname, 'asvs');
const REQUIREMENTS = 'requirements.yaml';

const sentence = z.string().min(10).max(200);
const base = z.strictObject({ ids: z.array(z.string()).min(1), asks: sentence });
/** Who decided to bear a risk, and why. */
const decided = sentence.regex(/^decision 0026: /);
/** A row: `holds` names tests by file and title, or the file that makes it so where there is nothing to run. */
const rowSchema = z.union([
  base.extend({
    holds: z.array(z.strictObject({ file: z.string(), test: z.string().optional() })).min(1),
  }),
  base.extend({ 'not-applicable': sentence }),
  base.extend({ gap: z.strictObject({ missing: sentence, accepted: decided, until: sentence }) }),
]);

const read = (path: string): unknown => parse(readFileSync(path, 'utf8'));
const chapters = readdirSync(FOLDER)
  .filter((file) => file !== REQUIREMENTS)
  .map((file) => ({ file, rows: rowSchema.array().parse(read(join(FOLDER, file))) }));
const rows = chapters.flatMap((chapter) => chapter.rows);
const sections = z.record(z.string(), z.array(z.number())).parse(read(join(FOLDER, REQUIREMENTS)));
const required = Object.entries(sections).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

/** Requirements that are not met, and why that is accepted until when. A new one is added knowingly; one that is mended goes. */
const GAPS = ['3.5.4', '6.3.3', '6.5.5', '12.3.3', '13.2.1', '13.3.1', '14.2.1', '15.2.1', '16.4.3'];

describe('the table of OWASP ASVS 5.0, levels 1 and 2', () => {
  it('has every requirement once, in the file of its chapter', () => {
    expect(required).toHaveLength(253);
    const listed = rows.flatMap(({ ids }) => ids);
    expect(listed.toSorted()).toEqual(required.toSorted());
    for (const { file, rows: own } of chapters)
      for (const id of own.flatMap(({ ids }) => ids))
        expect(file.startsWith(`${id.split('.')[0]?.padStart(2, '0')}-`), `${id} in ${file}`).toBe(true);
  });

  it('names tests that exist', () => {
    const named = rows.flatMap((row) =>
      ('holds' in row ? row.holds : []).map((one) => ({ ids: row.ids.join(', '), ...one })),
    );
    expect(named.filter((one) => !isThere(one))).toEqual([]);
  });

  it(`has ${GAPS.length} gaps, which are known`, () => {
    expect(rows.flatMap((row) => ('gap' in row ? row.ids : [])).toSorted()).toEqual(GAPS.toSorted());
  });
});
