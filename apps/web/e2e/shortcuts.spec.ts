/** The list of keyboard shortcuts. */
import { expect, test } from './fixtures/portal.ts';
import { openQuietPage } from './fixtures/quiet-page.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';

test.beforeEach(openQuietPage);

test('Atajos · «?» los muestra todos; Escape los cierra y el foco vuelve', async ({ page }) => {
  const palette = new Palette(page);
  const { sidebarToggle } = new Shell(page);
  await sidebarToggle.focus();
  await page.keyboard.press('?');
  await expect(palette.shortcuts).toBeVisible();
  const rows = (await palette.shortcuts.getByRole('row').allInnerTexts()).map((row) =>
    row.replaceAll(/\s+/g, ' ').trim(),
  );
  expect(rows.slice(1)).toEqual([
    'Ctrl + K Abrir y cerrar la búsqueda',
    'Ctrl + B Contraer y desplegar el menú',
    '? Mostrar estos atajos',
    'Esc Cerrar lo que esté abierto: un diálogo, el menú o un grupo del menú',
  ]);
  await page.keyboard.press('Escape');
  await expect(palette.shortcuts).toHaveCount(0);
  await expect(sidebarToggle).toBeFocused();

  await test.step('desde el pie de la búsqueda; al cerrarlos el foco vuelve a donde estaba', async () => {
    await palette.button.click();
    await palette.shortcutsButton.click();
    await expect(palette.dialog).toHaveCount(0);
    await expect(palette.shortcuts).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette.button).toBeFocused();
  });

  await test.step('donde se escribe, «?» es un signo', async () => {
    await palette.choose('correo');
    const message = page.getByRole('textbox', { name: 'Mensaje' });
    await message.focus();
    await page.keyboard.type('¿Qué tal?');
    await expect(message).toHaveValue('¿Qué tal?');
    await palette.search('?');
    await expect(palette.field).toHaveValue('?');
    await expect(palette.shortcuts).toHaveCount(0);
  });
});

test(
  'Atajos · los de una sola tecla se desactivan, y así se quedan en la visita siguiente',
  { tag: '@long' },
  async ({ page }) => {
    const palette = new Palette(page);
    await page.keyboard.press('?');
    await expect(palette.singleKeys).toBeChecked();
    await palette.singleKeys.uncheck();
    await page.keyboard.press('Escape');
    await expect(palette.shortcuts).toHaveCount(0);
    for (const visit of ['this visit', 'the next']) {
      await page.keyboard.press('?');
      await palette.open();
      await expect(palette.shortcuts, visit).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(palette.dialog).toHaveCount(0);
      await page.reload();
      await expect(new Shell(page).heading).toBeVisible();
    }
    await palette.choose('atajos');
    await expect(palette.singleKeys).not.toBeChecked();
    await palette.singleKeys.check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(palette.shortcuts).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('atajos'))).toBeNull();
  },
);
