import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { stagesQuery } from '#app/api/bookings.ts';
import { ownRankQuery } from '#app/api/points.ts';
import { logbookQuery } from '#app/api/reports.ts';
import { queryClient } from '#app/app/query-client.ts';
import { OwnCards } from './own-cards.tsx';

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const place = (icao: string, city: string) => ({ icao, city, timezone: 'UTC', lat: 60, lon: 10 });
const [oslo, bergen, trondheim] = [
  place('ENGM', 'Oslo'),
  place('ENBR', 'Bergen'),
  place('ENVA', 'Trondheim'),
];
const stage = {
  tour: 'svalbard',
  n: 3,
  place: 3,
  of: 4,
  dep: bergen,
  arr: trondheim,
  types: [],
  refusal: null,
};
const leg = { dep: bergen, arr: trondheim, distanceNm: 249, retired: false, reason: null, report: null };
const tour = {
  id: 'svalbard',
  name: 'A320 Svalbard',
  own: { state: 'open' },
  stages: [
    { ...leg, n: 1, state: 'passed' },
    { ...leg, n: 2, state: 'repeat', reason: 'La volaste con un A20N.' },
    { ...leg, n: 3, state: 'next' },
    { ...leg, n: 4, state: 'locked' },
  ],
  next: { n: 3, bookingCode: null, flight: null, std: '2026-11-26T08:00:00Z' },
  worth: { stage: 5, tour: 50 },
};
const report = {
  code: 'ABCD2345',
  state: 'accepted',
  outcome: 'valid',
  reason: null,
  source: 'acars',
  dep: oslo,
  arr: bergen,
  arrPlanned: bergen,
  offBlock: '2026-11-21T10:00:00Z',
  startedAt: '2026-11-21T09:50:00Z',
  icaoType: 'A320',
  blockMin: 138,
  score: 92,
  points: 30,
  coverage: 98,
  touchdownFpm: -186,
  touchdownG: 1.18,
  onlineShare: 0.98,
  network: 'vatsim',
};
const notice = {
  slug: 'orden-de-arranque',
  revision: 2,
  title: 'Orden de arranque',
  importance: 'Media',
  date: '2026-11-20',
  readAt: null,
};

const underWay = { '/tours': [tour], '/tours/svalbard': tour, '/me/stages': [stage] };
const flown = (changes: Partial<Record<keyof typeof report, unknown>> = {}) => ({
  '/reports': { items: [{ ...report, ...changes }] },
  '/reports/ABCD2345': { ...report, ...changes },
  '/me/totals': { points: 862, minutes: 10_300, flights: 90, meanScore: 86 },
});

/** Shows the page's cards to a pilot; what the API does not know here is an empty list. `held`: what `late` waits for. */
function show(
  answers: Record<string, unknown>,
  { shown = true, held = Promise.resolve(), late = '/me/rank' } = {},
) {
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url, location.origin).pathname.replace('/plataforma/api/v1', '');
    if (path === late) await held;
    const answer = answers[path];
    if (answer instanceof Response) return answer;
    return Response.json(answer ?? (/reports|messages|bookings/.test(path) ? { items: [] } : []));
  });
  const page = (isShown: boolean) => (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <OwnCards shown={isShown} BookStage={({ n }) => <button type="button">Reservar etapa {n}</button>} />
      </QueryClientProvider>
    </MemoryRouter>
  );
  const { container, rerender } = render(page(shown));
  return { container, standing: () => rerender(page(true)) };
}

const card = (name: string) => screen.findByRole('region', { name });
const linkTo = (region: HTMLElement, name: string | RegExp) =>
  within(region).getByRole('link', { name }).getAttribute('href');

