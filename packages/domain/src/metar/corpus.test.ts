// @vitest-environment node
/** Corpora of reports: our own in real format, and real ones with what is right for each. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldReport } from '@va/testing/weather/told-weather.ts';
import { flightCategory } from './flight-category.ts';
import { readReport } from './read-report.ts';
import { reportLines } from './report-lines.ts';

const linesOf = (name: string) =>
  readFileSync(new URL(`../../../testing/src/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const corpus = linesOf('metars.txt');
const real = linesOf('weather/real-reports.txt').map(
  (line) => line.split(' => ') as [raw: string, told: string],
);

/** What no decoder can make anything of. */
const RAW = ['LEMD', 'METAR', 'GARBAGE IN NO REPORT'];

function phrasesOf(raw: string): string {
  const report = readReport(raw);
  if (report === undefined) throw new Error(`${raw} is lost`);
  flightCategory(report);
  const phrases = reportLines(report).flatMap((line) => [line.term, ...line.phrases]);
  for (const phrase of phrases)
    expect(phrase, raw).not.toMatch(/undefined|NaN|null|\[object|Infinity| {2}|^$/);
  return phrases.join(' ');
}

describe('our own corpus', () => {
  it('has at least 200 different reports', () => {
    expect(new Set(corpus).size).toBeGreaterThanOrEqual(200);
  });

  it.each(corpus)('%s', (raw) => {
    const report = readReport(raw);
    expect(report === undefined).toBe(RAW.includes(raw));
    if (report === undefined) return;
    expect(report.raw).toBe(raw.replace(/=$/, '').replaceAll(/ +/g, ' '));
    // Spanish throughout: no code of the report is left standing in a sentence.
    expect(phrasesOf(raw)).not.toMatch(/\b(?:SHRA|TSRA|BKN|OVC|FEW|SCT|TEMPO|BECMG|NOSIG|CAVOK|KT|MPS)\b/);
  });

  it('leaves hardly a group that is not understood', () => {
    const left = corpus.flatMap((raw) => readReport(raw)?.unknown ?? []);
    expect(left).toEqual(['290/12KT', '000000Z', '212560Z']);
  });
});

describe('real reports', () => {
  it('are at least 500, none of them lost', () => {
    expect(new Set(real.map(([raw]) => raw)).size).toBeGreaterThanOrEqual(500);
    expect(real.filter(([raw]) => readReport(raw) === undefined)).toEqual([]);
  });

  it('say what is right for each', () => {
    for (const [raw, told] of real) expect(toldReport(readReport(raw)!), raw).toBe(told);
  });

  it('are told in words', () => {
    for (const [raw] of real) expect(phrasesOf(raw)).toMatch(/^Viento /);
  });

  it('have a group that is not understood in 2 of 100 at most', () => {
    const odd = real.filter(([raw]) => readReport(raw)?.unknown.length !== 0);
    expect(odd.length / real.length).toBeLessThanOrEqual(0.02);
  });
});

it('never throws, whatever comes', () => {
  const group = fc.constantFrom(...new Set(corpus.flatMap((raw) => raw.split(' '))));
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(fc.oneof(group, text)), text, (groups, head) => {
      for (const raw of [`ZZZZ 211930Z ${groups.join(' ')}`, `${head} ${groups.join(' ')}`]) {
        const report = readReport(raw);
        if (report) reportLines(report);
      }
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['10 kB of groups', `LEMD 211930Z ${'FEW010 BKN020 -RA 1234 R18/1200 '.repeat(300)}`],
  ['10 kB of one letter', `LEMD 211930Z ${'/'.repeat(10_000)}`],
  ['control characters', 'LEMD 211930Z\u0000 36005KT\u001B[31m\u0007 CAVOK\u2028 Q1021'],
  ['another language', 'LEMD 211930Z 天气很好 погода хорошая الطقس جميل 36005KT Q1021'],
])('reads the rest of a report with %s', (_, raw) => {
  const report = readReport(raw);
  expect(report).toMatchObject({ station: 'LEMD', time: { day: 21, hour: 19, minute: 30 } });
  expect(reportLines(report!).length).toBeGreaterThan(0);
});
