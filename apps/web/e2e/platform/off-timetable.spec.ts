/** What the timetable has not: a journey as a passenger that is taken back, and a training flight by its name. */
import { cancelBooking } from './book-flight.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expect, openReady, test } from './platform.ts';

test('a pilot goes elsewhere as a passenger, comes back, and books a training flight', async ({ page }) => {
  await signInNewPilot(page);
  await openReady(page, '/plataforma/vuelos/libre');
  const card = page.getByRole('region', { name: 'Traslado' });
  await expect(card).toContainText('Estás en Madrid (LEMD)');
  await card.getByLabel('A dónde').fill('LEPA');
  await card.getByRole('button', { name: 'Trasladarme' }).click();
  await expect(card).toContainText('(LEPA)');
  await expect(card).toContainText(/Entre un traslado y otro pasan \d+\shoras\./);
  await card.getByRole('button', { name: /^Deshacer el traslado a / }).click();
  await expect(card).toContainText('Estás en Madrid (LEMD)');
  await page.getByLabel('Desde').fill('LEMD');
  await page.getByLabel('Hasta').fill('LEPA');
  await page.getByLabel('Es un vuelo de entrenamiento').check();
  await page.getByRole('button', { name: 'Reservar este vuelo' }).click();
  await expect(page).toHaveURL(/\/plataforma\/reservas\/[A-Z0-9]{8}$/);
  const pass = page.getByRole('region', { name: 'Vuelo de entrenamiento' });
  await expect(pass).toContainText('Horas, sin puntos');
  await cancelBooking(page, page.url().split('/').at(-1) ?? '');
});
