import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { Component } from './desk-pilot.tsx';

const session = {
  stage: 'open',
  csrfToken: 'token',
  methods: [],
  mustSetSecondFactor: false,
  pilot: { id: 'one', callsign: 'ABC002', name: null, capabilities: ['pilots.state', 'reports.read'] },
};
const pilotOf = (callsign: string) => ({
  callsign,
  rank: 'Primer Oficial',
  base: 'LEMD',
  positions: [],
  status: 'active',
  totals: { points: 0, minutes: 0, flights: 0, meanScore: null },
});

it('begins the flights of a pilot at the latest, however far those of the pilot before were read', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/plataforma/api/v1', '');
    if (path === '/session') return Response.json(session);
    if (path.startsWith('/sanctions')) return Response.json({ items: [] });
    const [, callsign = '', reports] = /^\/pilots\/(\w+)(\/reports)?/.exec(path) ?? [];
    return Response.json(reports === undefined ? pilotOf(callsign) : { items: [], next: 'two' });
  });
  renderInApp(
    <>
      <Link to="/abc017">Un piloto</Link>
      <Link to="/abc018">Otro piloto</Link>
      <Routes>
        <Route path="/:callsign" element={<Component />} />
      </Routes>
    </>,
    '/abc018',
  );
  const toBeginning = () => screen.findByRole('button', { name: 'Al principio' });
  const open = async (link: string, callsign: string) => {
    await userEvent.click(screen.getByRole('link', { name: link }));
    await screen.findByRole('heading', { name: callsign, level: 1 });
  };
  await toBeginning();
  await open('Un piloto', 'ABC017');
  await toBeginning();
  await userEvent.click(screen.getByRole('button', { name: 'Siguientes' }));
  await vi.waitFor(async () => expect(await toBeginning()).toHaveProperty('disabled', false));
  await open('Otro piloto', 'ABC018');
  expect(await toBeginning()).toHaveProperty('disabled', true);
});
