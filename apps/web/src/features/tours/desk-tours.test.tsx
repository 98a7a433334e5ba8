import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { DeskTours } from './desk-tours.tsx';

const tour = (id: string, more: object = {}) => ({
  id,
  name: `Tour ${id}`,
  description: 'De Madrid a Palma.',
  edition: 1,
  opens: null,
  closes: null,
  closed: false,
  moreThanMinutes: null,
  types: [{ id: 'jet', model: 'Jet' }],
  count: 1,
  distanceNm: 295,
  enrolled: 0,
  completed: 0,
  own: null,
  stops: [
    { icao: 'LEMD', lat: 40.5, lon: -3.6 },
    { icao: 'LEPA', lat: 39.6, lon: 2.7 },
  ],
  ...more,
});
const painted = (id: string) => ({ id, name: `Tour ${id}`, stops: [['LEMD'], ['LEXX', 'LEPA']] });

/** Shows what the platform adds to a page with two tours; answers how often it was asked. */
function show(tours: readonly object[] | undefined) {
  const ask = vi.fn(async () => {
    if (tours === undefined) throw new TypeError('Failed to fetch');
    return Response.json(tours);
  });
  vi.stubGlobal('fetch', ask);
  const { container } = renderInApp(<DeskTours known={[painted('uno'), painted('dos')]} />);
  return { ask, container };
}

it('shows what staff have added, and says which of the page have changed or are closed', async () => {
  show([
    tour('uno', { stops: [{ icao: 'LEMD', lat: 40.5, lon: -3.6 }] }),
    tour('dos', { closed: true }),
    tour('tres'),
  ]);
  expect(await screen.findByRole('heading', { name: 'También se vuelan' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Dibujo de la ruta de Tour tres: LEMD, LEPA' })).toBeDefined();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/plataforma/tours/uno', '/plataforma/tours/dos', '/plataforma/tours/tres']);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toEqual(['Ha cambiado, como dice su página: Tour uno.', 'Ya está cerrado: Tour dos.']);
});

it.each([
  ['where staff have changed nothing', [tour('uno'), tour('dos')]],
  ['where the platform does not answer', undefined],
])('adds nothing %s', async (_, tours) => {
  const { ask, container } = show(tours);
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
