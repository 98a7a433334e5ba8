/** How many presses a pilot's everyday acts take, from the page of today on. */
import type { Locator, Page } from '@playwright/test';
import { cancelBooking } from './book-flight.ts';
import { sendFlownReport } from './flown-report.ts';
import { addAircraft, addDeparture, addNotice } from './made-at-desk.ts';
import { signInNewPilot } from './new-pilot.ts';
import { actHeaders, expect, openReady, test } from './platform.ts';
import { planOf } from './played-plan.ts';

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

  const appeal = (one: Page) => one.getByRole('main').getByRole('button', { name: /^Recurrir(?! A)/ });
  expect(await pressed(page, link(/^Ver informe$/), appeal)).toBe(2);
  await page.getByLabel('Qué no cuadra').fill('La toma se midió con una racha: pido que se mire otra vez.');
  // The third press.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Recurrir/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Tu recurso' })).toBeVisible();
});

test('a notice is confirmed in two presses, a plan brought and filed in two, a journey and a day of an aircraft left in few', async ({
  page,
}) => {
  await signInNewPilot(page);
  const withdraw = await addNotice(page);
  expect(await pressed(page, link(/^Leer y confirmar$/), button(/^Confirmar lectura$/))).toBe(2);
  await expect(page.getByText(/^Lo confirmaste el /)).toBeVisible();
  await withdraw();
  await readNotices(page);

  expect(await pressed(page, link(/^Buscar vuelo$/), link(/^Vuelo libre$/))).toBe(2);
  const journey = page.getByRole('region', { name: 'Traslado' });
  await journey.getByLabel('A dónde').fill('LEPA');
  // The third press.
  await journey.getByRole('button', { name: 'Trasladarme' }).click();
  await expect(journey).toContainText('Estás en Palma de Mallorca (LEPA)');
  const undo = button(/^Deshacer el traslado a /);
  expect(await pressed(page, link(/^Buscar vuelo$/), link(/^Vuelo libre$/), undo)).toBe(3);
  await expect(journey).toContainText('Estás en Madrid (LEMD)');

  await addAircraft(page);
  const day = button(/^Reservar las \d\s?etapas de /);
  expect(await pressed(page, link(/^Buscar vuelo$/), link(/^El día de un avión$/), day)).toBe(3);
  await expect(page).toHaveURL('/plataforma/reservas');

  await page
    .context()
    .route(/^https:\/\/(?:my\.vatsim\.net|fpl\.ivao\.aero)\//, (route) => route.fulfill({ body: '' }));
  // The server would ask a machine elsewhere for the plan, which no test does: its answer is played.
  await page.route(/\/api\/v1\/bookings\/[A-Z0-9]+\/plan$/, (route) => route.fulfill({ json: {} }));
  await page.route(/\/api\/v1\/bookings\?/, async (route) => {
    const answer = await (await route.fetch()).json();
    const items = answer.items.map((one: object) => ({ ...one, plan: planOf([]) }));
    await route.fulfill({ json: { ...answer, items } });
  });
  for (const [network, address] of [
    ['VATSIM', /^https:\/\/my\.vatsim\.net\/pilots\/flightplan\?raw=/],
    ['IVAO', /^https:\/\/fpl\.ivao\.aero\/flight-plans\/create\?flightPlan=/],
  ] as const) {
    const form = page.context().waitForEvent('page');
    const filed = link(new RegExp(`^Presentar el plan en ${network}`));
    expect(await pressed(page, button(/^Traer mi plan de /), filed)).toBe(2);
    await (await form).waitForURL(address);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  expect(await pressed(page, button(/^Anular$/), answer(/^Anular el día entero$/))).toBe(2);
  await bookings(page, 0);
});
