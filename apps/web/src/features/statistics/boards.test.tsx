import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { BoardCards } from './boards.tsx';

it('says of empty boards what they look at: ninety days, flights with a distance, and who stands on boards', async () => {
  const boards = { since: '2026-08-28T00:00:00Z', improved: [], newAirports: [], longest: [] };
  vi.stubGlobal('fetch', async () => Response.json(boards));
  renderInApp(<BoardCards />);
  const who = 'de quienes salen en las tablas';
  expect(await screen.findByText(`Ningún vuelo con distancia en estos 90 días, ${who}.`)).toBeDefined();
  expect(screen.getByText('Nadie de las tablas ha estrenado un aeropuerto en estos 90 días.')).toBeDefined();
  expect(screen.queryByText(/todavía/)).toBeNull();
});
