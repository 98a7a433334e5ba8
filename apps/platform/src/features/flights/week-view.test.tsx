import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/app/query-client.ts';
import { WeekView } from './week-view.tsx';
import type { FlightSearch } from './use-flight-search.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('a week without departures says which filter to lift, and lifts it', async () => {
  const advice = { lift: 'one', filters: [{ name: 'origin', results: 67 }] };
  vi.stubGlobal('fetch', async () =>
    Response.json({
      items: [],
      total: 0,
      bookable: 0,
      counts: { days: {} },
      advice,
      place: null,
      next: null,
    }),
  );
  const set = vi.fn<FlightSearch['set']>();
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <WeekView search={{ params: new URLSearchParams(), set } as unknown as FlightSearch} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Quitar el origen: 67.salidas/ }));
  expect(set).toHaveBeenCalledWith({ salida: 'todas' });
});
