/** A flight that a pilot has booked, for what the desk does about it. */
import type { Page } from '@playwright/test';
import { actHeaders, expect } from './platform.ts';

/** Books the first flight that has a tail free, or this one, as the pilot of the page; answers the code of the booking. */
export async function bookFlight(page: Page, tail?: string): Promise<string> {
  const headers = await actHeaders(page);
  const found = await page.request.get('/plataforma/api/v1/flights?limit=200&origin=LEMD');
  const { items } = await found.json();
  const flight = items.find(({ freeTails }: { freeTails: string[] }) =>
    tail === undefined ? freeTails.length > 0 : freeTails.includes(tail),
  );
  if (flight === undefined) throw new Error(`No flight has ${tail ?? 'a tail'} free`);
  const answer = await page.request.post('/plataforma/api/v1/bookings', {
    data: { legs: [{ flightId: flight.flightId, date: flight.date, tail: tail ?? flight.freeTails[0] }] },
    headers,
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { bookings } = await answer.json();
  return bookings[0].code;
}

/** Takes a booking back, on its page. */
export async function cancelBooking(page: Page, code: string): Promise<void> {
  await page.goto(`/plataforma/reservas/${code}`);
  await page.getByRole('button', { name: 'Anular', exact: true }).click();
  await page.getByRole('button', { name: 'Anular la reserva' }).click();
  await expect(page.getByText(/^Cancelado/).first()).toBeVisible();
}
