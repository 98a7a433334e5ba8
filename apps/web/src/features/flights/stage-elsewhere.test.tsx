import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { FlightsPage } from './flights-page.tsx';

const place = (icao: string, city: string) => ({ icao, city, timezone: 'UTC', lat: 60, lon: 10 });
const svalbard = {
  tour: 'svalbard',
  name: 'A320 Svalbard',
  n: 6,
  place: 6,
  of: 9,
  dep: place('ENVA', 'Trondheim'),
  arr: place('ENBO', 'Bodø'),
  types: [],
  begun: true,
  refusal: null,
};

/** Opens the departures from Madrid, where the pilot is, who has these stages before them. */
async function show(stages: readonly object[], address = '/') {
  history.replaceState(null, '', address);
  const departures = { items: [], total: 0, bookable: 0, next: null, place: place('LEMD', 'Madrid') };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('/me/stages')
        ? stages
        : /\/flights\b/.test(url)
          ? { ...departures, advice: null, likes: null }
          : /maintenance/.test(url)
            ? { sentence: null }
            : [],
    ),
  );
  renderInApp(<FlightsPage booked={null} />, address);
  expect(await screen.findByText('Ninguna salida con esos filtros')).toBeDefined();
}

const line = () => screen.queryByText(/Tu siguiente etapa/);

it('says that the next stage leaves from elsewhere, and leads to where it is booked', async () => {
  await show([svalbard, { ...svalbard, n: 7, dep: place('ENBO', 'Bodø') }]);
  await waitFor(() => expect(line()).not.toBeNull());
  expect(line()?.textContent).toContain('Tu siguiente etapa de A320 Svalbard, ENVA–ENBO, no sale de LEMD.');
  const link = within(line()!).getByRole('link', { name: 'Reservar la etapa 6 de A320 Svalbard' });
  expect(link.getAttribute('href')).toContain('tour=svalbard&etapa=6');
  expect(screen.getAllByText(/Tu siguiente etapa/)).toHaveLength(1);
});

it.each([
  ['a tour that the pilot has not begun', [{ ...svalbard, begun: false }], '/'],
  ['one that leaves from here', [{ ...svalbard, dep: place('LEMD', 'Madrid') }], '/'],
  ['one that cannot be booked', [{ ...svalbard, refusal: { message: 'Te faltan horas.' } }], '/'],
  ['a tour without stages left', [{ ...svalbard, n: null, dep: null, arr: null }], '/'],
  ['one while departures from anywhere are shown', [svalbard], '/?salida=todas'],
])('says nothing of %s', async (_, stages, address) => {
  await show(stages, address);
  await waitFor(() => expect(screen.getByText('Ninguna salida con esos filtros')).toBeDefined());
  expect(line()).toBeNull();
});
