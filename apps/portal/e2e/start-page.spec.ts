/** Something is painted before the app has arrived: the sign-in screen, or for who has signed in the shell's skeleton. */
import type { Page } from '@playwright/test';
import { CALLSIGN, PASSWORD } from './fixtures/access.ts';
import { expect, test } from './fixtures/portal.ts';
import { ENTRY, holdProgram, PORTAL } from './fixtures/programs.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

/** How far things have jumped since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as unknown as { value: number }[]).reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without an entry the observer is not called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

test('Arranque · la pantalla de acceso está ahí antes que el programa, y lo que se escribe en ella se queda @phone', async ({
  page,
}) => {
  const letGo = await holdProgram(page, ENTRY);
  await page.goto('/notams', { waitUntil: 'commit' });
  const screen = new SignInScreen(page);
  await expect(screen.heading).toBeVisible();
  await expect(screen.submit).toBeDisabled();
  await expect(page.getByText('Abriendo el portal…')).toBeHidden();
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

test('Arranque · quien ya había entrado ve el hueco del portal y nunca la pantalla de acceso @phone', async ({
  page,
  signedInPage,
}) => {
  const letGo = await holdProgram(page, ENTRY);
  await signedInPage.goto('/notams', { waitUntil: 'commit' });
  const waiting = page.getByText('Abriendo el portal…');
  await expect(waiting).toBeVisible();
  await expect(page.locator('form')).toBeAttached();
  await expect(page.locator('form')).toBeHidden();
  letGo();
  await expect(new Shell(page).heading).toHaveText('NOTAMs de la compañía');
  await expect(waiting).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
});
