/** Pages of what a pilot has booked and of what the staff has announced: things that a new airline has not got. */
import { signInAdministrator } from './administrator.ts';
import { bookFlight, cancelBooking } from './book-flight.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expectSoundPage, WIDTHS } from './page-check.ts';
import { actHeaders, expect, signInElsewhere, test } from './platform.ts';

const DAY = 86_400_000;

test('the page of a booking', { tag: '@long' }, async ({ page }) => {
  await signInNewPilot(page);
  const code = await bookFlight(page);
  await expectSoundPage(page, `/plataforma/reservas/${code}`, WIDTHS);
  await cancelBooking(page, code);
});

test('the page of an event, until it is cancelled', { tag: '@long' }, async ({ page, browser }) => {
  await signInAdministrator(page);
  const headers = await actHeaders(page);
  const day = (n: number) => new Date(Date.now() + n * DAY).toISOString();
  const written = {
    name: 'Noche de Dublín',
    body: 'Todos a Dublín.',
    startsAt: day(20),
    endsAt: day(20.2),
    airports: ['EIDW'],
    countsOn: 'arrival',
    signup: true,
    capacity: 10,
    slotMinutes: 10,
    reason: 'Lo piden los pilotos',
  };
  const made = await page.request.post('/plataforma/api/v1/events', { data: written, headers });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = await made.json();
  const pilot = await signInElsewhere(browser, 'piloto');
  await expectSoundPage(pilot, `/plataforma/eventos/${id}`, WIDTHS);
  await expect(pilot.getByRole('heading', { level: 1, name: 'Noche de Dublín' })).toBeVisible();
  const cancelled = await page.request.post(`/plataforma/api/v1/events/${id}/cancel`, {
    data: { reason: 'La red cierra por mantenimiento.' },
    headers,
  });
  expect(cancelled.ok(), await cancelled.text()).toBe(true);
  await pilot.reload();
  await expect(pilot.getByText('La red cierra por mantenimiento.')).toBeVisible();
  await pilot.context().close();
});
