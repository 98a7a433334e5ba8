/** Every address with the browser's own text size at 32 px, by touch and in forced colours. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { ONE_OF_EACH, ROUTES } from './fixtures/routes.ts';
import { goInside } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';

/** The setting «font size» of the browser, which also moves every breakpoint in rem; a style on the page would not. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** What reaches past the right edge of the page, outermost first, for the message. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.querySelectorAll('body *')]
      .filter((node) => node.getBoundingClientRect().right > clientWidth + 0.5)
      .map((node) => `${node.tagName} ${node.getAttribute('class')?.slice(0, 60)}`);
    return [`${scrollWidth} of ${clientWidth} px`, ...culprits.slice(0, 4)];
  });

const PARTS = 2;

for (let part = 0; part < PARTS; part++) {
  test(`Letra grande · ninguna dirección se desplaza de lado a 32 px, parte ${part + 1} de ${PARTS}`, async ({
    page,
    signedInPage,
  }) => {
    test.setTimeout(180_000);
    await setTextSize(page, 32);
    await signedInPage.goto('/estado');
    const { clock } = new Shell(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const route of ROUTES.filter((_, i) => i % PARTS === part)) {
      await goInside(page, route);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await tooWide(page), `${route.path} at ${width} px`).toEqual([]);
        const box = await clock.boundingBox();
        expect.soft(box && box.x >= 0 && box.x + box.width <= width, `clock at ${width} px`).toBe(true);
      }
    }
  });
}

test('Letra grande · el formulario de acceso cabe a 32 px', async ({ page }) => {
  await setTextSize(page, 32);
  await page.goto('/');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await tooWide(page), `${width} px`).toEqual([]);
  }
});

test('Táctil · los botones miden al menos 44 px bajo un dedo @phone-only', async ({ page, signedInPage }) => {
  test.setTimeout(120_000);
  await signedInPage.goto('/estado');
  for (const route of ONE_OF_EACH) {
    await goInside(page, route);
    const low = await page
      .locator('button, a[class*="rounded-md"][class*="inline-flex"], header[data-shell] a')
      .filter({ visible: true })
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => node.getBoundingClientRect().height < 43.5)
          .map((node) => `${node.textContent} ${node.getBoundingClientRect().height}`),
      );
    expect.soft(low, route.path).toEqual([]);
  }
});

test('Colores forzados · cada botón conserva su contorno', async ({ page, signedInPage }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedInPage.goto('/comunidad/contacto');
  for (const name of ['Preparar el correo', 'Copiar mensaje']) {
    const outline = await page.getByRole('button', { name }).evaluate((node) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(node);
      return `${borderTopWidth} ${borderTopStyle}`;
    });
    expect.soft(outline, name).toBe('1px solid');
  }
});
