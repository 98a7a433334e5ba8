/** The desk for data of another airline: checked, applied, and taken back. */
import { signInAdministrator } from './administrator.ts';
import { expect, openReady, test, unusedWord } from './platform.ts';

test(
  'a file of pilots is checked line by line, applied, and taken back',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await signInAdministrator(page);
    await openReady(page, '/plataforma/mesa/datos');
    const file = `pilotos-${unusedWord()}.csv`;
    const pilots = ['ident,name,email', 'EVE871,Ana Ruiz,ana@example.org', 'EVE871,Otra,', 'NO,Nadie,'];
    await page
      .getByLabel('Archivo CSV')
      .setInputFiles({ name: 'hoja.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
    await expect(
      page.getByText('Es un archivo ZIP o una hoja de cálculo, no un CSV.', { exact: false }),
    ).toBeVisible();
    await page
      .getByLabel('Archivo CSV')
      .setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(pilots.join('\n')) });
    await expect(page.getByText('Línea 3, ident «EVE871»: Lo mismo está ya en la línea 2.')).toBeVisible();
    await page.getByRole('button', { name: 'Aplicar sólo las filas buenas' }).click();
    const applying = page.getByRole('dialog', { name: `Aplicar ${file}` });
    await applying.getByLabel('Motivo').fill('Los pilotos de la otra aerolínea');
    await applying.getByRole('button', { name: 'Aplicar sólo las filas buenas' }).click();
    const imported = page.getByRole('listitem').filter({ hasText: `Pilotos: ${file}` });
    await expect(imported.getByText('1 fila aplicada.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: `Retirar ${file}` }).click();
    const takingBack = page.getByRole('dialog');
    await takingBack.getByLabel('Motivo').fill('Era la lista del año pasado');
    await takingBack.getByRole('button', { name: 'Retirar la importación' }).click();
    await expect(imported.getByText('Motivo: Era la lista del año pasado')).toBeVisible({ timeout: 30_000 });
  },
);
