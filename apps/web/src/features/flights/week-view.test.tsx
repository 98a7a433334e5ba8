import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { WeekView } from './week-view.tsx';
import type { FlightSearch } from './use-flight-search.ts';

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
  renderInApp(<WeekView search={{ params: new URLSearchParams(), set } as unknown as FlightSearch} />);
  await userEvent.click(await screen.findByRole('button', { name: /Quitar el origen: 67.salidas/ }));
  expect(set).toHaveBeenCalledWith({ salida: 'todas' });
});
