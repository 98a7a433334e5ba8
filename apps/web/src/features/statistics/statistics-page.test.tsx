import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Statistics } from '@va/contract/airline/statistics.ts';
import { queryClient } from '#app/app/query-client.ts';
import { catchFiles } from '#app/testing/catch-files.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { StatisticsPage } from './statistics-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
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
  const files = catchFiles();
  renderInApp(<StatisticsPage whose="airline" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() =>
    expect(files).toEqual([
      { name: expect.stringMatching(/^estadisticas-aerolinea-[\d-]{10}\.csv$/), content: expect.any(Blob) },
    ]),
  );
  expect(await files[0]?.content.text()).toContain('\r\nmonth,2026-10,,2,810,\r\n');
});

it('asks for the figures of another period', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, location.origin).search);
    return Response.json({ ...figures, firstYear: 2025 });
  });
  renderInApp(<StatisticsPage whose="airline" />);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Cambiar periodo' }), 'todo');
  await waitFor(() => expect(asked.at(-1)).toBe(''));
});
