import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { FreeFlightPage } from './free-flight-page.tsx';

const place = (icao: string, city: string) => ({ icao, city, timezone: 'UTC', lat: 60, lon: 10 });
const booked = {
  code: 'ABC017',
  flightNumber: null,
  dep: place('LEMD', 'Madrid'),
  arr: place('GCXO', 'Tenerife'),
  std: '2026-12-05T18:00:00Z',
};
/** What else the page asks for: an airline without training flights, journeys and aircraft that wait. */
const answer = (url: string, rest: unknown = []) =>
  Response.json(
    /(transfers|training-flights|ferries)$/.test(url) ? { perMonth: 0, left: 0, items: [] } : rest,
  );
const stage = { dep: place('ENBR', 'Bergen'), arr: place('ENVA', 'Trondheim'), types: [], refusal: null };

it('calls the next stage of a tour by its number, and says which it is of those left where one was retired', async () => {
  const stages = [
    { ...stage, tour: 'svalbard', name: 'A320 Svalbard', n: 4, place: 3, of: 3 },
    { ...stage, tour: 'nacional', name: 'Tour Nacional', n: 2, place: 2, of: 9 },
  ];
  vi.stubGlobal('fetch', async (url: string) => answer(url, url.includes('/me/stages') ? stages : []));
  renderInApp(<FreeFlightPage />);
  expect(
    await screen.findByRole('button', { name: 'Etapa 4, la 3.ª de 3: de Bergen a Trondheim' }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Etapa 2 de 9: de Bergen a Trondheim' })).toBeDefined();
});

it('keeps what is typed when the page is left, apart from what another address asks for, until it is booked', async () => {
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) =>
    method === 'POST' ? Response.json({ bookings: [booked] }) : answer(url),
  );
  renderInApp(<FreeFlightPage />);
  await userEvent.type(await screen.findByLabelText(/^Desde/), 'lemd');
  await userEvent.type(screen.getByLabelText(/^Hasta/), 'gcxo');
  cleanup();
  renderInApp(<FreeFlightPage />, '/?salida=ebbr');
  expect(await screen.findByLabelText(/^Desde/)).toHaveProperty('value', 'EBBR');
  cleanup();
  renderInApp(<FreeFlightPage />);
  expect(await screen.findByLabelText(/^Desde/)).toHaveProperty('value', 'LEMD');
  expect(screen.getByLabelText(/^Hasta/)).toHaveProperty('value', 'GCXO');
  await userEvent.click(screen.getByRole('button', { name: 'Reservar este vuelo' }));
  await vi.waitFor(() => expect(localStorage.length).toBe(0));
});

it('keeps a day and an hour that are still to come, and drops them once they are past', async () => {
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  const keep = async (date: string) => {
    renderInApp(<FreeFlightPage />);
    fireEvent.change(await screen.findByLabelText(/^Desde/), { target: { value: 'lemd' } });
    fireEvent.change(screen.getByLabelText('Día (UTC)'), { target: { value: date } });
    fireEvent.change(screen.getByLabelText('Salida, hora UTC'), { target: { value: '03:20' } });
    cleanup();
    renderInApp(<FreeFlightPage />);
    expect(await screen.findByLabelText(/^Desde/)).toHaveProperty('value', 'LEMD');
  };
  await keep('2099-05-04');
  expect(screen.getByLabelText('Día (UTC)')).toHaveProperty('value', '2099-05-04');
  expect(screen.getByLabelText('Salida, hora UTC')).toHaveProperty('value', '03:20');
  cleanup();
  await keep('2020-05-04');
  expect(screen.getByLabelText<HTMLInputElement>('Día (UTC)').value > '2020-05-04').toBe(true);
  expect(screen.getByLabelText('Salida, hora UTC')).not.toHaveProperty('value', '03:20');
});

it('keeps what is typed for a stage apart from the next stage of the same tour', async () => {
  let n = 4;
  vi.stubGlobal('fetch', async (url: string) =>
    answer(
      url,
      url.includes('/me/stages')
        ? [{ ...stage, tour: 'svalbard', name: 'Svalbard', n, place: n, of: 9 }]
        : [],
    ),
  );
  const open = async () => {
    renderInApp(<FreeFlightPage />, '/?tour=svalbard');
    await screen.findByRole('heading', { name: `Etapa ${n} de Svalbard` });
  };
  await open();
  fireEvent.change(screen.getByLabelText('Día (UTC)'), { target: { value: '2099-05-04' } });
  cleanup();
  await open();
  expect(screen.getByLabelText('Día (UTC)')).toHaveProperty('value', '2099-05-04');
  cleanup();
  n = 5;
  await open();
  expect(screen.getByLabelText('Día (UTC)')).not.toHaveProperty('value', '2099-05-04');
});

it('says how far it is once both ends are known', async () => {
  const airports = [
    { icao: 'LEMD', otherCodes: [], iata: 'MAD', city: 'Madrid', name: 'Madrid', lat: 40.47, lon: -3.56 },
    { icao: 'LEBL', otherCodes: [], iata: 'BCN', city: 'Barcelona', name: 'El Prat', lat: 41.3, lon: 2.08 },
  ];
  vi.stubGlobal('fetch', async (url: string) => answer(url, url.endsWith('/airports') ? airports : []));
  renderInApp(<FreeFlightPage />, '/?salida=lemd&llegada=lebl');
  expect((await screen.findByText(/^De Madrid a Barcelona hay/)).textContent).toMatch(
    /hay 26\d\sNM en línea recta/,
  );
});

it('books a training flight where the airline has those, and says what follows and how many are left', async () => {
  const sent: unknown[] = [];
  let perMonth = 4;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit & { body?: string }) => {
    if (method === 'POST') sent.push(JSON.parse(body ?? ''));
    if (method === 'POST') return Response.json({ bookings: [booked] });
    return url.includes('/me/training-flights') ? Response.json({ perMonth, left: 3 }) : answer(url);
  });
  renderInApp(<FreeFlightPage />, '/?salida=lemd&llegada=gcxo');
  const box = await screen.findByRole('checkbox', { name: 'Es un vuelo de entrenamiento' });
  expect(
    screen.getByText(/no entra en tu media ni en las tablas\. Este mes te quedan 3 de 4\./),
  ).toBeDefined();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Reservar este vuelo' }));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ legs: [{ dep: 'LEMD', arr: 'GCXO', training: true }] }]),
  );
  cleanup();
  perMonth = 0;
  renderInApp(<FreeFlightPage />, '/?salida=lemd&llegada=gcxo');
  await screen.findByLabelText(/^Desde/);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
