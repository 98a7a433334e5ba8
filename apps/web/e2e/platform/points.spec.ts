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
  await expectSoundPage(page, '/plataforma/puntos?marco=1');
});

test(
  'shows Focus Airports among events, and fills in a flight to one of them',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'piloto');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectSoundPage(page, '/plataforma/eventos');
    const dublin = page.getByRole('listitem').filter({ hasText: 'EIDW' });
    await expect(dublin.getByText('Con A320-200; vale también A20N')).toBeVisible();
    await expect(dublin.getByText(/^\+10\s+puntos, 2\s+veces al mes; este mes llevas\s\d$/)).toBeVisible();
    await dublin.getByRole('link', { name: 'Reservar vuelo a Dublin' }).click();
    await expect(page.getByLabel('Hasta', { exact: false })).toHaveValue('EIDW');
  },
);
