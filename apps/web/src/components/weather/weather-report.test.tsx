import { cleanup, render, screen } from '@testing-library/react';
import type { Runway } from '@va/schemas/content/runways.ts';
import { expect, it } from 'vitest';
import { WeatherReport } from './weather-report.tsx';

const runways: Runway[] = [
  {
    ident: '18/36',
    lengthM: 3000,
    widthM: 45,
    surface: 'asfalto',
    trueHeading: 180,
    ends: [
      { ident: '18', lat: 1, lon: 0, displacedFt: 0, use: 'arrivals' },
      { ident: '36', lat: 0, lon: 0, displacedFt: 0, use: 'departures' },
    ],
  },
];
const raw = 'ZZZZ 051200Z 18020G38KT 6000 TSRA SCT030CB BKN040 20/18 Q1010';
const now = Date.parse('2026-03-05T12:10Z');

it('says the hazards before anything else, with words', () => {
  render(<WeatherReport raw={raw} now={now} runways={runways} />);
  const list = screen.getByRole('list', { name: 'Peligros' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Tormenta con lluvia',
    'Rachas de 38\u00a0kt',
  ]);
  const badge = screen.getByText('MVFR');
  expect(list.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('has no line of hazards on a calm day', () => {
  render(<WeatherReport raw="ZZZZ 051200Z 18004KT CAVOK 20/10 Q1020" now={now} runways={runways} />);
  expect(screen.queryByRole('list', { name: 'Peligros' })).toBeNull();
});

it('proposes for a departure no runway that only serves arrivals', () => {
  const limits = { model: 'A320-200', crosswindKt: 30, tailwindKt: 10 };
  render(<WeatherReport raw={raw} now={now} runways={runways} use="departures" limits={limits} />);
  expect(screen.queryByText(/^Pistas? favorables?/)).toBeNull();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['36360°']);
  expect(screen.getByText(/Sólo las pistas para salidas\./)).toBeTruthy();
  expect(screen.getByText('Viento de cola de 38 kt: el límite del A320-200 es 10 kt')).toBeTruthy();
  cleanup();
  render(<WeatherReport raw={raw} now={now} runways={runways} use="arrivals" limits={limits} />);
  expect(screen.getByText('Pista favorable: 18')).toBeTruthy();
});
