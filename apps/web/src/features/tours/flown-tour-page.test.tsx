import { screen } from '@testing-library/react';
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
