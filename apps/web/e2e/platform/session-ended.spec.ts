/** The session ends while a form is being filled in. */
import { Shell } from '../pages/shell.ts';
import type { Page } from '@playwright/test';
import { account, expect, giveAccess, signIn, test } from './platform.ts';

const ended = (page: Page) => page.getByText('Tu sesión ha terminado; lo que has escrito te espera');
const form = (page: Page) => page.getByRole('combobox', { name: 'Desde' });

async function fillIn(page: Page): Promise<void> {
  await page.goto('/plataforma/vuelos/libre');
  await form(page).fill('LEMD');
  await page.getByRole('combobox', { name: 'Hasta' }).fill('LEPA');
  // What the page asks for both airports; else that would meet the end of the session before the press does.
  await expect(page.getByRole('region', { name: 'Cómo será el vuelo' })).toContainText('h de bloque');
}

test('who signs in again finds the form as it was, out of sight until then', async ({ page }) => {
  const { callsign, password } = await signIn(page, 'piloto');
  await fillIn(page);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Reservar este vuelo' }).click();
  await expect(ended(page)).toBeVisible();
  await expect(form(page)).toBeHidden();
  await giveAccess(page, callsign, password);
  await expect(form(page)).toHaveValue('LEMD');
  await expect(page.getByRole('combobox', { name: 'Hasta' })).toHaveValue('LEPA');
  await expect(ended(page)).toHaveCount(0);
  // The page works on, under the new session's token.
  await page.goto('/plataforma/cuenta');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('status').filter({ hasText: /guardad/i })).toBeVisible();
});

test('nothing of it is left for somebody else, nor after who has signed out in another tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'piloto');
  await fillIn(page);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Reservar este vuelo' }).click();
  await expect(ended(page)).toBeVisible();
  const { callsign, password } = account('revisor');
  await giveAccess(page, callsign, password);
  await expect(page.getByRole('link', { name: callsign, exact: true })).toBeVisible();
  await expect(form(page)).toHaveValue('');

  await fillIn(page);
  const other = await context.newPage();
  await other.goto('/plataforma/');
  await other.getByRole('button', { name: 'Salir' }).click();
  await expect(other.getByRole('button', { name: 'Acceder', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reservar este vuelo' }).click();
  await expect(page.getByRole('button', { name: 'Acceder', exact: true })).toBeVisible();
  await expect(ended(page)).toHaveCount(0);
  await expect(form(page)).toHaveCount(0);
});

test(
  'a session that has ended elsewhere shows as the way in, on the next page that asks for something',
  { tag: '@long' },
  async ({ page }) => {
    const { callsign, password } = await signIn(page, 'piloto');
    await page.goto('/plataforma/flota');
    await expect(page.getByRole('heading', { level: 1, name: 'Flota hoy' })).toBeVisible();
    await page.context().clearCookies();
    const shell = new Shell(page);
    await shell.group('Operaciones').click();
    await shell.entry('Reservas').click();
    await giveAccess(page, callsign, password);
    await expect(page.getByRole('heading', { level: 1, name: 'Tus reservas' })).toBeVisible();
    await expect(page.getByRole('link', { name: callsign, exact: true })).toBeVisible();
  },
);
