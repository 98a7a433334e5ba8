/** The desk for the fleet: aircraft from a file, and one that is booked and goes to maintenance. */
import type { Page } from '@playwright/test';
import { signInAdministrator } from './administrator.ts';
import { bookFlight, cancelBooking } from './book-flight.ts';
import { expect, openReady, signInElsewhere, test, unusedWord } from './platform.ts';

test(
  'aircraft come from a file, and whoever has booked one that goes to maintenance is asked for another',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await signInAdministrator(page);
    const tail = `EC-${unusedWord().slice(-4)}`;
    await openReady(page, '/plataforma/flota');
    const rows = [
      'subfleet,icao,airport_id,registration',
      `A320-200,A320,LEMD,${tail}`,
      'A320-200,A320,XXXX,EC-NVB',
    ];
    await page
      .getByLabel('Archivo CSV')
      .setInputFiles({ name: 'flota.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    await expect(page.getByText('Línea 3, airport_id «XXXX»: «XXXX» no existe.')).toBeVisible();
    await page.getByLabel('Motivo').fill('Avión nuevo');
    await page.getByRole('button', { name: 'Aplicar sólo las filas buenas' }).click();
    await expect(page.getByText('1 avión nuevo y 0 cambios.')).toBeVisible();
    await expect(page.getByText(tail).first()).toBeVisible();

    // PL-77: a tail that is booked goes to maintenance; its pilot keeps the flight and is asked for another tail.
    const pilot = await signInElsewhere(browser, 'piloto');
    const booked = await bookFlight(pilot, tail);
    await page.goto('/plataforma/flota');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: tail, exact: true }) });
    await changeService(page, tail, 'mantenimiento');
    await expect(row.getByText('mantenimiento', { exact: true })).toBeVisible();
    await pilot.goto('/plataforma/mensajes');
    const message = pilot
      .getByRole('link', { name: /^Abrir la reserva: Cambio en / })
      .and(pilot.locator(`[href$="/${booked}"]`));
    // The smallest part of the page that has both the way to this booking and a title.
    const card = pilot
      .locator('div')
      .filter({ has: message })
      .filter({ has: pilot.getByRole('heading') });
    await expect(card.last()).toContainText('elige otro avión');
    await cancelBooking(pilot, booked);
    await pilot.context().close();

    await changeService(page, tail, 'operativo');
    await expect(row.getByText('libre', { exact: true })).toBeVisible();
  },
);

/** Puts an aircraft into this service, on the desk. */
async function changeService(page: Page, tail: string, service: string): Promise<void> {
  await page.getByRole('button', { name: `Servicio de ${tail}` }).click();
  await page.getByLabel('Servicio nuevo').selectOption({ label: service });
  await page.getByLabel('Motivo').fill('Revisión');
  await page.getByRole('button', { name: 'Cambiar el servicio' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
