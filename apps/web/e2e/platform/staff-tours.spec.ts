/** The desk for tours and goals of the month: one is added after a look, seen at once, changed, undone and taken back. */
import { signInAdministrator } from './administrator.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, openReady, test, unusedWord } from './platform.ts';

test('staff add a tour, change its stages after a look, undo that and take the tour back', async ({
  page,
}) => {
  await signInAdministrator(page);
  const name = `Vuelta ${unusedWord().slice(-6)}`;
  const desk = '/plataforma/mesa/tours';
  await openReady(page, desk);
  await page.getByRole('button', { name: 'Añadir un tour' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByRole('textbox', { name: 'De qué va' }).fill('De Madrid a las islas y vuelta.');
  await dialog.getByRole('textbox', { name: 'Aeropuertos en orden' }).fill('LEMD LEPA LEPA');
  await dialog.getByRole('checkbox', { name: 'A320-200' }).check();
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText('La etapa 2 sale de LEPA y llega a LEPA').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Aeropuertos en orden' }).fill('LEMD LEPA LEMD');
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText('Etapa 2, nueva: LEPA–LEMD.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Añadir el tour' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectSoundPage(page, desk, [360, 1280]);

  await page.getByRole('button', { name: `Cambiar ${name}` }).click();
  await dialog.getByRole('textbox', { name: 'Aeropuertos en orden' }).fill('LEMD LEPA LEMD LEBL');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Lo piden los pilotos.');
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText('Etapa 3, nueva: LEMD–LEBL.')).toBeVisible();
  await expect(dialog.getByText('Ahora no participa nadie.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar el tour' }).click();
  await expect(page.getByText(`${name}, cambiado`).first()).toBeVisible();

  // The portal's own page, which the build has painted, shows it too, and it is joined and flown.
  await openReady(page, '/eventos/tours');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('LEBL').first()).toBeVisible();

  await openReady(page, desk);
  await page.getByRole('button', { name: `Deshacer el último cambio de ${name}` }).click();
  await expect(page.getByText(`${name} está como antes.`)).toBeVisible();
  await page.getByRole('button', { name: `Quitar ${name}` }).click();
  await expect(page.getByRole('heading', { name })).toBeHidden();
});

test('staff write the goal of a month after a look at who sees it, and undo that', async ({ page }) => {
  await signInAdministrator(page);
  const desk = '/plataforma/mesa/metas';
  await openReady(page, desk);
  const title = `Cuarenta sitios ${unusedWord().slice(-6)}`;
  // A year ahead, so that home shows what others of these tests expect there.
  await page.getByLabel('Para').selectOption({ index: 12 });
  await page.getByRole('button', { name: 'Poner su meta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Título' }).fill(title);
  await dialog.getByLabel('Qué se cuenta').selectOption('airports');
  await dialog.getByRole('textbox', { name: 'Cuántos aeropuertos' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Se acordó en la reunión.');
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText('Escribe cuántos aeropuertos').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Cuántos aeropuertos' }).fill('40');
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText(/^Este mes el inicio sigue con/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar la meta' }).click();
  await expect(page.getByText(title).first()).toBeVisible();
  await expectSoundPage(page, desk, [360, 1280]);
  await page
    .getByRole('button', { name: /^Deshacer el último cambio de la meta/ })
    .first()
    .click();
  await expect(page.getByText(/está como antes\.$/)).toBeVisible();
});
