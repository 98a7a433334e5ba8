/** The words of every page: rows L-01 to L-06 and A-03 of the checklist, as far as a machine can judge them. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { ROUTES, type SpecifiedRoute } from './fixtures/routes.ts';
import { goInside } from './fixtures/visit.ts';
import { breachesIn, readWords } from './fixtures/words.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

const PARTS = 3;

async function expectGoodWords(page: Page, place: string): Promise<void> {
  expect.soft(breachesIn(await readWords(page)), place).toEqual([]);
}

for (let part = 0; part < PARTS; part++) {
  test(`A-03 · L-02 · L-04 · L-05 · L-06 · Palabras: todas las páginas, parte ${part + 1} de ${PARTS}`, async ({
    page,
    signedInPage,
  }) => {
    test.setTimeout(90_000);
    const shell = new Shell(page);
    await signedInPage.goto('/estado');
    await expect(shell.heading).toHaveText('Estado de los servicios');
    await shell.expandAll();
    const routes = ROUTES.filter((_, i) => i % PARTS === part);
    for (const route of routes) await judge(page, route);
  });
}

async function judge(page: Page, route: SpecifiedRoute): Promise<void> {
  if (new URL(page.url()).pathname !== route.path) await goInside(page, route);
  await expectGoodWords(page, route.path);
}

test('Palabras · acceso, errores y lo que no existe', async ({ page, problems }) => {
  problems.expect(/^console error: 404: /);
  const screen = new SignInScreen(page);
  await screen.open();
  await expect(screen.submit).toBeEnabled();
  await expectGoodWords(page, 'sign-in');
  await screen.try('nadie', 'x');
  await expect(page.getByRole('alert').first()).not.toBeEmpty();
  await expectGoodWords(page, 'sign-in with an error');
  await page.evaluate(() => localStorage.setItem('pilotIndicativo', 'EVE001'));
  for (const path of [
    '/no/existe',
    '/flota/xx-xxx',
    '/operaciones/aeropuertos/xxxx',
    '/operaciones/aeropuertos?q=qqq',
  ]) {
    await page.goto(path);
    await expect(new Shell(page).heading).toBeVisible();
    await expectGoodWords(page, path);
  }
});

test('Palabras · diálogos, búsqueda, atajos y avisos', async ({ page, signedInPage }) => {
  const notams = new NotamsPage(page);
  const palette = new Palette(page);
  await signedInPage.goto('/notams');
  for (let i = 0; i < 4; i++) {
    await notams.detailButton(notams.cards.nth(i)).click();
    // The dialog comes with a part of its own: what is read, or closed, before it is there is the page below.
    await expect(notams.dialog.getByRole('heading', { level: 2 })).toBeVisible();
    await expectGoodWords(page, `notice ${i}`);
    await page.keyboard.press('Escape');
    await expect(notams.dialog).toHaveCount(0);
  }
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
  await palette.choose('pausar');
  await expect(page.getByText('Movimiento en pausa')).toBeVisible();
  await expectGoodWords(page, 'paused');
  await page.goto('/recursos/liveries');
  const item = liveries.flatMap(({ items }) => items).find(({ url }) => url === 'discord-only');
  const liveriesPage = new LiveriesPage(page);
  await liveriesPage.discordOnly(String(item?.title)).click();
  await expect(liveriesPage.dialog).toBeVisible();
  await expectGoodWords(page, 'livery dialog');
  await page.goto('/comunidad/contacto');
  await page.getByRole('button', { name: 'Preparar el correo' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectGoodWords(page, 'contact form with errors');
});

/** Addresses of the airline's own documents, and of the seat maps. */
const DOCUMENTS = readdirSync(new URL('../../../content/documents', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/documentos/${file.replaceAll('\\', '/').slice(0, -3)}`)
  .concat(['a320-200', 'a330-300', 'a330-900', 'a350-900'].map((type) => `/documentos/asientos/${type}`));

test('Palabras · los documentos de la aerolínea', async ({ page }) => {
  test.setTimeout(90_000);
  expect(DOCUMENTS.length).toBeGreaterThan(35);
  for (const path of DOCUMENTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodWords(page, path);
  }
});

test('L-03 · cada fecha y cada hora que se ve sola lleva su forma para máquinas', async ({
  page,
  signedInPage,
}) => {
  test.setTimeout(90_000);
  await signedInPage.goto('/estado');
  await expect(new Shell(page).heading).toBeVisible();
  for (const route of ROUTES) {
    await judgeTimes(page, route);
  }
});

async function judgeTimes(page: Page, route: SpecifiedRoute): Promise<void> {
  if (new URL(page.url()).pathname !== route.path) await goInside(page, route);
  const { bare, bad } = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const bareTimes: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      // A text that is nothing but a date or a time of day; prose may speak of dates as it likes.
      const alone = /^\s*(?:\d{1,2} de \p{L}+ de \d{4}|\d{1,2}:\d{2}(?::\d{2})?Z?)\s*$/u.test(data);
      if (alone && !parentElement?.closest('time, code')) bareTimes.push(data);
    }
    const valid =
      /^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?Z)?|\d{2}:\d{2}|PT\d+H(?:\d+M)?|PT\d+M)$/;
    const badTimes = [...document.querySelectorAll('time')]
      .filter((time) => !valid.test(time.dateTime))
      .map((time) => time.outerHTML);
    return { bare: bareTimes, bad: badTimes };
  });
  expect.soft(bare, `${route.path}: dates and times without <time>`).toEqual([]);
  expect.soft(bad, `${route.path}: <time> without a valid datetime`).toEqual([]);
}