it('proposes the flight of the day with what it gives, and says what is to be done before it is booked', async () => {
  const departure = {
    flightId: '0190b8a4-0000-7000-8000-000000000000',
    number: 641,
    date: '2026-11-26',
    dep: oslo,
    arr: bergen,
    std: '2026-11-26T18:05:00Z',
    blockMin: 65,
    types: [{ id: 'a320', model: 'A320' }],
    typeId: 'a320',
    tail: 'EC-AAA',
    worth: { sure: [], possible: [], least: 10, most: 20 },
    refusals: [],
    likes: ['Tienes el escenario.'],
  };
  const ofDay = {
    day: '2026-11-26',
    until: '2026-11-27T04:00:00Z',
    points: 3,
    booking: null,
    departure,
    unliked: null,
  };
  show({ '/me/day-flight': ofDay });
  const region = await card('El vuelo del día');
  expect(region.textContent).toMatch(
    /641 sale a las 18:05Z: 01:05\sh con un A320, EC-AAA\. Vale de 10 a 20\spuntos\./,
  );
  expect(region.textContent).toMatch(/\+3\spuntos/);
  expect(within(region).getByText('Tienes el escenario.')).toBeDefined();
  expect(within(region).getByRole('button', { name: 'Reservar el vuelo del día' })).toBeDefined();
  cleanup();
  queryClient.clear();
  const refusals = [{ code: 'demasiadas-reservas', message: 'Ya tienes 2 reservas.', wayOut: 'Anula una.' }];
  const unliked = 'De lo que sale hoy de aquí, nada va a tus escenarios: ésta es otra propuesta.';
  show({ '/me/day-flight': { ...ofDay, departure: { ...departure, likes: [], refusals }, unliked } });
  const waiting = await card('El vuelo del día');
  expect(within(waiting).getByText('Ya tienes 2 reservas. Anula una.')).toBeDefined();
  expect(within(waiting).getByText(unliked)).toBeDefined();
  expect(within(waiting).queryByRole('button')).toBeNull();
});

it('says that the flight of the day is booked, flown, or nothing where nothing leaves', async () => {
  const booking = { code: 'K7M4QW2X', number: 641, state: 'reserved', report: null, dep: oslo, arr: bergen };
  const ofDay = { points: 0, departure: null, booking: { ...booking, std: '2026-11-26T18:05:00Z' } };
  show({ '/me/day-flight': ofDay });
  const region = await card('El vuelo del día');
  expect(region.textContent).toMatch(/Tienes reservado .*641: sale a las 18:05Z\./);
  expect(linkTo(region, 'Ver tu reserva')).toBe('/plataforma/reservas/K7M4QW2X');
  cleanup();
  queryClient.clear();
  show({
    '/me/day-flight': { ...ofDay, booking: { ...ofDay.booking, state: 'fulfilled', report: 'ABCD2345' } },
  });
  const flownOne = await card('El vuelo del día');
  expect(flownOne.textContent).toContain('Volado. Mañana hay otro.');
  expect(linkTo(flownOne, 'Ver informe')).toBe('/plataforma/informes/ABCD2345');
  cleanup();
  queryClient.clear();
  show({ '/me/day-flight': { ...ofDay, booking: null } });
  await card('Mensajes');
  expect(screen.queryByText('El vuelo del día')).toBeNull();
});

it('shows the next stage with the states of all, why one is repeated, and the button that books it', async () => {
  show(underWay);
  const region = await card('Siguiente etapa de A320 Svalbard');
  expect(within(region).getByRole('img').getAttribute('aria-label')).toBe(
    '1 superada, 2 a repetir, 3 siguiente, 4 bloqueada',
  );
  expect(region.textContent).toMatch(/ENBRENVABergenTrondheim/);
  expect(region.textContent).toMatch(/Etapa 3 de 4 · 249\sNM\. Suma 5\spuntos a los del vuelo\./);
  expect(within(region).getByText('La etapa 2 se repite: La volaste con un A20N.')).toBeDefined();
  expect(within(region).getByRole('button', { name: 'Reservar etapa 3' })).toBeDefined();
  expect(linkTo(region, 'Ver el tour A320 Svalbard')).toBe('/plataforma/tours/svalbard');
});

it('calls the stages by their numbers where one was retired, and counts those that are left', async () => {
  const [first, ...others] = tour.stages;
  const detail = { ...tour, stages: [{ ...first, retired: true }, ...others] };
  show({ ...underWay, '/tours/svalbard': detail, '/me/stages': [{ ...stage, place: 2, of: 3 }] });
  const region = await card('Siguiente etapa de A320 Svalbard');
  expect(within(region).getByRole('img', { name: '2 a repetir, 3 siguiente, 4 bloqueada' })).toBeDefined();
  expect(region.textContent).toContain('Etapa 3, la 2.ª de 3');
});

