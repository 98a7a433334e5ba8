/** The page of today of a pilot who has flown and booked: its cards, alone and on a phone, and that nothing moves as they come. */
import type { Page } from '@playwright/test';
import { bookFlight, cancelBooking } from './book-flight.ts';
import { sendFlownReport } from './flown-report.ts';
import { addAircraft, addDeparture } from './made-at-desk.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, openReady, test } from './platform.ts';

const HOME = '/plataforma/';
/** What the page may move, as parts of the screen: the clock in the bar gives way when its font comes. */
const CLOCK = 0.005;

/** Opens the page at a width, CSS pixels, and answers how much had moved once all its cards stood. */
async function movedAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  await openReady(page, HOME);
  await expect(page.getByRole('region', { name: 'Mensajes' })).toBeVisible();
  await expect(page.getByText(/^Cargando|^Comprobando/)).toHaveCount(0);
  return page.evaluate(() => (globalThis as unknown as { moved: () => number }).moved());
}

test('the flight of the day is booked in one press', async ({ page }) => {
  await signInNewPilot(page);
  await addAircraft(page);
  await addDeparture(page);
  await openReady(page, HOME);
  const card = page.getByRole('region', { name: 'El vuelo del día' });
  await expect(card).toContainText(/EVE \d+ sale a las \d\d:\d\dZ/);
  await card.getByRole('button', { name: 'Reservar el vuelo del día' }).click();
  await expect(card).toContainText(/Tienes reservado EVE \d+: sale a las \d\d:\d\dZ\./);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sales a');
  await card.getByRole('link', { name: 'Ver tu reserva' }).click();
  await expect(page).toHaveURL(/\/plataforma\/reservas\/[A-Z0-9]{8}$/);
});

test('what was flown, what comes next and what the next rank takes stand there, and nothing moves', async ({
  page,
}) => {
  await signInNewPilot(page);
  const report = await sendFlownReport(page, 0.2);
  const booking = await bookFlight(page);
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, { moved: () => moved });
  });
  for (const width of [1280, 360]) expect(await movedAt(page, width), `at ${width} px`).toBeLessThan(CLOCK);

  const last = page.getByRole('region', { name: 'Último vuelo' });
  await expect(last).toContainText('LEMD → LEBL');
  await expect(last.getByRole('link', { name: 'Ver informe' })).toHaveAttribute(
    'href',
    `/plataforma/informes/${report}`,
  );
  const rank = page.getByRole('region', { name: /^Hacia / });
  await expect(rank.getByRole('listitem').first()).toContainText(/^Puntos\d+\s%/);
  await expect(page.getByText(/Avión en LEMD$|está en [A-Z]{4}: sales de LEMD$/)).toBeVisible();
  await expectSoundPage(page, HOME, [360, 1280]);
  await cancelBooking(page, booking);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSoundPage(page, HOME);
});
