/** Something is painted before the app has arrived: the sign-in screen, or the page for a pilot who is signed in. */
import type { Page } from '@playwright/test';
import { CALLSIGN, PASSWORD } from './fixtures/access.ts';
import { withHalvedDocuments } from './fixtures/halved-documents.ts';
import { expect, test } from './fixtures/portal.ts';
import { ENTRY, holdProgram, PORTAL } from './fixtures/programs.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

/** How far things have jumped since the page was opened, what was drawn last included. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const jumps = list.getEntriesByType('layout-shift') as unknown as { value: number }[];
        resolve(jumps.reduce((sum, { value }) => sum + value, 0));
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // Without an entry the observer is not called: the first paint, which every page has, is always one.
      observer.observe({ type: 'paint', buffered: true });
    });
  });
}

test('Arranque · la pantalla de acceso está ahí antes que el programa, y lo que se escribe en ella se queda @phone', async ({
  page,
}) => {
  const letGo = await holdProgram(page, ENTRY);
  await page.goto('/notams', { waitUntil: 'commit' });
  const screen = new SignInScreen(page);
  await expect(screen.heading).toBeVisible();
  await expect(screen.submit).toBeDisabled();
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await screen.callsign.fill('EVE0');
  await screen.password.click();
  await page.keyboard.type('no-es-');
  const before = await screen.submit.boundingBox();
  letGo();
  await expect(screen.submit).toBeEnabled();
  await page.keyboard.type('esta');
  await expect(screen.callsign).toHaveValue('EVE0');
  await expect(screen.password).toHaveValue('no-es-esta');
  await expect(screen.password).toBeFocused();
  expect(await screen.submit.boundingBox()).toEqual(before);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('Arranque · la pantalla de acceso se pinta con los seis primeros ficheros, que un navegador pide a la vez', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\.(?:js|css|woff2|svg)$/, (route) => {
    asked += 1;
    // The seventh waits for a connection of HTTP/1.1, and here for ever.
    return asked > 6 ? undefined : route.continue();
  });
  await page.goto('/notams', { waitUntil: 'commit' });
  await expect(new SignInScreen(page).heading).toBeVisible();
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Arranque · si el documento llega en dos partes, nada salta cuando llega la segunda @phone', async ({
  page,
  baseURL,
}) => {
  await withHalvedDocuments(baseURL ?? '', async (slow) => {
    await page.goto(`${slow.origin}/notams`);
    await expect(new SignInScreen(page).submit).toBeEnabled();
    expect(slow.halved()).toBe(1);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
});

test('Arranque · con «Acceder» todavía apagado, Intro no envía ni borra nada; cuando lo está, entra', async ({
  page,
}) => {
  const letGo = await holdProgram(page, PORTAL);
  await page.goto('/notams', { waitUntil: 'commit' });
  const screen = new SignInScreen(page);
  await screen.callsign.fill(CALLSIGN);
  await screen.password.fill(PASSWORD);
  await expect(screen.submit).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(screen.heading).toBeVisible();
  await expect(screen.password).toHaveValue(PASSWORD);
  letGo();
  await expect(screen.submit).toBeEnabled();
  await expect(screen.password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(new Shell(page).heading).toHaveText('NOTAMs de la compañía');
});

test('Arranque · quien ya había entrado ve la página antes que el programa, y nunca la pantalla de acceso @phone', async ({
  page,
  signedInPage,
}) => {
  const letGo = await holdProgram(page, ENTRY);
  await signedInPage.goto('/flota', { waitUntil: 'commit' });
  const skeleton = page.locator('#skeleton');
  await expect(skeleton.locator('h1')).toHaveText('Flota');
  await expect(skeleton.locator('h1')).toBeVisible();
  await expect(skeleton.locator('header time')).toBeHidden();
  await expect(page.locator('form')).toBeAttached();
  await expect(page.locator('form')).toBeHidden();
  await page.evaluate(() => scrollTo(0, 200));
  letGo();
  await expect(new Shell(page).heading).toHaveText('Flota');
  await expect(skeleton).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('Arranque · en otra dirección que la del documento solo está lo que rodea a la página', async ({
  page,
  signedInPage,
}) => {
  const letGo = await holdProgram(page, ENTRY);
  await signedInPage.goto('/flota?x', { waitUntil: 'commit' });
  const waiting = page.locator('#skeleton main');
  await expect(waiting).toHaveText('Abriendo el portal…');
  letGo();
  await expect(new Shell(page).heading).toHaveText('Flota');
  await expect(waiting).toHaveCount(0);
});
