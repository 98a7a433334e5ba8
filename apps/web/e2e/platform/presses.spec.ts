/** How many presses a pilot's everyday acts take, from the page of today on. */
import type { Locator, Page } from '@playwright/test';
import { cancelBooking } from './book-flight.ts';
import { sendFlownReport } from './flown-report.ts';
import { addAircraft, addDeparture } from './made-at-desk.ts';
import { signInNewPilot } from './new-pilot.ts';
import { actHeaders, expect, openReady, test } from './platform.ts';

/** Opens today's page, presses one thing after the other, and answers how many that were. */
async function pressed(page: Page, ...things: ((page: Page) => Locator)[]): Promise<number> {
  await openReady(page, '/plataforma/');
  for (const thing of things) await thing(page).first().click();
  return things.length;
}

const link = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name });
const button = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name });
const answer = (name: RegExp) => (page: Page) => page.getByRole('dialog').getByRole('button', { name });
/** Of the menu, whose groups are closed. */
const menu = (name: string) => [
  (page: Page) => page.getByRole('navigation').getByRole('button', { name: 'Operaciones' }),
  (page: Page) => page.getByRole('navigation').getByRole('link', { name, exact: true }),
];

/** Codes of the bookings that are open, once there are so many. */
async function bookings(page: Page, count: number): Promise<string[]> {
  const open = async () => {
    const found = await page.request.get('/plataforma/api/v1/bookings?state=open');
    return ((await found.json()) as { items: { code: string }[] }).items.map(({ code }) => code);
  };
  await expect.poll(open).toHaveLength(count);
  return open();
}

/** The one booking that was made, which is taken back. */
async function takeBack(page: Page): Promise<void> {
  const [code = ''] = await bookings(page, 1);
  await cancelBooking(page, code);
}

/** Reads every notice, so that none stands before whichever flight leaves first. */
async function readNotices(page: Page): Promise<void> {
  const headers = await actHeaders(page);
  const answer = await page.request.get('/plataforma/api/v1/me/notices');
  for (const { slug, revision } of (await answer.json()) as { slug: string; revision: number }[]) {
    const read = await page.request.post(`/plataforma/api/v1/notices/${slug}/ack`, {
      data: { revision },
      headers,
    });
    expect(read.ok(), await read.text()).toBe(true);
  }
}

test('a flight is booked in at most four presses, a report read in two, the way back found in one', async ({
  page,
}) => {
  await signInNewPilot(page);
  await readNotices(page);
  await addAircraft(page);
  await addDeparture(page);

  expect(await pressed(page, button(/^Reservar el vuelo del día$/))).toBeLessThanOrEqual(4);
  await takeBack(page);

  // The flight that was added, which has an aircraft for itself.
  const row = (one: Page) =>
    one
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /[A-Z]{3}\s9\d{3}/ })
      .getByRole('button', { name: /^Ver vuelo/ });
  const searched = await pressed(page, link(/^Buscar vuelo$/), row, button(/^Reservar [A-Z]{3} 9\d{3}/));
  expect(searched).toBeLessThanOrEqual(4);
  await bookings(page, 1);
  expect(await pressed(page, link(/^Conecta tu ACARS$/))).toBe(1);
  await expect(page.getByRole('heading', { name: '¿Qué programa usas?' })).toBeVisible();
  expect(await pressed(page, link(/^Briefing del vuelo/))).toBe(1);
  expect(await pressed(page, button(/^Cambiar$/))).toBe(1);
  await expect(page.getByRole('dialog', { name: /^Cambiar [A-Z]{3} 9\d{3}$/ })).toBeVisible();
  expect(await pressed(page, button(/^Anular$/), answer(/^Anular la reserva$/))).toBe(2);
  await bookings(page, 0);

  expect(await pressed(page, ...menu('Mis Vuelos'), link(/^Reporte manual$/))).toBe(3);
  await expect(page.getByRole('main').getByRole('button', { name: 'Enviar' })).toBeVisible();
  expect(await pressed(page, ...menu('Reservas'), button(/^Crear la dirección$/))).toBe(3);
  await expect(page.getByRole('button', { name: 'Copiar la dirección' })).toBeVisible();
  expect(await pressed(page, link(/^Buscar vuelo$/), link(/^Vuelo libre$/))).toBe(2);
  await expect(page.getByRole('button', { name: 'Reservar este vuelo' })).toBeVisible();

  const report = await sendFlownReport(page, 0);
  expect(await pressed(page, link(/^Ver informe$/))).toBeLessThanOrEqual(2);
  await expect(page).toHaveURL(`/plataforma/informes/${report}`);

  expect(await pressed(page, link(/^Reservar la vuelta/))).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De Barcelona a Madrid');
  await expect(page.getByRole('button', { name: 'Confirmar reserva' })).toBeVisible();
});
