// @vitest-environment node
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldForecast } from '@va/testing/weather/told-weather.ts';
import { forecastLines, momentWords } from './forecast-words.ts';
import { readForecast } from './read-forecast.ts';

const real = readFileSync(new URL('../../../testing/src/weather/real-forecasts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(' => ') as [raw: string, told: string]);

describe('real forecasts', () => {
  it('are at least 350, none of them lost', () => {
    expect(new Set(real.map(([raw]) => raw)).size).toBeGreaterThanOrEqual(350);
    expect(real.filter(([raw]) => readForecast(raw) === undefined)).toEqual([]);
  });

  it('say what is right for each', () => {
    for (const [raw, told] of real) expect(toldForecast(readForecast(raw)!), raw).toBe(told);
  });

  it('are told in Spanish', () => {
    for (const [raw] of real)
      for (const { term, phrases } of forecastLines(readForecast(raw)!))
        expect(`${term} ${phrases.join(' ')}`, raw).not.toMatch(
          /undefined|NaN|null|\[object|Infinity| {2}|\b(?:SHRA|TSRA|BKN|OVC|FEW|SCT|TEMPO|BECMG|PROB\d*|CAVOK|KT|MPS)\b/,
        );
  });

  it('have a group that is not understood in 2 of 100 at most', () => {
    const odd = real.filter(([raw]) => readForecast(raw)?.unknown.length !== 0);
    expect(odd.length / real.length).toBeLessThanOrEqual(0.02);
  });
});

it.each([
  'LEMD 211930Z 36005KT CAVOK 12/04 Q1021 NOSIG',
  'METAR LEMD 211930Z 36005KT CAVOK 12/04 Q1021 TEMPO 2000',
  'No TAF available',
  '',
])('«%s» is no forecast', (raw) => {
  expect(readForecast(raw)).toBeUndefined();
});

it('says of a forecast that there is none, and that it was withdrawn', () => {
  expect(readForecast('TAF LEMD 211700Z NIL=')).toMatchObject({ nil: true });
  expect(readForecast('TAF AMD LEMD 211700Z 2118/2224 CNL=')).toMatchObject({
    cancelled: true,
    amended: true,
  });
});

it('lists what it does not understand, and never throws', () => {
  expect(
    readForecast('TAF LEMD 211700Z 2118/2224 36005KT HOLA CAVOK TEMPO 2120/2122 QUE 3000')?.unknown,
  ).toEqual(['HOLA', 'QUE']);
  const group = fc.constantFrom(...new Set(real.flatMap(([raw]) => raw.split(' '))));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(group, fc.string(), fc.string({ unit: 'binary' }))),
      fc.date({ noInvalidDate: true }),
      (groups, at) => {
        const forecast = readForecast(`TAF ZZZZ 211700Z 2118/2224 ${groups.join(' ')}`);
        if (forecast === undefined) return;
        forecastLines(forecast);
        momentWords(forecast, at.getTime());
      },
    ),
    { numRuns: 200 },
  );
});
