/** The desk for aircraft: a type from a form, its first aircraft, what pilots see of them, and all of it undone. */
import { signInAdministrator } from './administrator.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, openReady, signInElsewhere, test, unusedWord } from './platform.ts';

test('staff write a type by its family and add its first aircraft; pilots see it drawn, and all is undone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await signInAdministrator(page);
  const [word, tail] = [unusedWord(), `EC-${unusedWord().slice(-4)}`];
  const model = `ATR ${word.slice(-6)}`;
  await openReady(page, '/plataforma/mesa/tipos');
  await page.getByRole('button', { name: 'Añadir un tipo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Familia').selectOption('Helicóptero');
  await expect(dialog.getByText(/^La plataforma sólo lleva aviones/)).toBeVisible();
  await dialog.getByLabel('Familia').selectOption('Turbohélice regional');
  await dialog.getByLabel('Nombre').fill(model);
  await dialog.getByLabel('Designador OACI').fill('AT76');
  await dialog.getByLabel('Motores').fill('2 × PW127M');
  await dialog.getByLabel('Etapa más larga').fill('9000');
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByLabel('Etapa más larga')).toHaveAccessibleDescription(/de esta familia/);
  await dialog.getByLabel('Etapa más larga').fill('740');
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByRole('img', { name: `Dibujo del ${model} AT76 visto de lado` })).toBeVisible();
  await dialog.getByRole('button', { name: 'Añadir el tipo' }).click();
  await expect(page.getByRole('heading', { name: model })).toBeVisible();

  await page.goto('/plataforma/flota');
  await page.getByRole('button', { name: 'Añadir un avión' }).click();
  await dialog.getByLabel('Matrícula').fill('EC-LZD');
  await dialog.getByLabel('Tipo', { exact: true }).selectOption(model);
  await dialog.getByLabel('Base', { exact: true }).fill('LEMD');
  await dialog.getByLabel('Nombre').fill('Ciudad de Ávila');
  await dialog.getByRole('button', { name: 'Añadir el avión' }).click();
  await expect(dialog.getByLabel('Matrícula')).toHaveAccessibleDescription(/EC-LZD ya es de la flota/);
  await dialog.getByLabel('Matrícula').fill(tail);
  await dialog.getByRole('button', { name: 'Añadir el avión' }).click();
  await expect(page.getByText(`${tail} ya es de la flota`)).toBeVisible();

  // No build, no restart: a pilot finds it, drawn from its figures.
  const pilot = await signInElsewhere(browser, 'piloto');
  await openReady(pilot, '/plataforma/flota');
  await pilot.getByRole('link', { name: tail }).click();
  await expect(pilot.getByRole('img', { name: `Dibujo del ${model} ${tail} visto de lado` })).toBeVisible();
  await expect(pilot.getByText('Ciudad de Ávila')).toBeVisible();
  // The portal's own page, which the build has painted, shows it too.
  await openReady(pilot, '/flota');
  await expect(pilot.getByRole('link', { name: tail })).toBeVisible();
  await pilot.context().close();

  await page.getByRole('button', { name: `Datos de ${tail}` }).click();
  await dialog.getByLabel('Nombre').fill('Ciudad de Soria');
  await dialog.getByRole('button', { name: 'Guardar los datos' }).click();
  await expect(dialog).toBeHidden();
  await openReady(page, `/plataforma/flota/${tail}`);
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(page.getByText('Nombre: Ciudad de Soria → Ciudad de Ávila')).toBeVisible();

  for (const address of ['/plataforma/mesa/tipos', '/plataforma/flota', `/plataforma/flota/${tail}`])
    await expectSoundPage(page, address, [360, 1280]);

  // An aircraft with a history is retired, and comes back; its type stays as long as there is one.
  await openReady(page, '/plataforma/mesa/tipos');
  await page.getByRole('button', { name: `Deshacer el último cambio de ${model}` }).click();
  await expect(page.getByText(/De este tipo hay 1.avión/)).toBeVisible();
});