it('leads to the booking of a stage that is booked, and says why one cannot be', async () => {
  const booked = { ...tour, next: { ...tour.next, bookingCode: 'WXYZ2345' } };
  const refusal = { message: 'Pide más de 50 h.', wayOut: 'Te faltan 12 h.' };
  show({ ...underWay, '/tours/svalbard': booked, '/me/stages': [{ ...stage, refusal }] });
  const region = await card('Siguiente etapa de A320 Svalbard');
  expect(linkTo(region, 'Ver tu reserva')).toBe('/plataforma/reservas/WXYZ2345');
  expect(within(region).queryByRole('button')).toBeNull();
  expect(within(region).getByText('Pide más de 50 h. Te faltan 12 h.')).toBeDefined();
});

it('shows no stage of a tour that one is not on', async () => {
  show({ ...underWay, '/tours': [{ ...tour, own: { state: null } }] });
  await screen.findByText('Todavía no te ha escrito nadie.');
  expect(screen.queryByRole('region', { name: /^Siguiente etapa/ })).toBeNull();
});

it('shows how the last flight went, what it brought and the way to its report', async () => {
  show(flown());
  const region = await card('Último vuelo');
  expect(within(region).getByRole('img', { name: 'Nota 9,2 sobre 10' })).toBeDefined();
  expect(within(region).getByText('ENGM → ENBR')).toBeDefined();
  expect(within(region).getByText('Aceptado y válido')).toBeDefined();
  expect(region.textContent).toMatch(
    /A320 · 02:18\sh.*Toma−186ft\/min · 1,18\sgPuntos\+30saldo 862En red98\s%VATSIM/,
  );
  expect(linkTo(region, 'Ver informe')).toBe('/plataforma/informes/ABCD2345');
});

it('invents nothing of a flight without score, landing or network', async () => {
  show(flown({ source: 'manual', score: null, touchdownFpm: null, onlineShare: null, network: null }));
  const region = await card('Último vuelo');
  expect(within(region).queryByRole('img')).toBeNull();
  expect(within(region).getAllByText('sin datos')).toHaveLength(2);
});

it('takes the flight in the air for none that is over', async () => {
  const inAir = { ...report, code: 'WXYZ2345', state: 'in_progress' };
  show({ ...flown(), '/reports': { items: [inAir, report] } });
  expect(linkTo(await card('Último vuelo'), 'Ver informe')).toBe('/plataforma/informes/ABCD2345');
});

it('shows a notice to confirm, what it blocks and what it does not', async () => {
  show({ '/me/notices': [notice, { ...notice, slug: 'otro', readAt: '2026-11-20T10:00:00Z' }] });
  const region = await card('Por confirmar');
  expect(region.textContent).toMatch(/1\sNOTAM.*Media.*Revisión 2, del 20 nov 2026/);
  expect(within(region).getByText(/^Hasta confirmarlo no puedes reservar lo que afecta\./)).toBeDefined();
  expect(linkTo(region, 'Leer y confirmar')).toBe('/plataforma/avisos/orden-de-arranque');
  expect(within(region).getByText(/^No te queda ningún otro por confirmar\./)).toBeDefined();
});

it.each([
  ['Alta', 'circle-alert'],
  ['Media', 'triangle-alert'],
  ['Baja', 'info'],
])('marks a notice of importance %s as everywhere else', async (importance, icon) => {
  show({ '/me/notices': [{ ...notice, importance }] });
  const badge = within(await card('Por confirmar')).getByText(importance);
  expect(badge.querySelector(`svg.lucide-${icon}`)).not.toBeNull();
});

it('counts the other notices that are to be confirmed', async () => {
  show({ '/me/notices': [notice, { ...notice, slug: 'otro' }] });
  const region = await card('Por confirmar');
  expect(within(region).getByText(/^Y 1\sNOTAM más por confirmar\./)).toBeDefined();
  expect(linkTo(region, 'Todos los NOTAMs')).toBe('/plataforma/avisos');
});

