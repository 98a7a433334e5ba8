import { cleanup, fireEvent, screen, within } from '@testing-library/react';
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

const airports = [
  { icao: 'LEMD', otherCodes: [], iata: 'MAD', city: 'Madrid', name: 'Madrid', lat: 40.47, lon: -3.56 },
  { icao: 'LEBL', otherCodes: [], iata: 'BCN', city: 'Barcelona', name: 'El Prat', lat: 41.3, lon: 2.08 },
].map((airport) => ({ ...airport, timezone: 'Europe/Madrid' }));
const ahead = {
  std: '2026-12-05T18:00:00Z',
  sta: '2026-12-05T19:20:00Z',
  blockMin: 80,
  distanceNm: 261,
  typeId: 'a320',
  model: 'A320',
  rangeNm: 3300,
  tail: 'EC-AAA',
  worth: {
    sure: [{ reason: 'base', points: 10, why: 'Por el tiempo de bloque previsto, 01:20.' }],
    possible: [{ reason: 'score_90', points: 5, why: 'Con una nota de 9,0 o más.' }],
    least: 10,
    most: 15,
  },
  refusals: [] as { code: string; message: string; wayOut: string }[],
};

it('says how far it is, how long it takes, with which aircraft and for how much, once both ends are known', async () => {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/me/free-flight')) asked.push(new URL(url, 'http://x'));
    return answer(url, url.endsWith('/airports') ? airports : url.includes('/me/free-flight') ? ahead : []);
  });
  renderInApp(<FreeFlightPage />, '/?salida=lemd');
  await userEvent.type(await screen.findByLabelText(/^Hasta/), 'lebl');
  const region = await screen.findByRole('region', { name: 'Cómo será el vuelo' });
  await within(region).findByText('Por el tiempo de bloque previsto, 01:20.');
  expect(within(region).getByRole('status').textContent).toMatch(
    /^De Madrid a Barcelona hay 26\d\sNM en línea recta\. 01:20\sh de bloque, 10–15\spuntos\.$/,
  );
  expect(region.textContent).toContain('Llegada19:20Z 20:20 local');
  expect(region.textContent).toContain('AviónA320 EC-AAA');
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toMatchObject({ dep: 'LEMD', arr: 'LEBL' });
});

it('says why the flight cannot be booked before it is asked for, and the distance alone where nobody answers', async () => {
  const wayOut = 'Elige un tipo con más alcance.';
  const refusals = [{ code: 'fuera-de-alcance', message: 'No llega tan lejos.', wayOut }];
  let isThere = true;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/me/free-flight')) return answer(url, url.endsWith('/airports') ? airports : []);
    return isThere ? Response.json({ ...ahead, refusals }) : Response.json({}, { status: 400 });
  });
  renderInApp(<FreeFlightPage />, '/?salida=lemd&llegada=lebl');
  expect(await screen.findByText(`No llega tan lejos. ${wayOut}`)).toBeDefined();
  cleanup();
  isThere = false;
  renderInApp(<FreeFlightPage />, '/?salida=lemd&llegada=lebl');
  expect((await screen.findByText(/^De Madrid a Barcelona hay/)).textContent).toMatch(/en línea recta\. $/);
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

it('books the stage that was chosen of a tour whose order is free, and the first of it where none was', async () => {
  const of = { ...stage, tour: 'islas', name: 'Islas', of: 3 };
  const stages = [1, 2, 3].map((n) => ({ ...of, n, place: n }));
  vi.stubGlobal('fetch', async (url: string) => answer(url, url.includes('/me/stages') ? stages : []));
  renderInApp(<FreeFlightPage />, '/?tour=islas&etapa=3');
  expect(await screen.findByRole('heading', { name: 'Etapa 3 de Islas' })).toBeDefined();
  const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(chosen()).toEqual(['Etapa 3 de 3: de Bergen a Trondheim']);
  fireEvent.click(screen.getByRole('button', { name: /^Etapa 2 de 3/ }));
  expect(await screen.findByRole('heading', { name: 'Etapa 2 de Islas' })).toBeDefined();
  cleanup();
  renderInApp(<FreeFlightPage />, '/?tour=islas');
  expect(await screen.findByRole('heading', { name: 'Etapa 1 de Islas' })).toBeDefined();
});
