import type { EventDetail } from '@va/contract/tours-and-events/events.ts';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { EventFlights } from './event-flights.tsx';
import { EventsPage } from './events-page.tsx';

const event = {
  id: 'a',
  name: 'Noche de Dublín',
  startsAt: '2026-12-05T18:00:00Z',
  endsAt: '2026-12-05T22:00:00Z',
  airports: [],
  countsOn: 'arrival',
  points: 1,
  signup: false,
  cancelled: null,
  signedUp: 0,
  tookPart: 0,
  placesLeft: null,
  own: null,
  flown: { code: 'ABCD2345', state: 'counts', reason: null },
} as unknown as EventDetail;

function show(page: ReactNode) {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/events') ? [event] : []),
  );
  renderInApp(page);
}

it('says one point of an event in the singular, in the list', async () => {
  show(<EventsPage />);
  expect(await screen.findByText(/^1 punto · /)).toBeDefined();
});

it('says one point of an event in the singular, beside the flight that counts', () => {
  show(<EventFlights event={event} />);
  expect(screen.getByText('Cuenta: sumas 1 punto.')).toBeDefined();
});
