import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LivePage } from './live-page.tsx';

const AT = '2026-11-24T10:00:00Z';
const seen = { phase: 'approach', at: AT, heardAt: AT, lat: 40, lon: -4, altFt: 4000, gsKt: 180 } as const;
const where = { depIcao: 'LEMD', arrIcao: 'LPPT', icaoType: 'A320', registration: 'EC-AAA' } as const;
const rest = {
  hdg: 270,
  vsFpm: 0,
  startedAt: AT,
  plannedBlockMin: 70,
  sta: null,
  delayed: false,
  publicId: null,
};
const flight = { id: 'ABCD2345', callsign: 'ABC017', number: 503, ...seen, ...where, ...rest };

it('shows the figures and the link of the followed flight under the map on a phone too', async () => {
  const streams: EventTarget[] = [];
  class Line extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Line);
  vi.stubGlobal('fetch', async () => Response.json({ pilot: null }));
  renderInApp(
    <Routes>
      <Route path="/plataforma/mapa/:flight" element={<LivePage />} />
    </Routes>,
    '/plataforma/mapa/ABCD2345',
  );
  const data = JSON.stringify({ at: AT, flights: [flight] });
  act(() => void streams.at(-1)?.dispatchEvent(new MessageEvent('live', { data })));
  expect(screen.getByRole('heading', { name: 'Seguir un vuelo' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Mapa' }));
  const map = within(screen.getByRole('region', { name: 'Mapa' }));
  const panel = map.getByRole('region', { name: /503, en cifras$/ });
  expect(within(panel).getByRole('button', { name: /^Copiar el enlace a .*503$/ })).toBeDefined();
  // Nothing around it is hidden below some width.
  expect(panel.closest('.hidden')).toBeNull();
});
