/** The desk for ranks and points: a figure is looked at before it holds, pilots read it at once, and it is undone. */
import { signInAdministrator } from './administrator.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, openReady, test } from './platform.ts';

test('staff change what a flight gives after a look at the last month, and undo it', async ({ page }) => {
  await signInAdministrator(page);
  await openReady(page, '/plataforma/mesa/rangos');
  await page.getByRole('button', { name: 'Cambiar lo que da' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Tour completado' });
  const next = String(Number(await field.inputValue()) + 1);
  await field.fill(next);
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Los tours son más largos que antes.');
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText(/^Tour completado: \d+ → \d+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar los puntos' }).click();
  await expect(page.getByText(new RegExp(`^${next}\\spuntos$`))).toBeVisible();
  await expectSoundPage(page, '/plataforma/mesa/rangos', [360, 1280]);
  await page.getByRole('button', { name: 'Deshacer el último cambio de lo que da un vuelo' }).click();
  await expect(page.getByText(/^Tour completado: \d+ → \d+$/).first()).toHaveText(new RegExp(`${next} → `));
});
