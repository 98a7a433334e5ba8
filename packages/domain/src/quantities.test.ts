import { expect, it, test } from 'vitest';
import {
  formatCelsius,
  formatDirection,
  formatDistance,
  formatFeet,
  formatHours,
  formatMiles,
  formatHectopascals,
  formatInches,
  formatMetres,
  formatKnots,
  formatZuluAndLocal,
  kilograms,
  formatLevel,
} from './quantities.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

// Spellings: RAE and ASALE, «Ortografía de la lengua española» (2010): comma, groups from five figures on, unit apart.
it.each([
  [formatKnots(7.6), '8 kt'],
  [formatKnots(-0.4), '0 kt'],
  [formatFeet(4000), '4000 ft'],
  [formatFeet(12_000), '12 000 ft'],
  [formatHectopascals(1013.25), '1013 hPa'],
  [formatInches(29.9), '29,90 inHg'],
  [formatCelsius(-3), '−3 °C'],
  [formatCelsius(0), '0 °C'],
  [formatDistance(4500), '4500 m'],
  [formatDistance(7000), '7 km'],
  [formatDistance(9656), '9,7 km'],
  [formatMiles(12_345.6), '12 346 NM'],
  [formatHours(620), '10:20 h'],
])('«%s»', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

it.each([
  [0, '360°'],
  [5, '005°'],
  [360, '360°'],
  [359.6, '360°'],
  [-10, '350°'],
])('direction %d', (degrees, text) => {
  expect(formatDirection(degrees)).toBe(text);
});

it('gives the local time beside UTC, in summer as in winter', () => {
  const winter = formatZuluAndLocal(new Date('2026-01-05T23:30:00Z'), 'Europe/Madrid');
  expect(winter).toBe('23:30Z (00:30 hora local)');
  const summer = formatZuluAndLocal(new Date('2026-07-05T12:00:00Z'), 'Asia/Bangkok');
  expect(summer).toBe('12:00Z (19:00 hora local)');
});

it('gives metres with a decimal comma, two decimals and a space that does not break', () => {
  expect(formatMetres(63.66)).toBe('63,66\u00a0m');
  expect(formatMetres(64)).toBe('64,00\u00a0m');
  expect(formatMetres(0.005)).toBe('0,01\u00a0m');
});

// NIST Handbook 44, appendix C: the pound is 0.453 592 37 kg; the short ton of 2000 lb 907.184 74 kg; the long ton of
// 2240 lb 1016.046 908 8 kg.
test.each([
  [1, 0],
  [1000, 454],
  [2000, 907],
  [2240, 1016],
  [1_000_000, 453_592],
])('%i lb are %i kg', (pounds, kg) => {
  expect(kilograms(pounds)).toBe(kg);
});

it.each([
  [37_000, 'FL370'],
  [8_500, 'FL085'],
  [0, 'FL000'],
  [33_049, 'FL330'],
])('%i ft is %s', (feet, level) => expect(formatLevel(feet)).toBe(level));
