import { describe, expect, it } from 'vitest';
import { forecastAt } from './forecast-at.ts';
import { momentWords } from './forecast-words.ts';
import { readForecast } from './read-forecast.ts';

const RAW =
  'TAF LEMD 211700Z 2118/2224 24012KT 9999 FEW030 TX15/2215Z TN04/2206Z BECMG 2120/2122 30015G28KT TEMPO 2122/2202 4000 SHRA BKN012 PROB30 TEMPO 2200/2203 1500 +TSRA BKN008CB FM220600 VRB02KT 0400 FG VV002 BECMG 2209/2211 CAVOK';
const at = (moment: string, raw = RAW) => momentWords(readForecast(raw)!, Date.parse(moment));
const plain = (phrases: readonly string[] | undefined) =>
  phrases?.map((phrase) => phrase.replaceAll('\u00a0', ' '));

describe('a forecast at a moment', () => {
  it.each([
    [
      '2026-11-21T18:00Z',
      'VFR',
      undefined,
      ['Viento de 240° (OSO) a 12 kt; visibilidad, 10 km o más; pocas nubes (1-2 octas) a 3000 ft'],
    ],
    [
      '2026-11-21T21:00Z',
      'VFR',
      undefined,
      [
        'Viento de 240° (OSO) a 12 kt; visibilidad, 10 km o más; pocas nubes (1-2 octas) a 3000 ft',
        'Cambiará desde las 20:00Z hasta las 22:00Z del día 21: viento de 300° (ONO) a 15 kt, con rachas de 28 kt',
      ],
    ],
    [
      '2026-11-22T01:00Z',
      'VFR',
      'LIFR',
      [
        'Viento de 300° (ONO) a 15 kt, con rachas de 28 kt; visibilidad, 10 km o más; pocas nubes (1-2 octas) a 3000 ft',
        'A ratos desde las 22:00Z del día 21 hasta las 02:00Z del día 22: visibilidad, 4000 m; chubascos de lluvia; nubosidad fragmentada (5-7 octas) a 1200 ft',
        'A ratos, con un 30 % de probabilidad, desde las 00:00Z hasta las 03:00Z del día 22: visibilidad, 1500 m; tormenta con lluvia fuerte; nubosidad fragmentada (5-7 octas) a 800 ft, cumulonimbos',
      ],
    ],
    [
      '2026-11-22T07:00Z',
      'LIFR',
      undefined,
      [
        'Viento de dirección variable, 2 kt; visibilidad, 400 m; niebla; cielo oculto, visibilidad vertical de 200 ft',
      ],
    ],
    [
      '2026-11-22T12:00Z',
      'VFR',
      undefined,
      ['Viento de dirección variable, 2 kt; visibilidad, 10 km o más; sin nubes de importancia'],
    ],
  ])('at %s', (moment, category, worst, phrases) => {
    const words = at(moment);
    expect(words).toMatchObject({ category, worst });
    expect(plain(words?.phrases)).toEqual(phrases);
  });

  it('says the hazards that are sure and those that may come', () => {
    expect(at('2026-11-22T01:00Z')?.hazards.map(({ words }) => words)).toEqual([
      'Posible: tormenta con lluvia fuerte',
      'Posible: LIFR: techo o visibilidad muy bajos',
    ]);
    expect(at('2026-11-22T07:00Z')?.hazards.map(({ words }) => words)).toEqual([
      'LIFR: techo o visibilidad muy bajos',
    ]);
  });

  it.each([
    ['before it begins', '2026-11-21T17:59Z', RAW],
    ['when it is over', '2026-11-23T00:00Z', RAW],
    ['a month later', '2026-12-24T12:00Z', RAW],
    ['of one withdrawn', '2026-11-21T19:00Z', 'TAF AMD LEMD 211700Z 2118/2224 CNL'],
    ['where there is none', '2026-11-21T19:00Z', 'TAF LEMD 211700Z NIL'],
    ['whose span cannot be read', '2026-11-21T19:00Z', 'TAF LEMD 211700Z 21X8/2224 24012KT 9999 FEW030'],
  ])('says nothing %s', (_, moment, raw) => {
    expect(at(moment, raw)).toBeUndefined();
  });

  it.each([
    [
      'the end of a month',
      'TAF LEMD 301700Z 3018/0124 24012KT CAVOK FM010600 30012KT CAVOK',
      '2026-12-01T07:00Z',
      300,
    ],
    [
      'the end of a year',
      'TAF LEMD 311700Z 3118/0124 24012KT CAVOK FM010600 30012KT CAVOK',
      '2027-01-01T07:00Z',
      300,
    ],
    ['hour 24', 'TAF LEMD 211700Z 2118/2224 24012KT CAVOK BECMG 2122/2124 30012KT', '2026-11-22T00:00Z', 300],
    [
      'an old FM without a day',
      'TAF LEMD 211700Z 2118/2224 24012KT CAVOK FM0600 30012KT CAVOK',
      '2026-11-22T07:00Z',
      300,
    ],
    [
      'a change that is over',
      'TAF LEMD 211700Z 2118/2224 24012KT CAVOK TEMPO 2119/2120 30012KT',
      '2026-11-21T20:00Z',
      240,
    ],
  ])('knows %s', (_, raw, moment, direction) => {
    expect(forecastAt(readForecast(raw)!, Date.parse(moment))?.prevailing.wind?.direction).toBe(direction);
    expect(forecastAt(readForecast(raw)!, Date.parse(moment))?.possible).toEqual([]);
  });

  it('ends weather, clouds and CAVOK by what a change names', () => {
    const raw =
      'TAF LEMD 211700Z 2118/2224 24012KT 3000 RA BKN010 BECMG 2119/2120 9999 NSW BECMG 2121/2122 NSC BECMG 2123/2124 CAVOK BECMG 2201/2202 4000 BR';
    const read = (moment: string) => forecastAt(readForecast(raw)!, Date.parse(moment))!.prevailing;
    expect(read('2026-11-21T20:30Z')).toMatchObject({
      weather: [],
      visibility: { metres: 10_000 },
      clouds: [{ base: 1000 }],
    });
    expect(read('2026-11-21T22:30Z')).toMatchObject({ clouds: [], noCloud: true, cavok: false });
    expect(read('2026-11-22T00:30Z')).toMatchObject({ cavok: true, clouds: [], weather: [] });
    expect(read('2026-11-22T03:00Z')).toMatchObject({
      cavok: false,
      visibility: { metres: 4000 },
      noCloud: true,
    });
  });
});
