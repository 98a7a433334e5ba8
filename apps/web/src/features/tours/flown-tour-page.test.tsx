import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { TourPage } from './flown-tour-page.tsx';

it('has a heading and a way out for a tour that does not exist, and no button that asks for it again', async () => {
  const detail = 'No hay nada en esta dirección, o no es tuyo.';
  const problem = { code: 'no-encontrado', title: '', status: 404, detail };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 404 }));
  renderInApp(<TourPage id="nada" />);
  expect(await screen.findByRole('heading', { name: 'No se puede abrir el tour' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain(detail);
  expect(screen.getByRole('link', { name: 'Todos los tours' }).getAttribute('href')).toBe(
    '/plataforma/tours',
  );
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

const place = (icao: string, lat: number, lon: number) => ({
  icao,
  city: `Ciudad ${icao}`,
  timezone: 'UTC',
  lat,
  lon,
});

/** A tour through these places, the first stage passed. */
function tourThrough(...places: ReturnType<typeof place>[]) {
  const stages = places.slice(1).map((arr, i) => ({
    n: i + 1,
    dep: places[i],
    arr,
    distanceNm: 250,
    blockMin: 65,
    retired: false,
    reason: null,
    state: i === 0 ? 'passed' : 'locked',
    report: i === 0 ? { code: 'ABCD2345', at: '2026-11-08T10:00:00Z', score: 91, coverage: 100 } : null,
  }));
  return {
    id: 'muestra',
    name: 'Tour de muestra',
    description: 'Uno.',
    types: [{ id: 'jet', model: 'A320-200' }],
    substitutes: [],
    anyOrder: false,
    opens: null,
    closes: null,
    closed: false,
    closedBecause: null,
    moreThanMinutes: null,
    count: stages.length,
    distanceNm: 500,
    own: { state: 'open', passed: 1, completedAt: null, refusal: null },
    stages,
    next: null,
    notices: [],
    worth: { stage: 5, tour: 50 },
    stops: places,
  };
}

it('shows of a stage that was passed its mark, its day and what it brought', async () => {
  const tour = tourThrough(place('LEVC', 39.5, -0.5), place('EHAM', 52.3, 4.8), place('ENBR', 60.3, 5.2));
  vi.stubGlobal('fetch', async () => Response.json(tour));
  renderInApp(<TourPage id="muestra" />);
  const [first] = within(await screen.findByRole('region', { name: 'Etapas' })).getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'nota 9,1' }).getAttribute('href')).toBe(
    '/plataforma/informes/ABCD2345',
  );
  expect(first!.textContent).toMatch(/8 nov 2026 · \+5\spuntos/);
});

it('lets each stage be booked whose order is free, and proposes one', async () => {
  const tour = tourThrough(place('LEVC', 39.5, -0.5), place('EHAM', 52.3, 4.8), place('ENBR', 60.3, 5.2));
  const stages = tour.stages.map((stage) => ({ ...stage, state: 'open', report: null }));
  const next = { n: 1, bookingCode: null, flight: null, std: '2026-12-01T10:00:00Z' };
  vi.stubGlobal('fetch', async () => Response.json({ ...tour, stages, next, anyOrder: true }));
  renderInApp(<TourPage id="muestra" />);
  expect(await screen.findByRole('region', { name: 'Etapa que te proponemos: LEVC → EHAM' })).toBeDefined();
  expect(screen.getAllByText('Por volar')).toHaveLength(2);
  const links = screen.getAllByRole('link', { name: /^Reservar la etapa/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/plataforma/vuelos/libre?tour=muestra&etapa=2',
  ]);
  expect(screen.getByText('Las etapas, en el orden que quieras')).toBeDefined();
});

it.each([
  [
    'north beside its stages',
    [place('LEVC', 39.5, -0.5), place('ENBR', 60.3, 5.2), place('ENSB', 78.2, 15.5)],
    false,
  ],
  [
    'east above them',
    [place('LEVC', 39.5, -0.5), place('VTBS', 13.7, 100.7), place('RJAA', 35.8, 140.4)],
    true,
  ],
])('has the map of a tour that leads %s', async (_, places, isAbove) => {
  const tour = tourThrough(...places);
  vi.stubGlobal('fetch', async () => Response.json(tour));
  renderInApp(<TourPage id="muestra" />);
  const stages = await screen.findByRole('region', { name: 'Etapas' });
  const map = screen.getByText('Cargando el mapa del tour');
  const comesBefore = (map.compareDocumentPosition(stages) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(comesBefore).toBe(isAbove);
});
