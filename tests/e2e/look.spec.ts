/** The bars of the look: nothing jumps, pictures are light, nothing scrolls sideways, no flash of the other theme, paper. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { KINDS_OF_PAGE, ROUTES } from './fixtures/routes.ts';
import { goInside } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';

/** Layout shift that a page may have, and kilobytes of its pictures as served with brotli. */
const MOST_SHIFT = 0.02;
const MOST_PICTURES_KB = 30;

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = window as unknown as { shift: number };
    counter.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) counter.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

/** Kilobytes of the pictures a page has fetched, as they came over the line. */
const picturesOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === 'img' && name.startsWith(location.origin))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0),
  );

for (const width of [360, 1280]) {
  for (const half of [0, 1]) {
    test(`Aspecto · nada salta y las imágenes pesan poco, ${width} px, mitad ${half + 1}`, async ({
      page,
      signedInPage,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await countShifts(page);
      for (const route of KINDS_OF_PAGE.filter((_, i) => i % 2 === half)) {
        await signedInPage.goto(route.path, { waitUntil: 'load' });
        await expect(new Shell(page).heading).toHaveText(route.heading);
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode()));
        });
        expect.soft(await shiftOf(page), `${route.path}: layout shift`).toBeLessThanOrEqual(MOST_SHIFT);
        expect
          .soft(await picturesOf(page), `${route.path}: kB of pictures`)
          .toBeLessThanOrEqual(MOST_PICTURES_KB);
      }
    });
  }
}

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

test('Aspecto · a 768, 1920 y 2560 px ninguna página se desplaza de lado', async ({ page, signedInPage }) => {
  test.setTimeout(90_000);
  await signedInPage.goto('/estado');
  for (const route of ROUTES) {
    await goInside(page, route);
    for (const width of [768, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${route.path} at ${width} px`).toBeLessThanOrEqual(0);
    }
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

test('Aspecto · en papel quedan el aviso y su texto, sin menús ni barras', async ({ page, signedInPage }) => {
  await signedInPage.goto('/notams');
  const { heading } = new Shell(page);
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Puntuación mínima de 5,5/10 en los PIREP' })).toBeVisible();
  await expect(
    page.locator('nav, header[data-shell], footer[data-shell]').filter({ visible: true }),
  ).toHaveCount(0);
});

test('Aspecto · la página de estilo no sale con la versión para los pilotos', async ({
  signedInPage,
  problems,
}) => {
  problems.expect(/404: .*\/estilo/);
  await signedInPage.goto('/estilo');
  await expect(new Shell(signedInPage).heading).toHaveText('Oops! Page not found');
});
