/** The command palette: how it opens, what keyboard and pointer do in it, how it looks. */
import { violationsInBothThemes } from './page-checks/axe.ts';
import { expect, test } from './fixtures/portal.ts';
import { openQuietPage, QUIET_PAGE } from './fixtures/quiet-page.ts';
import { HomePage } from './pages/home-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';

test.beforeEach(openQuietPage);

test('Búsqueda · se abre y se cierra, sigue el patrón de cuadro combinado y dice cuántos resultados hay', async ({
  page,
}) => {
  const palette = new Palette(page);
  await test.step('Ctrl o Cmd + K la abre y la cierra, también con Bloq Mayús, y el foco vuelve a donde estaba', async () => {
    const { sidebarToggle } = new Shell(page);
    for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
      await test.step(`${key} la abre y la cierra`, async () => {
        await sidebarToggle.focus();
        await page.keyboard.press(key);
        await expect(palette.field).toBeFocused();
        await page.keyboard.press(key);
        await expect(palette.dialog).toHaveCount(0);
        await expect(sidebarToggle).toBeFocused();
      });
    }
  });
  await test.step('pulsar al lado la cierra', async () => {
    await palette.open();
    await page.mouse.click(5, 700);
    await expect(palette.dialog).toHaveCount(0);
  });
  await test.step('cuadro combinado con lista y grupos', async () => {
    await palette.search('madrid');
    await expect(palette.field).toHaveAttribute('aria-expanded', 'true');
    await expect(palette.field).toHaveAttribute('aria-autocomplete', 'list');
    await expect(palette.field).toHaveAttribute(
      'aria-controls',
      String(await palette.list.getAttribute('id')),
    );
    await expect(palette.active).toHaveCount(1);
    await expect(palette.field).toHaveAttribute(
      'aria-activedescendant',
      String(await palette.active.getAttribute('id')),
    );
    await expect(palette.list.getByRole('group', { name: 'Aeropuertos' }).getByRole('option')).toHaveCount(1);
    await expect(
      palette.list.getByRole('group', { name: 'Documentos' }).getByRole('option').first(),
    ).toBeVisible();
    const ids = await palette.list.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  });
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toHaveCount(0);
  await test.step('el foco no sale del diálogo', async () => {
    await palette.search('mad');
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // Between the last stop and the first comes the browser itself, which leaves the page's body.
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, nav'))).toBeFalsy();
      expect(
        await page.evaluate(() => !document.hasFocus() || document.activeElement?.closest('dialog')),
      ).toBeTruthy();
    }
  });
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toHaveCount(0);
  await test.step('cuántos resultados hay, en singular, en plural y cuando no hay', async () => {
    await palette.open();
    await expect(palette.status).toHaveText('Escribe para buscar en todo el portal');
    for (const [words, said] of [
      ['EC-LZD para Fenix', '1 resultado'],
      ['CS-TKH', /^[2-9]\sresultados$/],
      ['e', /^\d+\sresultados; se muestran los 16 primeros$/],
      ['qqqq', 'Sin resultados'],
    ] as const) {
      await palette.field.fill(words);
      await expect(palette.status).toHaveText(said);
    }
    await expect(palette.dialog).toContainText('No hay nada que se llame así. Prueba con un código OACI');
    await expect(palette.field).toHaveAttribute('aria-expanded', 'false');
    await expect(palette.field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(palette.field, 'nothing to choose, nothing happens').toHaveValue('qqqq');
  });
});

