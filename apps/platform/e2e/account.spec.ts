import { expect, signIn, test } from './platform.ts';

test('a consent is dated, shows at once to others, and can be taken back', async ({ page }) => {
  const { callsign } = await signIn(page, 'revisor');
  await page.goto('/plataforma/cuenta');
  const consent = page.getByLabel('Enseñar mi nombre');
  await expect(consent).not.toBeChecked();
  await consent.click();
  await expect(consent).toBeChecked();
  await expect(page.getByText(/Lo diste el /)).toBeVisible();
  await page.goto(`/plataforma/pilotos?q=${callsign}`);
  await expect(page.getByText(/de Muestra/)).toBeVisible();
  await page.goto('/plataforma/cuenta');
  await consent.click();
  await expect(page.getByText(/Lo retiraste el /)).toBeVisible();
});

test('a wrong value is named at its field, and nothing typed is lost', async ({ page }) => {
  await signIn(page, 'revisor');
  await page.goto('/plataforma/cuenta');
  await page.getByLabel('Nombre', { exact: true }).fill('x');
  await page.getByLabel('Alias de SimBrief').fill('mialias');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Alias de SimBrief')).toHaveValue('mialias');
});

test('a key of a program is shown once and can be withdrawn', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/cuenta');
  await page.getByLabel('Clave nueva').fill('Grabador de pruebas');
  await page.getByRole('button', { name: 'Crear la clave' }).click();
  await expect(page.getByText('Copia la clave ahora: no se vuelve a enseñar.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Copia la clave ahora: no se vuelve a enseñar.')).toBeHidden();
  await page.getByRole('button', { name: 'Retirar la clave Grabador de pruebas' }).click();
  await expect(page.getByText('Grabador de pruebas')).toBeHidden();
});