it('shows nothing of what is not there', async () => {
  show({});
  await screen.findByText('Todavía no te ha escrito nadie.');
  for (const name of [/^Siguiente etapa/, 'Por confirmar', 'Último vuelo'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

it('shows all cards at once, when the last answer is there and what is above them stands', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const highest = { rank: 'Comandante TRI', next: null, promotion: null, history: [] };
  const { container, standing } = show({ ...underWay, '/me/rank': highest }, { shown: false, held });
  standing();
  await vi.waitFor(() => expect(queryClient.getQueryState(stagesQuery.queryKey)?.status).toBe('success'));
  expect(container.textContent).toBe('');
  answer();
  expect(await screen.findByText(/^Llevas el rango más alto/)).toBeDefined();
  expect(await card('Siguiente etapa de A320 Svalbard')).toBeDefined();
});

it('shows the other cards when one answer hangs, and keeps the room of that one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const highest = { rank: 'Comandante TRI', next: null, promotion: null, history: [] };
  const { container } = show({ ...underWay, '/me/rank': highest }, { held });
  await vi.waitFor(() => expect(queryClient.getQueryState(stagesQuery.queryKey)?.status).toBe('success'));
  expect(container.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(await card('Siguiente etapa de A320 Svalbard')).toBeDefined();
  const room = screen.getByText('Cargando tu rango').closest('.min-h-56');
  answer();
  const words = await screen.findByText(/^Llevas el rango más alto/);
  expect(words.closest('.min-h-56')).toBe(room);
  expect(screen.queryByText('Cargando tu rango')).toBeNull();
});

it('counts the time of a hanging answer from when what is above stands', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { container, standing } = show(underWay, { shown: false, held: new Promise(() => {}) });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  standing();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(container.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('Cargando tu rango')).toBeDefined();
});

it('keeps no room for a late answer that brings nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  show(underWay, { held, late: '/events' });
  await act(() => vi.advanceTimersByTimeAsync(4000));
  const room = screen.getByText('Cargando los eventos').closest('.min-h-56');
  answer();
  await vi.waitFor(() => expect(screen.queryByText('Cargando los eventos')).toBeNull());
  expect(room?.matches('.empty\\:hidden:empty')).toBe(true);
});

it('keeps the cards standing while what failed is asked again', async () => {
  const refused = Response.json({ code: 'x', title: '', status: 403, detail: 'Ahora no.' }, { status: 403 });
  show({ ...underWay, ...flown(), '/me/rank': refused });
  await card('Último vuelo');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await act(async () => void queryClient.invalidateQueries());
  expect(queryClient.getQueryState(ownRankQuery.queryKey)?.status).toBe('pending');
  expect(screen.getByRole('region', { name: 'Último vuelo' })).toBeDefined();
});

it('shows the flight before until the report of a new one comes', async () => {
  show(flown());
  await card('Último vuelo');
  const newer = { ...report, code: 'WXYZ2345', dep: bergen, arr: trondheim };
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('WXYZ2345')) await held;
    return Response.json(url.includes('WXYZ2345') ? newer : { items: [newer, report] });
  });
  const { queryKey } = logbookQuery({ limit: 2 });
  await act(() => queryClient.invalidateQueries({ queryKey }));
  expect(screen.getByText('ENGM → ENBR')).toBeDefined();
  answer();
  expect(await screen.findByText('ENBR → ENVA')).toBeDefined();
});

it('says the figures of the next rank once, not again in the card of the account', async () => {
  const of = (kind: string, have: number, need: number) => ({
    kind,
    typeId: null,
    model: null,
    have,
    need,
    met: false,
  });
  const requirements = [of('points', 862, 1200), of('minutes', 10_300, 12_000), of('mean', 86, 80)];
  const rank = {
    rank: 'Oficial',
    next: { rank: 'Comandante', requirements, canAsk: false },
    promotion: null,
  };
  show({
    ...flown(),
    '/me/rank': rank,
    '/me': { callsign: 'LEVC017', base: 'LEVC', rank: 'Oficial', status: 'active' },
  });
  const account = await card('LEVC017');
  expect(account.textContent).toMatch(/Vuelos90/);
  expect(account.textContent).toMatch(/BaseLEVC/);
  expect(account.textContent).not.toMatch(/Puntos|Horas|Media|Rango/);
});