test('Búsqueda · el botón del encabezado la abre y dice su atajo @phone', async ({ page }, { project }) => {
  const palette = new Palette(page);
  await expect(palette.button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await expect(palette.button).toHaveAttribute('aria-haspopup', 'dialog');
  const words = palette.button.getByText('Buscar…');
  const width = (await words.boundingBox())?.width ?? 0;
  expect(width > 20, 'the word stands in the header where there is room').toBe(project.name === 'desktop');
  await expect(palette.button.locator('kbd').first()).toBeVisible({ visible: project.name === 'desktop' });
  if (project.name === 'phone') await palette.button.tap();
  else await palette.button.click();
  await expect(palette.field).toBeFocused();
  await palette.dialog.getByRole('button', { name: 'Cerrar la búsqueda' }).click();
  await expect(palette.dialog).toHaveCount(0);
  await expect(palette.button).toBeFocused();
});

test('Búsqueda · con el teclado y con el puntero: la opción activa, la vuelta al principio, Escape e Intro', async ({
  page,
}) => {
  const palette = new Palette(page);
  await test.step('escribir más vuelve a la primera opción, y Escape cierra sin ir a ningún sitio', async () => {
    await palette.search('a33');
    await page.keyboard.press('End');
    await page.keyboard.type('0');
    await expect(palette.options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(palette.dialog).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(QUIET_PAGE);
    await palette.open();
    await expect(palette.field, 'it opens empty every time').toHaveValue('');
  });
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toHaveCount(0);
  await test.step('flechas, Inicio, Fin e Intro; la lista da la vuelta y el foco no sale del campo', async () => {
    await palette.search('A330');
    await expect(palette.options.nth(5)).toBeAttached();
    const names = await palette.options.allInnerTexts();
    const activeIs = async (at: number) => {
      await expect(palette.options.nth(at)).toHaveAttribute('aria-selected', 'true');
      await expect(palette.active).toHaveCount(1);
      await expect(palette.active).toBeInViewport();
      await expect(palette.field).toBeFocused();
    };
    await activeIs(0);
    await page.keyboard.press('ArrowDown');
    await activeIs(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await activeIs(names.length - 1);
    await page.keyboard.press('ArrowDown');
    await activeIs(0);
    await page.keyboard.press('End');
    await activeIs(names.length - 1);
    await page.keyboard.press('Home');
    await activeIs(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(new Shell(page).heading).toContainText(String(names[1]).split('\n')[0] ?? '');
  });
  await test.step('señalar marca la opción, pulsar la elige y el campo conserva el foco', async () => {
    await palette.search('a330');
    await palette.options.nth(2).hover();
    await expect(palette.options.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(palette.field).toBeFocused();
    await palette.options.filter({ hasText: 'EC-LXA' }).first().click();
    await expect(new Shell(page).heading).toContainText('EC-LXA');
  });
});

test(
  'Búsqueda · se abre también desde un campo, no mientras hay otro diálogo, y el reloj y el carrusel no la molestan',
  { tag: '@long' },
  async ({ page }) => {
    const palette = new Palette(page);
    await test.step('desde un campo, y no mientras hay otro diálogo', async () => {
      const notams = new NotamsPage(page);
      await palette.choose('correo');
      await page.getByRole('textbox', { name: 'Mensaje' }).fill('Hola');
      await palette.open();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('textbox', { name: 'Mensaje' })).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Hola');
      await palette.choose('notam');
      await notams.detailButton(notams.cards.first()).click();
      await expect(notams.dialog).toBeVisible();
      for (const key of ['Control+k', '?']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await expect(notams.dialog.getByRole('button', { name: 'Cerrar' })).toBeVisible();
      }
    });
    await page.keyboard.press('Escape');
    await expect(new NotamsPage(page).dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/aviso=/);
    await test.step('abierta en inicio, sigue abierta', async () => {
      await palette.choose('inicio');
      await expect(new HomePage(page).base).toBeVisible();
      await palette.search('mad');
      await page.clock.install();
      await page.clock.fastForward(9000);
      await expect(palette.field).toHaveValue('mad');
      await expect(palette.field).toBeFocused();
    });
  },
);

for (const width of [360, 1280]) {
  test(
    `Búsqueda y atajos · axe a ${width} px, en los dos temas; con colores forzados la opción activa se distingue`,
    {
      tag: '@long',
    },
    async ({ page }) => {
      const palette = new Palette(page);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await palette.open();
      expect.soft(await violationsInBothThemes(page), `suggestions at ${width} px`).toEqual([]);
      await palette.field.fill('a330');
      await expect(palette.active).toHaveCount(1);
      expect.soft(await violationsInBothThemes(page), `results at ${width} px`).toEqual([]);
      await palette.field.fill('qqqq');
      await expect(palette.options).toHaveCount(0);
      expect.soft(await violationsInBothThemes(page), `nothing found at ${width} px`).toEqual([]);
      await palette.shortcutsButton.click();
      await expect(palette.shortcuts).toBeVisible();
      expect.soft(await violationsInBothThemes(page), `shortcuts at ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(palette.shortcuts).toHaveCount(0);
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      await palette.search('a330');
      const outline = (at: number) =>
        palette.options.nth(at).evaluate((node) => getComputedStyle(node).outlineStyle);
      expect(await outline(0)).toBe('solid');
      expect(await outline(1)).toBe('none');
    },
  );
}
