// @vitest-environment node
/** A corpus of reports in real format: each is decoded or left raw, and none throws. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightCategory } from './flight-category.ts';
import { readReport } from './read-report.ts';
import { reportLines } from './report-lines.ts';

const corpus = readFileSync(new URL('../../../testing/src/metars.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** What no decoder can make anything of. */
const RAW = [
  'ESGG 050520Z 00000KT 0600S 2000NE R03/0750U BCFG NSC 01/01 Q1021',
  'LEMD',
  'METAR',
  '211930Z 36005KT CAVOK',
  'GARBAGE IN NO REPORT',
];

describe('the corpus', () => {
  it('has at least 200 different reports', () => {
    expect(new Set(corpus).size).toBeGreaterThanOrEqual(200);
  });

  it.each(corpus)('%s', (raw) => {
    const report = readReport(raw);
    expect(report === undefined).toBe(RAW.includes(raw));
    if (report === undefined) return;
    expect(report.raw).toBe(raw.replace(/=$/, '').replaceAll(/ +/g, ' '));
    flightCategory(report);
    const lines = reportLines(report);
    for (const { term, phrases } of lines) {
      expect(term).not.toBe('');
      for (const phrase of phrases)
        expect(phrase).not.toMatch(/undefined|NaN|null|\[object|Infinity| {2}|^$/);
    }
    // Spanish throughout: no code of the report is left standing in a sentence.
    const text = lines.flatMap(({ phrases }) => phrases).join(' ');
    expect(text).not.toMatch(/\b(?:SHRA|TSRA|BKN|OVC|FEW|SCT|TEMPO|BECMG|NOSIG|CAVOK|KT|MPS)\b/);
  });

  it('leaves hardly a group undecoded', () => {
    const left = corpus.flatMap((raw) => readReport(raw)?.unknown ?? []);
    expect(left).toEqual(['//////TCU', '60KM', '//////CB', '290/12KT', 'QFE998']);
  });
});

it('never throws, whatever comes', () => {
  const group = fc.constantFrom(...new Set(corpus.flatMap((raw) => raw.split(' '))));
  fc.assert(
    fc.property(fc.array(fc.oneof(group, fc.string())), (groups) => {
      const report = readReport(`ZZZZ 211930Z ${groups.join(' ')}`);
      if (report) reportLines(report);
    }),
    { numRuns: 500 },
  );
});
