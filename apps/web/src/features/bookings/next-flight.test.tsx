import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Booking } from '#app/api/bookings.ts';
import { queryClient } from '#app/app/query-client.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { NextFlight } from './next-flight.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const place = (icao: string, city: string) => ({ icao, city, timezone: 'Europe/Madrid', lat: 40, lon: -3 });
const departure = (number: number, arr: ReturnType<typeof place>) => ({
  number,
  date: '2026-11-23',
  dep: place('LEMD', 'Madrid'),
  arr,
  std: '2026-11-23T08:30:00Z',
  refusals: [],
});

/** Shows the card to a pilot without bookings; the API answers with these departures from here and from anywhere. */
function show(answers: { here: unknown[]; anywhere: unknown[] }) {
  answer(({ pathname, searchParams }) =>
    pathname.endsWith('/bookings') ? [] : searchParams.get('here') ? answers.here : answers.anywhere,
  );
}

/** In place of the card of a flight that is flown, which has tests of its own. */
const Flown = ({ booking }: { booking: Booking }) => <p>{booking.number} en vuelo</p>;

/** Where nothing has just landed. */
const Above = ({ children }: { children: (landed: boolean) => ReactNode }) => children(false);

/** What the API says to who may not ask. */
const REFUSED = { code: 'permiso-que-no-tienes', title: '', status: 403, detail: '' };

/** Shows the card to a pilot with these keys, or null where they cannot be read; the API answers every other address with the given data, as a list where they are one. */
function answer(answerTo: (address: URL) => unknown, keys: readonly object[] | null = []) {
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, location.origin);
    if (url.pathname.endsWith('/me/keys'))
      return keys ? Response.json(keys) : Response.json(REFUSED, { status: 403 });
    const body = answerTo(url);
    return Response.json(Array.isArray(body) ? { items: body, next: null } : body);
  });
  renderInApp(<NextFlight onStanding={() => {}} InFlight={Flown} Landed={Above} />);
}

it('proposes departures from where the pilot is, one to each place', async () => {
  const [barcelona, lisboa] = [place('LEBL', 'Barcelona'), place('LPPT', 'Lisboa')];
  const here = [departure(101, barcelona), departure(103, barcelona), departure(211, lisboa)];
  show({ here, anywhere: [] });
  expect(await screen.findByText('Estas salidas se pueden reservar ya.')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('says of a departure that is not of today on which day it leaves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-22T21:00:00Z') });
  const at = (number: number, std: string, to: string) => ({ ...departure(number, place(to, to)), std });
  const here = [
    at(101, '2026-11-22T23:30:00Z', 'LEBL'),
    at(103, '2026-11-23T06:40:00Z', 'LPPT'),
    at(105, '2026-11-24T06:40:00Z', 'GOBD'),
  ];
  show({ here, anywhere: [] });
  const names = await screen.findAllByRole('link', { name: /^(LEBL|LPPT|GOBD)/ });
  const times = names.map(({ textContent }) =>
    /[^A-Z]*\d\d:\d\dZ$/.exec(textContent)?.[0]?.replaceAll('\u00a0', ' '),
  );
  expect(times).toEqual(['23:30Z', 'mañana, 06:40Z', 'martes, 24 nov, 06:40Z']);
});

it('proposes departures from elsewhere when none leaves soon from where the pilot is, and says so', async () => {
  show({ here: [], anywhere: [departure(101, place('LEBL', 'Barcelona'))] });
  expect(await screen.findByText(/^Desde donde estás no sale nada/)).toBeDefined();
  const link = screen.getByRole('link', { name: /Barcelona.*desde Madrid/ });
  expect(link.getAttribute('href')).toContain('salida=todas');
});

