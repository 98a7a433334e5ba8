import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Statistics } from '@va/schemas/api/airline/statistics.ts';
import { queryClient } from '#app/app/query-client.ts';
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
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  renderInApp(<StatisticsPage whose="airline" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() =>
    expect(names).toEqual([expect.stringMatching(/^estadisticas-aerolinea-[\d-]{10}\.csv$/)]),
  );
  expect(await files[0]?.text()).toContain('\r\nmonth,2026-10,,2,810,\r\n');
});
