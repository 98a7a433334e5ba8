/** Portal and platform are one app: what the specification embeds and the platform has itself is a part of the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../../scripts/lib/hash-files.mjs';
import { siteRoot } from '../../../../scripts/lib/project.mjs';
import { account, expect, giveAccess, openReady, signIn, test } from './platform.ts';

/** A sentence of React's own errors. */
const REACT = 'https://react.dev/errors/';

/** The specified pages with a view of the platform, their titles, and the frames that stay: the specified documents. */
const PARTS = [
  ['/', /^Bienvenido a bordo/, 0],
  ['/operaciones/reservar', 'Reservar vuelo', 0],
  ['/mi-perfil', 'Mi perfil', 0],
  ['/eventos/tours/svalbard', 'A320 Svalbard', 0],
  ['/documentacion/puntos-rangos', 'Puntos y rangos', 1],
  ['/comunidad/pilotos', 'Pilotos', 1],
] as const;

test('React stands in one file of the site', () => {
  const dist = join(siteRoot, 'dist');
  const scripts = listFiles(dist, ['.']).filter((file) => file.endsWith('.js'));
  const holding = scripts.filter((file) => readFileSync(join(dist, file), 'utf8').includes(REACT));
  expect(holding).toHaveLength(1);
});

for (const [address, title, documents] of PARTS)
  test(`${address} shows the platform's view as a part: one title, one page, no frame of our own`, async ({
    page,
  }) => {
    const { callsign } = await signIn(page, 'piloto');
    await page.addInitScript((one) => localStorage.setItem('pilotIndicativo', one), callsign);
    // Pages of others do not come in tests.
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.fulfill({ body: '' }),
    );
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(documents);
    await expect(page.locator('iframe[src*="/plataforma/"]')).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByText('Entra con tu cuenta, una vez cada 30 días')).toHaveCount(0);
  });

test('PL-02: whoever passed the gate alone sees one line, signs in without typing the callsign again, and is back', async ({
  page,
}) => {
  const { callsign, password } = account('piloto');
  await page.goto('/');
  await page.evaluate((one) => localStorage.setItem('pilotIndicativo', one), callsign);
  await page.goto('/comunidad/pilotos');
  await expect(page.getByText('Entra con tu cuenta, una vez cada 30 días')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar con mi cuenta' }).click();
  await expect(page.getByLabel('Indicativo', { exact: true })).toHaveValue(callsign);
  await giveAccess(page, callsign, password);
  await expect(page).toHaveURL(/\/comunidad\/pilotos$/);
  await expect(page.getByText('Entra con tu cuenta, una vez cada 30 días')).toHaveCount(0);
});

test('PL-02: who signs in with the account has passed the gate, and leaves the account beside the callsign', async ({
  page,
}) => {
  const { callsign } = await signIn(page, 'piloto');
  await openReady(page, '/plataforma/cuenta');
  await expect(page.getByRole('banner').getByRole('link', { name: callsign, exact: true })).toBeVisible();
  await page.goto('/flota');
  await expect(page.getByRole('heading', { level: 1, name: 'Flota' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByLabel('Indicativo', { exact: true })).toBeVisible();
});

test('the address of the former worker serves one that goes', async ({ page }) => {
  await page.goto('/plataforma/mapa');
  const gone = await page.evaluate(async () => {
    const answer = await fetch('/plataforma/sw.js');
    return (await answer.text()).includes('unregister');
  });
  expect(gone).toBe(true);
});

test('in the frame of another page the open map stands without the shell', async ({ page }) => {
  await page.goto('/plataforma/mapa?marco=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});
