import type { Page } from '@playwright/test';

/** Books the first flight that a tail is free for, as the pilot of the page; answers the code of the booking. */
export async function bookTail(page: Page, tail: string): Promise<string> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'plataforma-csrf')?.value ?? '';
  const headers = { 'X-CSRF-Token': token, Origin: new URL(page.url()).origin };
  const found = await page.request.get('/plataforma/api/v1/flights?limit=200&origin=LEMD');
  const { items } = await found.json();
  const flight = items.find(({ freeTails }: { freeTails: string[] }) => freeTails.includes(tail));
  if (flight === undefined) throw new Error(`No flight has ${tail} free`);
  const answer = await page.request.post('/plataforma/api/v1/bookings', {
    data: { legs: [{ flightId: flight.flightId, date: flight.date, tail }] },
    headers,
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { bookings } = await answer.json();
  return bookings[0].code;
}
