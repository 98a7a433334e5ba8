import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Statistics } from '@va/schemas/api/statistics.ts';
import { queryClient } from '#app/app/query-client.ts';
import { StatisticsPage } from './statistics-page.tsx';

const save = vi.hoisted(() => vi.fn());
vi.mock('#app/services/save-file.ts', () => ({ saveFile: save }));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const sum = { flights: 2, minutes: 810 };
const madrid = { icao: 'LEMD', city: 'Madrid', timezone: 'Europe/Madrid', lat: 40.47, lon: -3.56 };
const figures: Statistics = {
  ...sum,
  distanceNm: 5400.25,
  firstYear: 2026,
  months: [{ month: '2026-10', ...sum }],
  types: [{ type: 'A320', ...sum }],
  airports: [{ place: madrid, flights: 4 }],
  routes: [{ dep: madrid, arr: madrid, ...sum }],
  landings: { count: 0, median: null, bands: [] },
};

it('hands the figures of the airline over as a file', async () => {
  vi.stubGlobal('fetch', async () => Response.json(figures));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <StatisticsPage whose="airline" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  const [name, type, text] = save.mock.calls[0] ?? [];
  expect(name).toMatch(/^estadisticas-aerolinea-\d{4}-\d\d-\d\d\.csv$/);
  expect(type).toBe('text/csv');
  expect(text).toContain('\r\nmonth,2026-10,,2,810,\r\n');
});
