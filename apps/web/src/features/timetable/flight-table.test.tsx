import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { TimetableFlight } from '#app/api/timetable.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { FlightTable } from './flight-table.tsx';

const flight: TimetableFlight = {
  id: '01a21475-0000-7000-8000-000000000000',
  number: 940,
  dep: 'LEMD',
  arr: 'LEBL',
  days: 21,
  stdUtc: 600,
  staUtc: 675,
  blockMin: 75,
  level: null,
  types: ['a320-200'],
  kind: 'line',
  validFrom: '2026-01-01',
  validUntil: '2027-03-27',
  isPublic: true,
  note: '',
  source: 'generated',
  locked: true,
  route: '',
  iataType: null,
  version: 1,
};

it('shows each flight on a phone in two lines, and opens it by the keyboard', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const madrid = { icao: 'LEMD', city: 'Madrid', timezone: 'UTC', name: '', iata: '', otherCodes: [] };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/airports') ? [madrid] : { why: [] }),
  );
  const other = { ...flight, id: '01a21475-0000-7000-8000-000000000001', source: 'staff' } as const;
  const never = {
    ...other,
    id: '01a21475-0000-7000-8000-000000000002',
    number: 942,
    validUntil: '2025-12-31',
  };
  renderInApp(
    <FlightTable
      flights={[flight, { ...other, number: 941, validUntil: null }, never]}
      types={[['a320-200', 'A320-200']]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Vuelos del horario' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent?.trim()));
  expect(lines).toEqual([
    ['940 LEMD → LEBL 10:00Z', 'L\u00A0X\u00A0V · A320-200 , bloqueado hasta el 27 mar 2027'],
    ['941 LEMD → LEBL 10:00Z', 'L\u00A0X\u00A0V · A320-200 · a mano , bloqueado'],
    ['942 LEMD → LEBL 10:00Z', 'L\u00A0X\u00A0V · A320-200 · a mano , bloqueado no vuela ningún día'],
  ]);
  const button = within(list).getByRole('button', { name: 'Cambiar el vuelo 940, LEMD–LEBL' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Vuelo 940, LEMD–LEBL' })).toBeDefined();
});
