/** The command palette while its code comes, and when it does not come. */
import { expect, test } from './fixtures/portal.ts';
import { openQuietPage } from './fixtures/quiet-page.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';
import { Toasts } from './pages/toasts.ts';

test.beforeEach(openQuietPage);

test('Búsqueda · su código no llega hasta que se usa o la página descansa', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.reload();
  await expect(new Shell(page).heading).toHaveText('Manuales');
  const isPalette = (path: string) => path.includes('/overlay-parts-');
  expect(asked.filter(isPalette)).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect.poll(() => asked.filter(isPalette).length).toBe(1);
});

test(
  'Búsqueda · lo que se escribe mientras llega su código cae en el campo; Intro elige en cuanto se puede',
  { tag: '@long' },
  async ({ page }) => {
    const palette = new Palette(page);
    const { heading } = new Shell(page);
    let way = gate();
    await page.route(/\/assets\/overlay-parts-/, async (route) => {
      await way.opened;
      await route.continue();
    });
    await page.reload();
    await expect(heading).toHaveText('Manuales');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('canc');
    await expect(palette.field).toBeFocused();
    await expect(palette.field).toHaveValue('canc');
    await expect(palette.status).toHaveText('Preparando la búsqueda…');
    await expect(palette.options).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(palette.dialog).toHaveCount(0);
    await palette.button.click();
    await page.keyboard.type('cancu');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await expect(palette.field, 'whoever types on has not chosen').toHaveValue('canc');
    way.open();
    await expect(palette.active).toHaveText(/^MMUN · Cancún/);
    way = gate();
    await page.reload();
    await expect(heading).toHaveText('Manuales');
    await palette.button.click();
    await page.keyboard.type('cancu');
    await page.keyboard.press('Enter');
    await expect(palette.field, 'nothing to choose from yet').toHaveValue('cancu');
    way.open();
    await expect(heading).toHaveText('MMUN · Cancún');
    await expect(palette.dialog).toHaveCount(0);
  },
);

/** Something that waits until it is let through. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test(
  'Búsqueda · si su código no llega, lo dice; al volver a intentarlo, se abre',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.expect(/Failed to load resource/);
    const palette = new Palette(page);
    let refuse = true;
    await page.route(/\/assets\/overlay-parts-/, (route) => (refuse ? route.abort() : route.continue()));
    await page.reload();
    await palette.button.click();
    await expect(new Toasts(page).error).toContainText('La búsqueda no se ha abierto');
    refuse = false;
    await page.reload();
    await palette.button.click();
    await expect(palette.field).toBeFocused();
  },
);
