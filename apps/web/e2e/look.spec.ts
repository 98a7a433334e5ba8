/** The bars of the look: nothing jumps, pictures are light, nothing scrolls sideways, no flash of the other theme, paper. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { countShifts, MOST_SHIFT, shiftOf } from './page-checks/late-pictures.ts';
import { Shell } from './pages/shell.ts';

test('Aspecto · la pantalla de acceso no salta', async ({ page }) => {
  await countShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Acceder' })).toBeEnabled();
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  }
});

test('Aspecto · el tema elegido vale desde la primera pintura, y el del sistema si no se elige', async ({
  page,
  signedInPage,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.emulateMedia({ colorScheme: 'light' });
  await signedInPage.goto('/notams');
  const dark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  expect(await dark()).toBe(false);
  const day = await background(page);
  await page.getByRole('button', { name: /^Tema como el sistema/ }).click();
  await page.getByRole('button', { name: /^Tema claro/ }).click();
  const night = await background(page);
  expect(night).not.toBe(day);

  // Before the application's script has run: only the page itself and the small script in its head.
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => background(page)).toBe(night);
});

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test(
  'Aspecto · al 400 % de ampliación el portal se usa entero',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    // A window of 1280 × 1024 pixels, enlarged four times.
    await page.setViewportSize({ width: 320, height: 256 });
    await signedInPage.goto('/notams');
    const { heading } = new Shell(page);
    await expect(heading).toBeInViewport();

    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Mi Perfil' }).click();
    await expect(heading).toHaveText('Mi perfil');
    await page.goBack();

    await page
      .getByRole('button', { name: /^Ver detalle/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Marcar como leído' }).click();
    await expect(dialog.getByRole('button', { name: 'Leído' })).toBeInViewport();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();

    await page.getByRole('button', { name: /Buscar/ }).click();
    await page.getByRole('combobox').fill('contacto');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Preparar el correo' }).click();
    await expect(page.getByLabel('Nombre')).toBeFocused();
    await expect(page.getByLabel('Nombre')).toBeInViewport();
  },
);

test(
  'R-18 · en papel quedan el texto y sus tablas, negro sobre blanco, sin menús ni barras; el PDF lleva texto',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    await page.addInitScript(() => localStorage.setItem('tema', 'dark'));
    for (const [path, kept, sheets] of [
      ['/notams', 'Puntuación mínima de 5,5/10 en los PIREP', 1],
      ['/politicas/cookies', 'Qué guarda el portal', undefined],
      ['/documentos/checklists/a320', 'Contenido', 2],
      ['/documentos/aeropuertos/lemd', 'Contenido', undefined],
    ] as const) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await signedInPage.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      await expect(heading).toBeVisible();
      if (path.startsWith('/documentos')) await expect(page.getByText(kept, { exact: true })).toBeHidden();
      else await expect(page.getByRole('heading', { name: kept })).toBeVisible();
      await expect(
        page.locator('nav, header[data-shell], footer[data-shell], .no-print').filter({ visible: true }),
      ).toHaveCount(0);
      expect(await background(page), path).toBe('rgb(255, 255, 255)');
      expect(await lightnessOfText(page), path).toBeLessThan(0.5);
      if (sheets !== undefined) {
        const pdf = await page.pdf({ format: 'A4' });
        expect(sheetsOf(pdf), path).toBe(sheets);
        // Letters that can be searched and copied, and not a picture of them.
        expect(pdf.includes('/ToUnicode'), path).toBe(true);
      }
    }
  },
);

/** Sheets of paper in a PDF. */
const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Lightness of the text that stands lightest on the page, 0 to 1, as the browser paints it. */
const lightnessOfText = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    const texts = document.querySelectorAll('main h1, main h2, main p, main td, main li');
    return Math.max(
      ...[...texts].map((element) => {
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 765;
      }),
    );
  });
