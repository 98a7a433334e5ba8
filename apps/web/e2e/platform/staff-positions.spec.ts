/** The desk for positions: one is added, looked at before it holds, and undone. */
import { signInAdministrator } from './administrator.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, openReady, test, unusedWord } from './platform.ts';

test('staff add a position, see what it brings before it holds, and undo it', async ({ page }) => {
  await signInAdministrator(page);
  const title = `Jefatura ${unusedWord().slice(-6)}`;
  await openReady(page, '/plataforma/mesa/cargos');
  await page.getByRole('button', { name: 'Añadir un cargo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(title);
  await dialog.getByRole('checkbox', { name: 'Ver y repetir los trabajos' }).check();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Alguien tiene que mirar los trabajos.');
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText('Gana: Ver y repetir los trabajos.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Añadir el cargo' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectSoundPage(page, '/plataforma/mesa/cargos', [360, 1280]);
  await page.getByRole('button', { name: `Deshacer el último cambio de ${title}` }).click();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});
