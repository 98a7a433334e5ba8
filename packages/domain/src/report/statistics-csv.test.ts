import { expect, it } from 'vitest';
import { statisticsCsv } from './statistics-csv.ts';

it('writes the whole first, then each of its splits', () => {
  const [madrid, tashkent] = [{ icao: 'LEMD' }, { icao: 'UTTT' }];
  const sum = { flights: 2, minutes: 810 };
  const text = statisticsCsv({
    ...sum,
    distanceNm: 5400.25,
    months: [{ month: '2026-10', ...sum }],
    types: [{ type: null, ...sum }],
    routes: [{ dep: madrid, arr: tashkent, ...sum }],
    airports: [
      { place: madrid, flights: 2 },
      { place: tashkent, flights: 2 },
    ],
  });
  expect(text.split('\r\n')).toEqual([
    'by,of,to,flights,minutes,distanceNm',
    'all,,,2,810,5400.3',
    'month,2026-10,,2,810,',
    'type,,,2,810,',
    'route,LEMD,UTTT,2,810,',
    'airport,LEMD,,2,,',
    'airport,UTTT,,2,,',
    '',
  ]);
});
