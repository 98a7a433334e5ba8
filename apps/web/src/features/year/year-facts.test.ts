import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Statistics } from '@va/contract/airline/statistics.ts';
import { yearFacts } from './year-facts.ts';
import { drawYear, wrap } from './year-picture.ts';

const madrid = { icao: 'LEMD', city: 'Madrid', timezone: 'UTC', lat: 40.47, lon: -3.56 };
const dublin = { icao: 'EIDW', city: 'Dublín', timezone: 'UTC', lat: 53.42, lon: -6.27 };
const figures: Statistics = {
  flights: 3,
  minutes: 410,
  distanceNm: 2345.6,
  firstYear: 2025,
  months: [
    { month: '2026-03', flights: 1, minutes: 140 },
    { month: '2026-05', flights: 2, minutes: 270 },
  ],
  types: [],
  airports: [
    { place: madrid, flights: 3 },
    { place: dublin, flights: 3 },
  ],
  routes: [
    { dep: madrid, arr: dublin, flights: 2, minutes: 270 },
    { dep: dublin, arr: madrid, flights: 1, minutes: 140 },
  ],
  landings: { count: 3, median: 151.4, bands: [] },
};
const badges = [
  { kind: 'award', id: 'a', name: 'Primer vuelo', at: '2026-03-01T10:00:00Z', figure: 'flights', least: 1 },
  { kind: 'tour', id: 't', name: 'Tour <Norte>', at: '2025-03-01T10:00:00Z', figure: null, least: null },
] as const;

describe('a year in figures', () => {
  it('says sums, best month, favourite and longest route, and only the badges of the year', () => {
    const { sums, lines } = yearFacts(figures, badges, '2026');
    expect(sums.map(({ figure, word }) => `${figure} ${word}`)).toEqual([
      '3 vuelos',
      '06:50 horas',
      '2346 millas náuticas',
      '2 aeropuertos',
    ]);
    expect(lines).toEqual([
      'Tu mejor mes fue mayo, con 04:30 horas.',
      'Tu ruta fue Madrid–Dublín: 2\u00a0veces.',
      'Lo más lejos, de Madrid a Dublín: 785\u00a0NM.',
      'Tu toma más habitual, a 151\u00a0ft/min.',
      'Ganaste 1\u00a0insignia: Primer vuelo.',
    ]);
  });

  it('boasts of nothing that was not flown', () => {
    const empty = { ...figures, flights: 0, minutes: 0, distanceNm: 0, months: [], airports: [], routes: [] };
    const none = { ...empty, landings: { count: 0, median: null, bands: [] } };
    expect(yearFacts(none, [], '2026').lines).toEqual([]);
  });

  it('is drawn with its title, its figures and its sentences', () => {
    const written: string[] = [];
    const nothing = () => undefined;
    const context = {
      fillStyle: '',
      strokeStyle: '',
      lineWidth: 0,
      font: '',
      fillRect: nothing,
      fillText: (words: string) => written.push(words),
      beginPath: nothing,
      moveTo: nothing,
      quadraticCurveTo: nothing,
      setLineDash: nothing,
      stroke: nothing,
      createRadialGradient: () => ({ addColorStop: nothing }),
    };
    const facts = yearFacts(figures, badges, '2026');
    drawYear(context, { title: 'Un año', callsign: 'PRB001', year: '2026', facts });
    expect(written).toEqual(expect.arrayContaining(['Un año', 'PRB001 · 2026', '06:50', 'horas']));
    expect(written.at(-1)).toBe(facts.lines.at(-1));
  });

  it('loses no word in its lines', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1 }), (words) => {
        const lines = wrap(words.join(' '), 24);
        expect(lines.join(' ')).toBe(words.join(' '));
        expect(lines.every((line) => line.length <= 24)).toBe(true);
      }),
    );
  });
});
