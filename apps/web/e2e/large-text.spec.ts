/** The sign-in form with the browser's own text size at 32 px; the sweep asks the same of every page behind it. */
import { expect, test } from './fixtures/portal.ts';
import { setTextSize, tooWide } from './page-checks/visitor-settings.ts';

test('Letra grande · el formulario de acceso cabe a 32 px', async ({ page }) => {
  await setTextSize(page, 32);
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await tooWide(page), `${width} px`).toEqual([]);
  }
});
