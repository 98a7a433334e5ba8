/** Everything by keyboard. */
import type { Page } from '@playwright/test';
import { isLong } from '@va/testing/how-often.ts';
import { liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { KINDS_OF_PAGE, ONE_OF_EACH } from './fixtures/routes.ts';
import { goInside } from './fixtures/visit.ts';
import { HomePage } from './pages/home-page.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Shell } from './pages/shell.ts';

test('A-05 · Teclado · la primera parada es «Saltar al contenido», que lleva a la página sin cambiar la dirección', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/operaciones/aeropuertos?q=mad');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(shell.skipLink).toBeFocused();
  await expect(shell.skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(shell.main).toBeFocused();
  expect(page.url()).toMatch(/\?q=mad$/);
  await page.keyboard.press('Tab');
  expect(await focusIsWithin(page, 'main')).toBe(true);
});

test('A-06 · Teclado · un grupo de la barra se abre con Intro y con Espacio; Escape cierra el de dentro, devuelve el foco y quita el consejo de un icono', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/notams');
  await expect(shell.heading).toBeVisible();
  const group = shell.group('Documentación');
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(shell.entry('Manuales')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toBeFocused();

  await test.step('Escape en un grupo de dentro cierra ése y no el de fuera', async () => {
    await shell.group('Operaciones').press('Enter');
    await shell.group('Eventos').press('Enter');
    await shell.entry('Tours').focus();
    await page.keyboard.press('Escape');
    await expect(shell.group('Eventos')).toBeFocused();
    await expect(shell.group('Eventos')).toHaveAttribute('aria-expanded', 'false');
    await expect(shell.group('Operaciones')).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('el consejo de un icono sale al enfocarlo y Escape lo quita', async () => {
    await page.keyboard.press('Control+b');
    await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'false');
    await shell.group('Comunidad').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(shell.group('Documentación')).toBeFocused();
    await expect(shell.tooltip).toHaveText('Documentación');
    await page.keyboard.press('Escape');
    await expect(shell.tooltip).toHaveCount(0);
  });
});

test(
  'A-07 · Teclado · con la barra contraída ningún foco cae fuera de la pantalla',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const shell = new Shell(page);
    await signedInPage.goto('/documentacion/manuales');
    await expect(shell.heading).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'false');
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const node = document.activeElement;
        if (!node || node === document.body) return true;
        const { left, right, width, height } = node.getBoundingClientRect();
        return width > 0 && height > 0 && right > 0 && left < innerWidth;
      });
      expect(seen, `stop ${stop}`).toBe(true);
    }
  },
);

test('A-07 · Teclado · el menú del móvil es un diálogo: el foco no sale, Escape lo cierra y el foco vuelve @phone-only', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/notams');
  await expect(shell.heading).toBeVisible();
  await test.step('cerrado no está en el recorrido', async () => {
    await page.keyboard.press('Tab');
    await expect(shell.skipLink).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(shell.openDrawer).toBeFocused();
  });
  await page.keyboard.press('Enter');
  await expect(shell.drawer).toBeVisible();
  expect(await focusIsWithin(page, 'dialog')).toBe(true);
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Tab');
    expect(await focusIsBehind(page, 'dialog'), `stop ${stop}`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(shell.drawer).toBeHidden();
  await expect(shell.openDrawer).toBeFocused();
  await test.step('también se cierra tocando al lado y con su botón', async () => {
    await shell.openDrawer.tap();
    await expect(shell.drawer).toBeVisible();
    await page.touchscreen.tap(340, 400);
    await expect(shell.drawer).toBeHidden();
    await shell.openDrawer.tap();
    await shell.drawer.getByRole('button', { name: 'Cerrar el menú' }).tap();
    await expect(shell.drawer).toBeHidden();
  });
});

const DIALOGS = [
  {
    name: 'de un aviso',
    path: '/notams',
    opener: (page: Page) => page.getByRole('button', { name: /^Ver detalle/ }).nth(1),
    dialog: (page: Page) => new NotamsPage(page).dialog,
  },
  {
    name: 'de una librea de Discord',
    path: '/recursos/liveries',
    opener: (page: Page) => {
      const item = liveries.flatMap(({ items }) => items).find(({ url }) => url === 'discord-only');
      return new LiveriesPage(page).discordOnly(String(item?.title));
    },
    dialog: (page: Page) => new LiveriesPage(page).dialog,
  },
];

for (const { name, path, opener, dialog } of DIALOGS) {
  test(`A-16 · Teclado · el diálogo ${name}: foco dentro, no sale, Escape cierra y el foco vuelve`, async ({
    page,
    signedInPage,
  }) => {
    await signedInPage.goto(path);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toHaveAccessibleName(/\w{4}/);
    expect(await focusIsWithin(page, 'dialog')).toBe(true);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await focusIsBehind(page, 'dialog'), key).toBe(false);
    }
    await expect(dialog(page).locator('iframe')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}

test(
  'A-09 · A-10 · Teclado · en el carrusel la primera parada es la pausa, y el foco lo detiene',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const home = new HomePage(page);
    await page.clock.install({ time: '2026-03-05T12:00:00Z' });
    await signedInPage.goto('/');
    await expect(home.pause).toBeVisible();
    await page.clock.pauseAt('2026-03-05T12:05:00Z');
    const first = home.carousel.locator('button, a[href]').first();
    await expect(first).toHaveText('Detener la rotación');
    await expect(first).not.toHaveAttribute('aria-pressed');
    await home.dot('Dublin').focus();
    await expect(home.resume, 'focus anywhere in it stops it').toBeVisible();
    const shown = await home.carousel.locator('[aria-current=true]').getAttribute('aria-label');
    await page.clock.runFor(60_000);
    await expect(home.carousel.locator('[aria-current=true]')).toHaveAccessibleName(String(shown));
    await expect(home.carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');

    await test.step('reanudar y pausar se accionan con el teclado', async () => {
      await home.resume.focus();
      await page.keyboard.press('Enter');
      await expect(home.pause).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(home.resume).toBeFocused();
    });
  },
);

/** Every kind of page in the long run, one of each module in the plain one. */
const PAGES = (isLong ? KINDS_OF_PAGE : ONE_OF_EACH).filter(({ path }) => path !== '/estado');

test(
  'A-04 · Teclado · tras cambiar de página el foco va al título, en todas',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const { heading } = new Shell(page);
    await signedInPage.goto('/estado');
    await expect(heading).toHaveText('Estado de los servicios');
    for (const route of PAGES) {
      await goInside(page, route);
      await expect(heading, route.path).toBeFocused();
    }
  },
);

test('Teclado · buscar un aeropuerto y abrir su detalle', async ({ page, signedInPage }) => {
  const { heading, main } = new Shell(page);
  await signedInPage.goto('/operaciones/aeropuertos');
  await main.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('canc');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('MMUN · Cancún');
  await expect(heading).toBeFocused();
});

/** Whether the focus stands in an element, its own children included. */
function focusIsWithin(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);
}

/** Whether the focus stands on something of the page outside an element. The browser's own bar is outside the page. */
function focusIsBehind(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const active = document.activeElement;
    return active !== null && active !== document.body && active.closest(wanted) === null;
  }, selector);
}