it('says that nothing can be booked soon rather than promise departures that are not there', async () => {
  show({ here: [], anywhere: [] });
  expect(await screen.findByText(/no sale nada que puedas reservar/)).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('still proposes departures that only wait for notices to be confirmed, and says what to do first', async () => {
  const refused = (code: string) => [{ code, message: '' }];
  const unread = { ...departure(101, place('LEBL', 'Barcelona')), refusals: refused('avisos-sin-confirmar') };
  const early = { ...departure(211, place('LPPT', 'Lisboa')), refusals: refused('demasiado-pronto') };
  show({ here: [unread, early], anywhere: [] });
  expect(await screen.findByText('Antes de reservar confirma tus NOTAMs, aquí debajo.')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Barcelona'),
  ]);
});

it('says of one departure among others that it waits for a notice, and of departures from elsewhere both', async () => {
  const refusals = [{ code: 'avisos-sin-confirmar', message: '' }];
  const free = departure(101, place('LEBL', 'Barcelona'));
  const unread = { ...departure(211, place('LPPT', 'Lisboa')), refusals };
  show({ here: [free, unread], anywhere: [] });
  expect(await screen.findByText('Alguna pide antes confirmar un NOTAM, aquí debajo.')).toBeDefined();
  cleanup();
  show({ here: [], anywhere: [unread] });
  expect(
    await screen.findByText(/^Desde donde estás no sale nada.* Antes de reservar confirma tus NOTAMs/),
  ).toBeDefined();
});

/** A booking 95 minutes before its departure. */
function bookedFlight() {
  const [madrid, dublin] = [
    place('LEMD', 'Madrid'),
    { ...place('EIDW', 'Dublín'), timezone: 'Europe/Dublin' },
  ];
  const now = Date.parse('2026-11-22T10:20:00Z');
  vi.setSystemTime(now);
  const instant = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const std = instant(95);
  const dispatch = { provider: 'Despacho', url: 'https://despacho.example/?orig=LEMD&dest=EIDW&fltnum=641' };
  const booking = {
    code: 'ABCD2345',
    state: 'reserved',
    reason: null,
    changed: null,
    secondPilot: null,
    stage: null,
    number: 641,
    dep: madrid,
    arr: dublin,
    std,
    sta: instant(245),
    graceUntil: instant(155),
    rulesVersion: null,
    createdAt: instant(-60),
    blockMin: 150,
    distanceNm: 782,
    worth: { least: 20, most: 30, sure: [], possible: [] },
    tail: 'EC-AAA',
    model: 'A320-200',
    icaoType: 'A320',
    sharedTail: false,
    abandonedPoints: -5,
    tailPlace: { icao: 'LEMD', since: null },
    dispatch,
    event: null,
    report: null,
    chain: [],
    version: 1,
  };
  return booking;
}

it('shows the next booking as a boarding pass: its count, the weather of both ends, and what prepares and records it', async () => {
  const booking = bookedFlight();
  const { std, dispatch } = booking;
  answer(({ pathname }) => {
    const icao = /airports\/(\w+)\/weather$/.exec(pathname)?.[1];
    return icao ? { metar: `${icao} 221000Z 24008KT 9999 FEW030 12/06 Q1018`, at: null } : [booking];
  });
  const pass = await screen.findByRole('region', { name: /641$/ });
  expect(within(pass).getByText('Sale en').parentElement?.textContent).toMatch(/^Sale en1\sh 35\smin$/);
  expect(within(pass).getByText(/^Empiézalo o anúlalo antes del .* resta 5 puntos\.$/)).toBeDefined();
  for (const icao of ['LEMD', 'EIDW'])
    expect(await within(pass).findByText(new RegExp(`^${icao} 221000Z 24008KT`))).toBeDefined();
  const href = (name: RegExp) => within(pass).getByRole('link', { name }).getAttribute('href') ?? '';
  expect(href(/^Preparar en Despacho/)).toBe(dispatch.url);
  const briefing = new URL(href(/^Briefing del vuelo/), location.origin);
  expect(briefing.pathname).toMatch(/\/operaciones\/plan$/);
  expect(Object.fromEntries(briefing.searchParams)).toEqual({
    vuelo: '641',
    salida: 'lemd',
    llegada: 'eidw',
    avion: 'A320-200',
    matricula: 'ec-aaa',
    sobt: `${std.slice(0, 16)}Z`,
    sibt: `${booking.sta.slice(0, 16)}Z`,
  });
  await userEvent.click(within(pass).getByRole('button', { name: 'Volar ahora' }));
  const steps = within(screen.getByRole('dialog', { name: /^Volar .*641$/ })).getAllByRole('listitem');
  const program = steps[0] && within(steps[0]).getByRole('link', { name: 'descárgalo' });
  expect(program?.getAttribute('href')).toBe('/recursos/newsky-acars');
  expect(steps[1]?.textContent).toMatch(
    /^Elige este vuelo y empieza con el avión parado en LEMD, antes del /,
  );
});

it('says one point of a booking in the singular', async () => {
  const worth = { least: 0, most: 1, sure: [], possible: [] };
  answer(({ pathname }) =>
    pathname.endsWith('/weather')
      ? { metar: null, at: null }
      : [{ ...bookedFlight(), worth, abandonedPoints: -1 }],
  );
  const pass = await screen.findByRole('region', { name: /641$/ });
  expect(within(pass).getByText('0 a 1 punto')).toBeDefined();
  expect(within(pass).getByText(/ resta 1 punto\.$/)).toBeDefined();
});

it('says what the points of a booking are for', async () => {
  const item = (reason: string, points: number) => ({ reason, points, why: '' });
  const worth = {
    least: 25,
    most: 49,
    sure: [item('base', 20), item('stage', 5)],
    possible: [
      item('score_80', 3),
      item('score_90', 5),
      item('online', 5),
      item('event', 10),
      item('event', 4),
    ],
  };
  answer(({ pathname }) =>
    pathname.endsWith('/weather') ? { metar: null, at: null } : [{ ...bookedFlight(), worth }],
  );
  expect(await screen.findByText('20 por bloque, 5 por etapa, +5 nota, +5 red, +14 evento')).toBeDefined();
});

it('says what is ready: the aircraft at the place of departure, and the program that records', async () => {
  answerReadiness({}, [keyOf('acars:write', '2026-11-22T10:18:00Z'), keyOf('acars:write', null)]);
  expect(await screen.findByText('Avión en LEMD')).toBeDefined();
  const seen = await screen.findByText(/^ACARS visto hace 2\smin$/);
  expect(seen.textContent).toMatch(/^Listo: /);
});

it('does not take a program that only reads for one that records', async () => {
  answerReadiness({}, [keyOf('own:read', '2026-11-22T10:18:00Z')]);
  expect(await screen.findByRole('link', { name: 'Conecta tu ACARS' })).toBeDefined();
});

it('does not call ready a recorder that was heard weeks ago', async () => {
  answerReadiness({}, [keyOf('acars:write', '2026-11-01T10:18:00Z')]);
  const seen = await screen.findByText(/^ACARS visto hace 21\sdías$/);
  expect(seen.textContent).toMatch(/^Pendiente: /);
});

it('says nothing of the recorder where the programs cannot be read', async () => {
  answerReadiness({}, null);
  expect(await screen.findByText('Avión en LEMD')).toBeDefined();
  await vi.waitFor(() => expect(screen.queryByText(/tu ACARS|ACARS visto/)).toBeNull());
});

it('says what is not ready, and where to see to it', async () => {
  answerReadiness({ tailPlace: { icao: 'LEBL', since: null } }, []);
  expect(await screen.findByText('EC-AAA está en LEBL: sales de LEMD')).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Conecta tu ACARS' });
  expect(link.getAttribute('href')).toBe('/plataforma/acars');
});

it('says of a booking without a tail that it is still to be chosen', async () => {
  answerReadiness({ tail: null, tailPlace: null }, []);
  expect(await screen.findByText('Avión por elegir')).toBeDefined();
});

/** The key of a program that may do this. */
function keyOf(scope: string, lastUsedAt: string | null) {
  return { id: 'a', label: 'PC', scopes: [scope], prefix: '', createdAt: '', expiresAt: null, lastUsedAt };
}

/** Shows a booking with these changes to a pilot with these keys, or null where they cannot be read. */
function answerReadiness(changes: object, keys: readonly object[] | null) {
  answer(
    ({ pathname }) =>
      pathname.endsWith('/weather') ? { metar: null, at: null } : [{ ...bookedFlight(), ...changes }],
    keys,
  );
}

it('gives a flight in the air its own card, with nothing more to change or cancel', async () => {
  answer(() => [{ ...bookedFlight(), state: 'flying', report: 'WXYZ2345' }]);
  expect(await screen.findByText('641 en vuelo')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says to a suspended pilot why there is nothing to book', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const pilot = { callsign: 'EVE017', status: 'suspended', capabilities: [] };
    return address.endsWith('/session')
      ? Response.json({ stage: 'open', methods: [], pilot })
      : Response.json(REFUSED, { status: 403 });
  });
  const onStanding = vi.fn();
  renderInApp(<NextFlight onStanding={onStanding} InFlight={Flown} Landed={Above} />);
  expect(await screen.findByText('Tu cuenta está suspendida')).toBeDefined();
  expect(onStanding).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
