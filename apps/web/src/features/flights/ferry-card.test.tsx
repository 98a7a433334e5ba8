import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { FerryCard } from './ferry-card.tsx';

const place = (icao: string, city: string) => ({ icao, city, timezone: 'UTC', lat: 40, lon: -3 });
const ferry = {
  tail: 'EC-LZD',
  model: 'Airbus A320-200',
  icaoType: 'A320',
  dep: place('LEPA', 'Palma'),
  arr: place('LEMD', 'Madrid'),
  std: '2026-11-29T11:05:00Z',
  since: '2026-11-27T08:00:00Z',
  here: false,
  blockMin: 80,
  points: 10,
};

function answering(items: object[]) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: { method?: string; body?: string }) => {
    if (init?.method !== 'POST')
      return Response.json(url.endsWith('/ferries') ? { place: ferry.arr, items } : []);
    sent.push(`${url.replace(/^.*\/api\/v1/, '')} ${init.body}`);
    const made = {
      code: 'ABC017',
      number: null,
      kind: 'positioning',
      dep: ferry.dep,
      arr: ferry.arr,
      std: ferry.std,
    };
    return Response.json({ bookings: [made] });
  });
  return sent;
}

it('says which aircraft waits, where and since when, and books its ferry in one press', async () => {
  const sent = answering([ferry, { ...ferry, tail: 'EC-NRG', here: true, since: null }]);
  renderInApp(<FerryCard />);
  const row = (await screen.findByText('EC-LZD')).closest('li');
  expect(row?.textContent).toContain('EC-LZD · Ferry a Madrid');
  expect(row?.textContent).toMatch(
    /En Palma \(LEPA\) desde el .*27.* Sale a las 11:05Z, .*10\spuntos de base\./,
  );
  expect(screen.getByText('EC-NRG').closest('li')?.textContent).toContain('Donde tú estás, en Palma.');
  await userEvent.click(screen.getByRole('button', { name: 'Reservar el ferry de EC-LZD a Madrid' }));
  await vi.waitFor(() => expect(sent).toEqual(['/ferries {"tail":"EC-LZD"}']));
});

it('says so where none waits', async () => {
  answering([]);
  renderInApp(<FerryCard />);
  expect(await screen.findByText('Ahora no espera ninguno.')).toBeDefined();
});
