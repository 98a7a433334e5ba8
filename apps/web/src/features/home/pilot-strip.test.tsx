import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PilotStrip, rankWords, stageWords } from './pilot-strip.tsx';
import type { RankRequirement } from '@va/contract/pilots/ranks.ts';

const NOW = Date.parse('2026-11-22T10:20:00Z');
const instant = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const place = (icao: string, city: string) => ({ icao, city, timezone: 'Europe/Madrid', lat: 40, lon: -3 });
const madrid = place('LEMD', 'Madrid');

beforeEach(() => void vi.setSystemTime(NOW));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const booking = (state: string, minutes: number) => ({
  code: 'ABCD2345',
  state,
  number: 103,
  dep: madrid,
  arr: place('LEPA', 'Palma'),
  std: instant(minutes),
  sta: instant(minutes + 80),
  graceUntil: instant(minutes + 60),
  tail: 'EC-AAA',
});
const departure = (arr: ReturnType<typeof place>, minutes: number) => ({
  number: 211,
  date: '2026-11-22',
  dep: madrid,
  arr,
  std: instant(minutes),
  worth: { least: 10, most: 20 },
  refusals: [],
});
const rank = {
  rank: 'Segundo Oficial',
  next: {
    rank: 'Primer Oficial',
    requirements: [{ kind: 'points', typeId: null, model: null, have: 80, need: 200, met: false }],
  },
};
const stage = {
  tour: 'norte',
  name: 'Vuelta al norte',
  n: 1,
  place: 1,
  of: 9,
  dep: madrid,
  arr: place('ENSB', 'Longyearbyen'),
};

interface Answers {
  stages?: unknown[];
  status?: string;
  bookings?: unknown[];
  here?: unknown[];
  anywhere?: unknown[];
}

/** Shows the strip to a pilot, to a visitor (null), or without any answer (undefined). */
function show(answers: Answers | null | undefined, tours = true) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (answers === undefined) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(address, location.origin);
    const pilot = answers && {
      id: '1',
      callsign: 'EVE017',
      status: answers.status ?? 'active',
      capabilities: [],
    };
    if (pathname.endsWith('/session'))
      return Response.json({ stage: pilot ? 'open' : 'none', pilot, methods: [], csrfToken: null });
    if (pathname.endsWith('/bookings')) return Response.json({ items: answers?.bookings ?? [] });
    if (pathname.endsWith('/me/rank')) return Response.json(rank);
    if (pathname.endsWith('/me/stages')) return Response.json(answers?.stages ?? [stage]);
    const items = searchParams.get('here') ? answers?.here : answers?.anywhere;
    return Response.json({ items: items ?? [], place: { icao: 'LEMD', city: 'Madrid' } });
  });
  return within(renderInApp(<PilotStrip tours={tours} />).container);
}

