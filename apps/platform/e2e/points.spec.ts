/** Points and rank of a pilot, alone and in the portal's frame. */
import { expectSoundPage } from './page-check.ts';
import { expect, signIn, test } from './platform.ts';

test('says what there is, what the next rank takes and which rules hold', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/puntos');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText(/\d+ puntos?/);
  await expect(page.getByRole('heading', { name: /^Siguiente rango/ }).first()).toBeVisible();
  await expect(page.getByText('Mes entero sin vuelo válido', { exact: false })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^puntos-\d{4}-\d\d-\d\d\.csv$/);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSoundPage(page, '/plataforma/puntos?marco=1', ['light', 'dark']);
});
