/** WCAG 2.2 AA by machine: every kind of page in both themes at both widths. */
import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe.ts';
import { liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { KINDS_OF_PAGE, ROUTES } from './fixtures/routes.ts';
import { TEXTS } from './fixtures/specification.ts';
import { goInside } from './fixtures/visit.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';
import { Toasts } from './pages/toasts.ts';

const WIDTHS = [360, 1280] as const;
const THEMES = ['light', 'dark'] as const;

for (const width of WIDTHS) {
  for (const theme of THEMES) {
    for (const [part, routes] of [
      ['primera mitad', KINDS_OF_PAGE.slice(0, KINDS_OF_PAGE.length / 2)],
      ['segunda mitad', KINDS_OF_PAGE.slice(KINDS_OF_PAGE.length / 2)],
    ] as const) {
      test(`axe · todas las páginas, ${part}, ${width} px, tema ${theme}`, async ({ page, signedInPage }) => {
        test.setTimeout(120_000);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await signedInPage.goto('/estado');
        for (const route of routes) {
          await goInside(page, route);
          expect.soft(await violations(page), route.path).toEqual([]);
        }
      });
    }

    test(`axe · acceso, errores y diálogos, ${width} px, tema ${theme}`, async ({ page, problems }) => {
      problems.expect(/^console error: 404: /);
      test.setTimeout(60_000);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const [screen, shell, notams] = [new SignInScreen(page), new Shell(page), new NotamsPage(page)];
      await screen.open();
      expect.soft(await violations(page), 'sign-in').toEqual([]);
      await screen.try('nadie', 'x');
      await expect(new Toasts(page).error).toBeVisible();
      expect.soft(await violations(page), 'sign-in with an error').toEqual([]);

      await page.evaluate(() => localStorage.setItem('pilotIndicativo', 'EVE001'));
      for (const [path, title] of [
        ['/no/existe', TEXTS.notFound],
        ['/flota/xx-xxx', TEXTS.unknownAircraft],
        ['/operaciones/aeropuertos?q=qqq', 'Aeropuertos'],
      ] as const) {
        await page.goto(path);
        await expect(shell.heading).toHaveText(title);
        expect.soft(await violations(page), path).toEqual([]);
      }

      if (width === 360) {
        await shell.openDrawer.click();
        await shell.expandAll();
        expect.soft(await violations(page), 'open drawer').toEqual([]);
      } else {
        await shell.expandAll();
        expect.soft(await violations(page), 'open groups').toEqual([]);
        await page.keyboard.press('Control+b');
        await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'false');
        expect.soft(await violations(page), 'sidebar as icons').toEqual([]);
      }

      await notams.open();
      await notams.readButton(notams.cards.first()).click();
      await notams.detailButton(notams.cards.nth(1)).click();
      expect.soft(await violations(page), 'notice').toEqual([]);

      await page.goto('/recursos/liveries');
      const item = liveries.flatMap(({ items }) => items).find(({ url }) => url === 'discord-only');
      await new LiveriesPage(page).discordOnly(String(item?.title)).click();
      expect.soft(await violations(page), 'livery dialog').toEqual([]);

      await page.goto('/comunidad/contacto');
      await page.getByRole('button', { name: 'Preparar el correo' }).click();
      expect.soft(await violations(page), 'contact form with errors').toEqual([]);
    });
  }
}

const DOCUMENTS = [
  'aeropuertos/lemd',
  'manuales/manual-b',
  'checklists/a320',
  'pilotos',
  'puntos-y-rangos',
  'asientos/a330-900',
];

for (const theme of THEMES) {
  test(`axe · documentos propios, tema ${theme}`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ colorScheme: theme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of DOCUMENTS) {
        await page.goto(`/documentos/${name}`);
        expect.soft(await violations(page), `${name} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('Reflujo · a 320 px ninguna página se desplaza de lado', async ({ page, signedInPage }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await signedInPage.goto('/estado');
  for (const route of ROUTES) {
    await goInside(page, route);
    expect.soft(await overflow(page), route.path).toBeLessThanOrEqual(0);
  }
});

test('Reflujo · a 320 px tampoco la pantalla de acceso ni los documentos', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', ...DOCUMENTS.map((name) => `/documentos/${name}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

/** Pixels by which a page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