it('shows the next booking with its countdown, what is missing to the next rank, and the next stage', async () => {
  show({ bookings: [booking('reserved', 33)] });
  expect(await screen.findByText(/103 · LEMD → LEPA$/)).toBeDefined();
  expect(screen.getByText(/^Sale en 33.min · 10:53Z · EC-AAA$/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver la reserva' }).getAttribute('href')).toBe(
    '/plataforma/reservas/ABCD2345',
  );
  expect(await screen.findByText(/^Te faltan 120 puntos para Primer Oficial\./)).toBeDefined();
  expect(await screen.findByText(/^Vuelta al norte: etapa 1 de 9, LEMD–ENSB\./)).toBeDefined();
});

it('speaks of tours only where the airline has some, or a stage waits', async () => {
  show({ stages: [] });
  expect(await screen.findByRole('link', { name: 'Ver los tours' })).toBeDefined();
  cleanup();
  show({ stages: [] }, false);
  expect(await screen.findByText(/^Te faltan 120 puntos/)).toBeDefined();
  expect(screen.queryByText(/etapa|tours/)).toBeNull();
});

it('shows the flight in the air before a booking', async () => {
  show({ bookings: [booking('reserved', 300), booking('flying', -20)] });
  expect(await screen.findByText('En vuelo')).toBeDefined();
  expect(screen.getByText(/^Llegada según el horario: 11:20Z/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Verlo en el mapa' })).toBeDefined();
});

it('proposes two departures from where the pilot is, each to another place', async () => {
  const [oslo, lisbon, palma] = [place('ENGM', 'Oslo'), place('LPPT', 'Lisboa'), place('LEPA', 'Palma')];
  show({
    here: [departure(oslo, 60), departure(oslo, 90), departure(lisbon, 1200), departure(palma, 1300)],
  });
  expect(await screen.findByText('Sin reserva: salen de Madrid')).toBeDefined();
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.filter((name) => name.includes('→'))).toEqual([
    expect.stringMatching(/^LEMD → ENGMOsloHoy, 11:20Z · 10 a 20.puntos$/),
    expect.stringMatching(/^LEMD → LPPTLisboaMañana, 06:20Z · 10 a 20.puntos$/),
  ]);
});

it('proposes departures from elsewhere where none leaves soon, and says when there is none at all', async () => {
  show({ anywhere: [departure(place('LPPT', 'Lisboa'), 60)] });
  expect(await screen.findByText('Sin reserva: salen pronto')).toBeDefined();
  expect(screen.getByRole('link', { name: /Lisboa/ }).getAttribute('href')).toContain('salida=todas');
});

it('says when nothing can be booked soon', async () => {
  show({});
  expect(await screen.findByText(/^En las próximas horas no sale nada que puedas reservar\./)).toBeDefined();
});

it.each([
  ['a visitor', null, /^Con tu cuenta ves aquí tu próximo vuelo/],
  ['who is suspended', { status: 'suspended' }, /^Tu cuenta está suspendida/],
  ['who has left', { status: 'retired' }, /^Tu cuenta está de baja/],
] as const)('says in a line to %s what stands here', async (_, answers, words) => {
  const strip = show(answers);
  expect(await strip.findByText(words)).toBeDefined();
  expect(strip.queryByRole('list')).toBeNull();
});

const one = (kind: RankRequirement['kind'], have: number, need: number): RankRequirement => ({
  kind,
  typeId: null,
  model: null,
  have,
  need,
  met: have >= need,
});
const towards = (...requirements: RankRequirement[]) =>
  rankWords({ rank: 'Segundo Oficial', next: { rank: 'Primer Oficial', canAsk: false, requirements } });

it('says the points first, in the right number', () => {
  expect(towards(one('minutes', 0, 600), one('points', 1080, 1200))).toBe(
    'Te faltan 120\u00a0puntos para Primer Oficial.',
  );
  expect(towards(one('points', 1199, 1200))).toBe('Te falta 1\u00a0punto para Primer Oficial.');
});

it('says what is missing besides once the points are there, and that nothing is', () => {
  expect(towards(one('points', 1200, 1200), one('minutes', 540, 600))).toBe(
    'Para Primer Oficial: Horas. Faltan 01:00\u00a0h.',
  );
  expect(towards(one('points', 1200, 1200))).toBe('Cumples todo lo que pide Primer Oficial.');
  expect(rankWords({ rank: 'Comandante', next: null })).toBe('Llevas el rango más alto: Comandante.');
});

it('names the next stage of a tour with its ends', () => {
  const place = (icao: string) => ({ icao, city: icao, timezone: 'UTC', lat: 0, lon: 0 });
  const stage = { name: 'Vuelta al norte', n: 2, place: 2, of: 9, dep: place('ZZZA'), arr: place('ZZZB') };
  expect(stageWords(stage)).toBe('Vuelta al norte: etapa 2 de 9, ZZZA–ZZZB.');
  expect(stageWords({ ...stage, n: 5, place: 4, of: 8, dep: null, arr: null })).toBe(
    'Vuelta al norte: etapa 5, la 4.ª de 8.',
  );
});
