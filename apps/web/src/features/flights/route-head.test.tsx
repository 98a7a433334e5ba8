import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Departure } from '#app/api/flights.ts';
import { RouteHead } from './route-head.tsx';

const place = (icao: string, city: string, timezone: string) => ({ icao, city, timezone, lat: 40, lon: -3 });

it.each([
  ['2026-11-23T08:10:00Z', '08:10Z +1 día'],
  ['2026-11-22T23:10:00Z', '23:10Z'],
])('says of an arrival at %s whether the day has changed, and the time there', (sta, words) => {
  const [dep, arr] = [
    place('LEMD', 'Madrid', 'Europe/Madrid'),
    place('FIMP', 'Mauricio', 'Indian/Mauritius'),
  ];
  const flight = { dep, arr, std: '2026-11-22T21:35:00Z', sta, blockMin: 635, distanceNm: 5003 };
  render(<RouteHead departure={flight as unknown as Departure} />);
  expect(screen.getByText('Llega').closest('p')?.textContent).toBe(`Llega ${words}`);
  const lineOf = (city: RegExp) => screen.getByText(city).textContent;
  expect(lineOf(/en Madrid$/)).toBe('22:35 en Madrid');
  expect(lineOf(/en Mauricio$/)).toMatch(/^\d\d:10 en Mauricio$/);
});
