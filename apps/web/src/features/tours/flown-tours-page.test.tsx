import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ToursPage } from './flown-tours-page.tsx';

it('says, without a tour, what will stand there, and leads to what can be flown meanwhile', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  renderInApp(<ToursPage />);
  expect(await screen.findByText(/aquí estarán sus etapas y hasta dónde has llegado/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'los vuelos del horario' }).getAttribute('href')).toBe(
    '/plataforma/vuelos',
  );
});
