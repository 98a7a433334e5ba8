/**
 * What stands on no page of its own: the sign-in screen, errors, dialogs, menus, the own documents. Each is asked what every
 * page is asked of its words and by axe, in both themes.
 */
import type { Page } from '@playwright/test';
import { liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { TEXTS } from './fixtures/specification.ts';
import { violationsInBothThemes } from './page-checks/axe.ts';
import { overflow } from './page-checks/fitting.ts';
import { breachesIn, readWords } from './page-checks/words.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';
import { Toasts } from './pages/toasts.ts';

/** One document of each kind. */
const DOCUMENTS = [
  'aeropuertos/lemd',
  'manuales/manual-b',
  'checklists/a320',
  'pilotos',
  'puntos-y-rangos',
  'asientos/a330-900',
];

async function expectGoodWords(page: Page, place: string): Promise<void> {
  expect.soft(breachesIn(await readWords(page)), place).toEqual([]);
}

async function expectGood(page: Page, place: string): Promise<void> {
  await expectGoodWords(page, place);
  expect.soft(await violationsInBothThemes(page), place).toEqual([]);
}

for (const width of [360, 1280]) {
  // On a phone in the long run.
  const narrow = width === 360 ? ['@long'] : [];
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      `el acceso, sus errores y las direcciones sin página son accesibles y están en buen español, ${width} px`,
      { tag: narrow },
      async ({ page, problems }) => {
        problems.expect(/^console error: 404: /);
        const [screen, { heading }] = [new SignInScreen(page), new Shell(page)];
        await screen.open();
        await expect(screen.submit).toBeEnabled();
        await expectGood(page, 'sign-in');
        await screen.try('nadie', 'x');
        await expect(new Toasts(page).error).toBeVisible();
        await expectGood(page, 'sign-in with an error');
        await page.evaluate(() => localStorage.setItem('pilotIndicativo', 'EVE001'));
        for (const [path, title] of [
          ['/no/existe', TEXTS.notFound],
          ['/flota/xx-xxx', TEXTS.unknownAircraft],
          ['/operaciones/aeropuertos/xxxx', TEXTS.unknownAirport],
          ['/operaciones/aeropuertos?q=qqq', 'Aeropuertos'],
        ] as const) {
          await page.goto(path);
          await expect(heading).toHaveText(title);
          await expectGood(page, path);
        }
      },
    );

    test(
      `menús, diálogos y formularios con errores son accesibles y están en buen español, ${width} px`,
      { tag: narrow },
      async ({ page, signedInPage }) => {
        const [shell, notams] = [new Shell(page), new NotamsPage(page)];
        await signedInPage.goto('/notams');
        if (width === 360) {
          await shell.openDrawer.click();
          await shell.expandAll();
          await expectGood(page, 'open drawer');
          // Escape would close the group that has the focus first.
          await page.getByRole('button', { name: 'Cerrar el menú' }).click();
        } else {
          await shell.expandAll();
          await expectGood(page, 'open groups');
          await page.keyboard.press('Control+b');
          await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'false');
          await expectGood(page, 'sidebar as icons');
        }

        await notams.readButton(notams.cards.first()).click();
        for (const i of (await notams.cards.all()).keys()) {
          await notams.detailButton(notams.cards.nth(i)).click();
          // The dialog comes with a part of its own: what is read, or closed, before it is there is the page below.
          await expect(notams.dialog.getByRole('heading', { level: 2 })).toBeVisible();
          await (i === 1 ? expectGood : expectGoodWords)(page, `notice ${i}`);
          await page.keyboard.press('Escape');
          await expect(notams.dialog).toHaveCount(0);
          // Going back out of its address takes a moment too, and would undo the next one.
          await expect(page).not.toHaveURL(/aviso=/);
        }

        await page.goto('/recursos/liveries');
        const item = liveries.flatMap(({ items }) => items).find(({ url }) => url === 'discord-only');
        const liveriesPage = new LiveriesPage(page);
        await liveriesPage.discordOnly(String(item?.title)).click();
        await expect(liveriesPage.dialog).toBeVisible();
        await expectGood(page, 'livery dialog');

        await page.goto('/comunidad/contacto');
        await page.getByRole('button', { name: 'Preparar el correo' }).click();
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
        await expectGood(page, 'contact form with errors');
      },
    );

    test(`los documentos propios son accesibles, ${width} px`, { tag: '@long' }, async ({ page }) => {
      for (const name of DOCUMENTS) {
        await page.goto(`/documentos/${name}`);
        expect.soft(await violationsInBothThemes(page), name).toEqual([]);
      }
    });
  });
}

test('la búsqueda, sus atajos y lo que anuncia están en buen español', async ({ page, signedInPage }) => {
  const palette = new Palette(page);
  await signedInPage.goto('/notams');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await palette.open();
  await expectGoodWords(page, 'palette');
  for (const words of ['a', 'e', 'documento', 'livery', 'qqqq']) {
    await palette.field.fill(words);
    await expectGoodWords(page, `palette «${words}»`);
  }
  await palette.shortcutsButton.click();
  await expect(palette.shortcuts).toBeVisible();
  await expectGoodWords(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await expect(palette.shortcuts).toBeHidden();
  await palette.choose('pausar');
  await expect(page.getByText('Movimiento en pausa')).toBeVisible();
  await expectGoodWords(page, 'paused');
});

test('a 320 px ni el acceso ni un documento se desplazan de lado', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', ...DOCUMENTS.map((name) => `/documentos/${name}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});
