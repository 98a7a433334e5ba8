/** What the portal keeps in a browser, against what its policy says. */
import { copyReady, expect, test } from './fixtures/offline.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';

test(
  'L-08 · lo que el portal guarda es lo que dice la tabla de la política de cookies',
  { tag: '@long' },
  async ({ page, context, signedInPage }) => {
    const palette = new Palette(page);
    await signedInPage.goto('/notams');
    await copyReady(page);
    await new Shell(page).header.getByRole('button', { name: 'Pausar movimiento' }).click();
    await page.getByRole('button', { name: /^Tema como el sistema/ }).click();
    await page.keyboard.press('Control+b');
    await page.keyboard.press('?');
    await palette.singleKeys.uncheck();
    await page.keyboard.press('Escape');
    await page.goto('/operaciones/mi-plan');
    await page.getByLabel('Tu alias o tu número de piloto en SimBrief').fill('piloto');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Olvidar mi alias' })).toBeVisible();
    await page.goto('/politicas/cookies');
    const table = page.getByRole('main').getByRole('table').first();
    await expect(table).toBeVisible();
    const declared = await table.getByRole('row').locator('code').allInnerTexts();
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => String(name)),
    ]);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect([...kept, ...cookies].toSorted()).toEqual(declared.toSorted());
  },
);
