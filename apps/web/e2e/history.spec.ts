/** What the address holds, and what Back and Forward do. */
import type { Page } from '@playwright/test';
import { isLong } from '@va/testing/how-often.ts';
import { expect, signIn, test } from './fixtures/portal.ts';
import { AIRPORTS, COUNTS } from './fixtures/specification.ts';
import { AirportsPage } from './pages/airports-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Shell } from './pages/shell.ts';

const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('R-16 A-04 · Atrás devuelve el desplazamiento y el foco al enlace seguido; una página nueva empieza arriba', async ({
  page,
  signedInPage,
}) => {
  const { heading } = new Shell(page);
  const airports = new AirportsPage(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await signedInPage.goto('/operaciones/aeropuertos');
  await expect(heading).toHaveText('Aeropuertos');
  await airports.card('GVBA').scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(200);
  await airports.card('GVBA').click();
  await expect(heading).toHaveText('GVBA · Boa Vista');
  await expect(heading).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(heading).toHaveText('Aeropuertos');
  await expect.poll(() => scrollPosition(page)).toBe(before);
  await expect(airports.card('GVBA')).toBeFocused();
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: 'Aeropuertos · Portal EVE' }),
  ).toHaveCount(1);
  await page.goForward();
  await expect(heading).toHaveText('GVBA · Boa Vista');
  await expect(heading).toBeFocused();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Portal EVE' })).toHaveCount(0);
});

test(
  'R-16 · 800 píxeles abajo, ir a otra página y volver deja la vista donde estaba',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const { heading } = new Shell(page);
    // Low, so that pages scroll, and not so low that the menu becomes a drawer.
    await page.setViewportSize({ width: 1280, height: 500 });
    const more = ['/documentacion/politicas', '/recursos/liveries', '/notams'];
    for (const path of ['/flota', ...(isLong ? more : []), '/']) {
      await test.step(`en ${path}`, async () => {
        await signedInPage.goto(path);
        await expect(heading).toBeVisible();
        const title = await heading.innerText();
        await page.evaluate(() => scrollTo(0, 800));
        const before = await scrollPosition(page);
        expect(before).toBeGreaterThan(50);
        await new Shell(page).entry('Mi Perfil').click();
        await expect(heading).toHaveText('Mi perfil');
        expect(await scrollPosition(page)).toBe(0);
        await page.goBack();
        await expect(heading).toHaveText(title);
        await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThanOrEqual(2);
      });
    }
  },
);

test(
  'Historia · si se salió por la barra lateral, Atrás pone el foco en el título',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const shell = new Shell(page);
    await signedInPage.goto('/flota');
    await expect(shell.heading).toHaveText('Flota');
    await shell.entry('Mi Perfil').click();
    await expect(shell.heading).toHaveText('Mi perfil');
    await page.goBack();
    await expect(shell.heading).toHaveText('Flota');
    await expect(shell.heading).toBeFocused();
  },
);

test(
  'Historia · lo buscado está en la dirección: vale al recargar, al enlazar y al volver',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const airports = new AirportsPage(page);
    const { heading } = new Shell(page);
    await signedInPage.goto('/documentacion/manuales');
    await expect(heading).toHaveText('Manuales');
    const entries = await page.evaluate(() => history.length);
    await new Shell(page).group('Operaciones').click();
    await new Shell(page).entry('Aeropuertos').click();
    await airports.search.pressSequentially('canc');
    await expect(airports.search, 'no letter is lost').toHaveValue('canc');
    await expect(airports.search, 'typing keeps the focus').toBeFocused();
    await expect(page).toHaveURL(/\?q=canc$/);
    expect(await page.evaluate(() => history.length), 'letters are no pages').toBe(entries + 1);
    await page.reload();
    await expect(airports.search).toHaveValue('canc');
    expect(await airports.shownCodes()).toEqual(['MMUN']);
    await airports.card('MMUN').click();
    await expect(heading).toHaveText('MMUN · Cancún');
    await page.goBack();
    await expect(airports.search).toHaveValue('canc');
    expect(await airports.shownCodes()).toEqual(['MMUN']);
    await airports.search.fill('palma');
    await airports.card('LEPA').click();
    await expect(heading).toHaveText(/^LEPA/);
    await page.goBack();
    await expect(airports.search, 'pressed before the address had the text').toHaveValue('palma');
    await airports.search.fill('');
    await expect(page).toHaveURL(/\/aeropuertos$/);
    await page.goBack();
    await expect(heading).toHaveText('Manuales');
  },
);

test(
  'Historia · con prisa o con la máquina lenta, la búsqueda de aeropuertos no pierde letras',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const airports = new AirportsPage(page);
    await signedInPage.goto('/operaciones/aeropuertos');
    await expect(airports.cards).toHaveCount(AIRPORTS.length);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await airports.search.focus();
    await Promise.all(
      [...'palma de mallorca'].map((letter) => page.keyboard.press(letter === ' ' ? 'Space' : letter)),
    );
    await expect(airports.search).toHaveValue('palma de mallorca');
    await expect(page).toHaveURL(/\?q=palma\+de\+mallorca$/);
    await expect(airports.search).toHaveValue('palma de mallorca');
    expect(await airports.shownCodes()).toEqual(['LEPA']);
  },
);

test('Historia · el aviso abierto está en la dirección: Atrás lo cierra y Adelante lo abre, sin mover el foco de la página', async ({
  page,
  signedInPage,
}) => {
  const notams = new NotamsPage(page);
  await signedInPage.goto('/notams');
  const detail = notams.detailButton(notams.cards.nth(1));
  await detail.click();
  await expect(notams.dialog).toBeVisible();
  await expect(page).toHaveURL(/\?aviso=[a-z0-9-]+$/);
  await page.goBack();
  await expect(notams.dialog).toHaveCount(0);
  await expect(detail, 'the focus is where the pilot was').toBeFocused();
  await page.goForward();
  await expect(notams.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notams.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/notams$/);
});

test(
  'Historia · un aviso enlazado se abre al llegar, y cerrarlo no saca de la página',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const notams = new NotamsPage(page);
    await signedInPage.goto('/notams?aviso=orden-de-arranque');
    await expect(notams.dialog).toContainText('motor 1');
    await page.keyboard.press('Escape');
    await expect(notams.dialog).toHaveCount(0);
    await expect(new Shell(page).heading).toHaveText('NOTAMs de la compañía');
    await expect(page).toHaveURL(/\/notams$/);
    await page.reload();
    await expect(new Shell(page).heading).toBeVisible();
    await expect(notams.dialog).toHaveCount(0);
  },
);

test('Historia · un aviso que no existe deja la lista', { tag: '@long' }, async ({ page, signedInPage }) => {
  const notams = new NotamsPage(page);
  await signedInPage.goto('/notams?aviso=__proto__');
  await expect(notams.cards).toHaveCount(COUNTS.notams);
  await expect(notams.dialog).toHaveCount(0);
});

test(
  'Historia · al cargar una página el foco es del navegador; al entrar por el formulario, del título',
  { tag: '@long' },
  async ({ page }) => {
    const { heading } = new Shell(page);
    await page.goto('/flota');
    await signIn(page);
    await expect(heading).toHaveText('Flota');
    await expect(heading).toBeFocused();
    await page.reload();
    await expect(heading).toHaveText('Flota');
    await expect(page.locator('body')).toBeFocused();
  },
);
