import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EventDetail } from '@va/contract/tours-and-events/events.ts';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { answerBookings, TAKEN } from '#app/api/testing/answer-bookings.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { EventFlights } from './event-flights.tsx';

const [dep, arr] = [
  { icao: 'LEMD', city: 'Madrid' },
  { icao: 'LEBL', city: 'Barcelona' },
];
const booked = { code: 'ABCD2345', number: null, dep, arr, std: '2026-11-23T08:30:00Z' };

/** The page of an event whose free flight leaves at an hour, and the page of the booking. */
function page(std: string) {
  const event = { id: 'e', flights: [], free: { dep, arr, std }, bookingCode: null, flown: null };
  return (
    <Routes>
      <Route path="/" element={<EventFlights event={event as unknown as EventDetail} />} />
      <Route path="*" element={<h1>Tu reserva</h1>} />
    </Routes>
  );
}

const press = async (words: string) =>
  userEvent.click(await screen.findByText(words, { selector: 'button' }));

it('books a flight of an event once, however often the answer is lost, and says so', async () => {
  const sent = answerBookings(undefined, Response.json({ bookings: [booked] }, { status: 201 }));
  renderInApp(page(booked.std));
  await press('Reservar');
  expect(await screen.findByText(/La plataforma no responde/u)).toBeDefined();
  await press('Reservar');
  expect(await screen.findByRole('heading', { name: 'Tu reserva' })).toBeDefined();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(toastStore.snapshot().at(-1)).toMatchObject({
    title: 'Reservado',
    description: 'Vuelo libre de Madrid a Barcelona, 08:30Z.',
  });
});

it('asks again about a tail for a flight of the event at another hour', async () => {
  const sent = answerBookings(Response.json(TAKEN, { status: 409 }), Response.json(TAKEN, { status: 409 }));
  const { rerender } = renderInApp(page(booked.std));
  await press('Reservar');
  await screen.findByText('Compartir el avión');
  rerender(page('2026-11-23T09:30:00Z'));
  await press('Reservar');
  await waitFor(() => expect(sent.map(({ shared }) => shared)).toEqual([false, false]));
});

it('lists the flights of an event by when they leave, a free one among them', async () => {
  const flight = (number: number, std: string) => ({
    flightId: `f${number}`,
    number,
    date: '2026-11-23',
    dep,
    arr,
    std,
  });
  const flights = [flight(301, '2026-11-23T19:45:00Z'), flight(103, '2026-11-23T18:00:00Z')];
  const free = { dep, arr, std: '2026-11-23T19:00:00Z' };
  const event = { id: 'e', flights, free, bookingCode: null, flown: null };
  renderInApp(<EventFlights event={event as unknown as EventDetail} />);
  const hours = (await screen.findAllByText(/^Salida el/)).map(({ textContent }) => textContent?.slice(-6));
  expect(hours).toEqual(['18:00Z', '19:00Z', '19:45Z']);
});
