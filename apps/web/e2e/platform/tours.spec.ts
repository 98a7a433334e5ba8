import { cancelBooking } from './book-flight.ts';
import { expect, signIn, test } from './platform.ts';

test('a tour: what is next is booked in one click, and the stage and the board say so', async ({ page }) => {
  const { callsign } = await signIn(page, 'piloto');
  await page.goto('/plataforma/tours');
  await page.getByRole('link', { name: 'A320 Svalbard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A320 Svalbard' })).toBeVisible();
  await page.getByRole('button', { name: /^Reservar etapa \d+$/ }).click();
  await expect(page).toHaveURL(/\/reservas\/[A-Z0-9]{8}$/);
  const code = page.url().split('/').at(-1) ?? '';
  await page.goto('/plataforma/tours/svalbard');
  const stages = page.getByRole('region', { name: 'Etapas' }).getByRole('listitem');
  await expect(stages.first()).toContainText('Reservada');
  await expect(stages.nth(1)).toContainText('Bloqueada');
  const board = page.getByRole('region', { name: 'Quién va por dónde' });
  await expect(board.getByRole('listitem').filter({ hasText: callsign })).toContainText('Tú');
  await cancelBooking(page, code);
});
