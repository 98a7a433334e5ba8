/** What is expected never passes for what is: not on the page, not in the hazards, not in the score's gate. */
import { describe, expect, it } from 'vitest';
import { flightCategory, inInstrumentConditions } from './flight-category.ts';
import { hazardsOf } from './hazards.ts';
import { readReport } from './read-report.ts';
import { reportLines } from './report-lines.ts';

const LANDING = Date.parse('2026-11-21T19:40:00Z');
const WORDS = [
  'TEMPO',
  'TEMP0',
  'TMPO',
  'TEMPO/',
  'BECMG',
  'BCMG',
  'BECMG FM2000',
  'INTER',
  'GRADU',
  'PROB40',
  'PROB 40',
  'PROB30 TEMPO',
  'FM2200',
  'FM 2200',
  'FM212200',
  'TL2200',
  'AT2100',
  'TREND',
  'FCST',
  'TTF: FM2000',
  '2120/2122',
  'NOSIG',
];

describe.each(WORDS)('after %s', (word) => {
  const bad = `LEMD 211930Z 36005KT CAVOK 12/04 Q1021 ${word} 24035G55KT 0300 FG +TSRA BKN001CB`;
  const good = `LEMD 211930Z 00000KT 0500 FG OVC001 08/08 Q1021 ${word} 15008KT CAVOK`;

  it('bad weather is not here yet', () => {
    const report = readReport(bad)!;
    expect(flightCategory(report)).toBe('VFR');
    expect(report.wind).toMatchObject({ direction: 360, speed: 5 });
    expect(hazardsOf(report).map(({ words }) => words)).not.toContain('Tormenta con lluvia fuerte');
    expect(inInstrumentConditions(bad, 'LEMD', LANDING)).toBe(false);
  });

  it('good weather is not here yet', () => {
    const report = readReport(good)!;
    expect(flightCategory(report)).toBe('LIFR');
    expect(reportLines(report).find(({ term }) => term === 'Visibilidad')?.phrases).toEqual(['500\u00a0m']);
    expect(inInstrumentConditions(good, 'LEMD', LANDING)).toBe(true);
  });
});

it.each([
  'TAF LEMD 211700Z 2118/2224 36005KT 0300 FG VV001',
  'TAF AMD LEMD 211930Z 2119/2224 36005KT 0300 FG VV001',
  'LEMD 211930Z 2119/2224 36005KT 0300 FG VV001',
  'LEMD 211930Z 211924 36005KT 0300 FG VV001',
  'LEMD 211930Z 36005KT 0300 FG VV001 TX15/2115Z TN04/2206Z',
  'LEMD 211930Z 36005KT 0300 FG VV001 BECMG 2120/2122 9999',
])('«%s» is no report of now', (raw) => {
  expect(readReport(raw)).toBeUndefined();
  expect(inInstrumentConditions(raw, 'LEMD', LANDING)).toBeNull();
});

it('reads the observation of a text that holds a forecast too', () => {
  const metar = 'LEMD 211930Z 36005KT CAVOK 12/04 Q1021';
  const taf = 'TAF LEMD 211700Z 2118/2224 36005KT 0300 FG VV001';
  for (const text of [`${metar}= ${taf}=`, `${taf}=\n${metar}`, `METAR ${metar} ${taf}`])
    expect(inInstrumentConditions(text, 'LEMD', LANDING), text).toBe(false);
});
