import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { airline } from '#app/config/airline.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { FlightPage } from './flight-page.tsx';

const place = (icao: string) => ({ icao, city: icao, timezone: 'UTC', lat: 40, lon: -3 });
const departure = {
  flightId: 'a',
  number: 101,
  date: '2026-11-23',
  dep: place('LEMD'),
  arr: place('LEBL'),
  std: '2026-11-23T08:30:00Z',
  sta: '2026-11-23T09:45:00Z',
  blockMin: 75,
  distanceNm: 261,
  daylight: true,
  note: null,
  types: [],
  tail: null,
  bookingCode: null,
  refusals: [],
  likes: [],
  events: [],
  freeTails: [],
  returns: [],
  worth: { least: 1, most: 5, sure: [], possible: [] },
};

const show = (date: string) => renderInApp(<FlightPage number="101" date={date} />);

it('says one point of a flight in the singular', async () => {
  const room = {
    departure,
    tails: [],
    conditions: [],
    graceUntil: departure.std,
    abandonedPoints: -1,
    days: 127,
  };
  vi.stubGlobal('fetch', async () => Response.json(room));
  show('2026-11-23');
  const worth = await screen.findByRole('region', { name: 'Qué vale' });
  const words = worth.textContent?.replaceAll('\u00a0', ' ');
  expect(words).toContain('1 punto por volarlo, hasta 5');
  expect(words).toMatch(/caduca y resta 1 punto\./);
});

it('shows beside the confirmation what the flight is worth, and among the conditions its note and the way back', async () => {
  const back = { number: 102, std: '2026-11-23T12:00:00Z', sta: '2026-11-23T13:15:00Z' };
  const noted = {
    ...departure,
    note: 'Pista 24L cerrada de noche.',
    returns: [back],
    refusals: [],
    worth: {
      least: 20,
      most: 30,
      sure: [{ reason: 'base', points: 20, why: 'Por el bloque.' }],
      possible: [{ reason: 'online', points: 10, why: 'En red.' }],
    },
  };
  const room = {
    departure: noted,
    tails: [],
    conditions: [],
    graceUntil: departure.std,
    abandonedPoints: -5,
    days: 21,
  };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/me/points') ? { balance: 862 } : room),
  );
  show('2026-11-23');
  const conditions = await screen.findByRole('region', { name: 'Condiciones' });
  expect(
    within(conditions)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Nota de la ruta. Pista 24L cerrada de noche.',
    `La vuelta. ${airline.icaoCode} 102 sale el lun 23 a las 12:00Z y llega a las 13:15Z.`,
  ]);
  expect(screen.getByText('20–30 puntos')).toBeDefined();
  expect(await screen.findByText('Tienes 862 puntos: pasarías a tener entre 882 y 892.')).toBeDefined();
  expect(screen.getByText('Lunes, miércoles y viernes')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Tiempo ahora' })).toBeDefined();
});

it('leads to the plan and the briefing of the flight in the aircraft that is chosen', async () => {
  const types = [
    { id: 'a320', model: 'A320-200' },
    { id: 'a321', model: 'A321-200' },
  ];
  const tail = (registration: string, typeId: string) => ({
    registration,
    typeId,
    icaoType: 'A320',
    service: 'active',
    place: { icao: 'LEMD', since: null },
    held: [],
    window: { from: departure.std, until: departure.sta },
    free: true,
    shareable: false,
  });
  const room = {
    departure: { ...departure, types, typeId: 'a320', tail: 'EC-AAA' },
    tails: [tail('EC-AAA', 'a320'), tail('EC-BBB', 'a321')],
    conditions: [],
    graceUntil: departure.std,
    abandonedPoints: 0,
    days: 1,
  };
  vi.stubGlobal('fetch', async () => Response.json(room));
  show('2026-11-23');
  const link = await screen.findByRole('link', { name: /^Plan de vuelo y briefing/ });
  const address = () => new URL(link.getAttribute('href') ?? '', location.origin);
  expect(address().pathname).toMatch(/\/operaciones\/plan$/);
  expect(Object.fromEntries(address().searchParams)).toEqual({
    vuelo: '101',
    salida: 'lemd',
    llegada: 'lebl',
    avion: 'A320-200',
    matricula: 'ec-aaa',
    sobt: '2026-11-23T08:30Z',
    sibt: '2026-11-23T09:45Z',
  });
  fireEvent.click(screen.getByRole('radio', { name: /^EC-BBB/ }));
  expect(address().searchParams.get('avion')).toBe('A321-200');
  expect(address().searchParams.get('matricula')).toBe('ec-bbb');
});
