import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Booking } from '#app/api/bookings.ts';
import { queryClient } from '#app/app/query-client.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { Readiness } from './readiness.tsx';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const there = {
  kind: 'line',
  number: 101,
  tail: 'EC-AAA',
  arr: { icao: 'LEVC' },
  sta: '2026-12-01T09:00:00Z',
};
const back = {
  tail: 'EC-AAA',
  tailPlace: { icao: 'LEMD', since: null },
  dep: { icao: 'LEVC' },
  arr: { icao: 'LEMD' },
  sta: '2026-12-01T11:00:00Z',
  std: '2026-12-01T10:00:00Z',
  plan: null,
  planProvider: null,
} as unknown as Booking;

it.each([
  ['another flight of the pilot brings it before', there, /^Pendiente: EC-AAA llega a LEVC con tu .+ 101$/],
  ['nothing brings it', undefined, /^Atención: EC-AAA está en LEMD: sales de LEVC$/],
  ['it comes too late', { ...there, sta: '2026-12-01T11:00:00Z' }, /^Atención: /],
  ['another aircraft comes', { ...there, tail: 'EC-BBB' }, /^Atención: /],
  ['it goes elsewhere', { ...there, arr: { icao: 'LEBL' } }, /^Atención: /],
])('says of an aircraft that stands elsewhere what becomes of it: %s', async (_, before, line) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      new URL(address, location.origin).pathname.endsWith('/bookings')
        ? { items: [...(before ? [before] : []), back], next: null }
        : [],
    ),
  );
  renderInApp(
    <ul>
      <Readiness booking={back} />
    </ul>,
  );
  await vi.waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(line),
    ),
  );
});
