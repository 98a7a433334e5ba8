/** Every kind of page is itself when it is first painted: what is read there is right, what is pressed there is done. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { ENTRY, holdProgram } from './fixtures/programs.ts';
import { ONE_OF_EACH, titleOf } from './fixtures/routes.ts';
import { Shell } from './pages/shell.ts';

/** The first button of the page itself, if it has one that can be seen. */
const firstButton = (main: Locator) => main.locator('button:enabled:visible').first();

/** Pages that show more, or other things, once somebody has answered: weather, networks, the platform for who has an account. */
const ASKS_FOR_MORE = [
  /^\/$/,
  /^\/operaciones\/(?:reservar|plan|que-vuelo-hoy|trafico)$/,
  /^\/operaciones\/aeropuertos\/./,
  /^\/(?:mi-perfil|comunidad\/pilotos|documentacion\/puntos-rangos)$/,
  /^\/eventos\/tours\/./,
];

/** How much a page lists, of each kind of list. */
async function countsOf(main: Locator): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const role of ['listitem', 'article', 'row', 'heading', 'link', 'figure'] as const)
    counts[role] = await main.getByRole(role).count();
  return counts;
}

const nameOf = (button: Locator) => button.evaluate((one) => one.ariaLabel ?? one.textContent ?? '');

/** What shows that a button was pressed: what it says of itself, what stands open, and where the pilot is. */
async function stateOf(page: Page, button: ElementHandle<HTMLElement | SVGElement> | null): Promise<object> {
  return {
    button: await button?.evaluate((one) => ({
      name: one.ariaLabel ?? one.textContent,
      pressed: one.ariaPressed,
      expanded: one.ariaExpanded,
    })),
    dialogs: await page.getByRole('dialog').count(),
    printed: await page.evaluate(() => Reflect.get(window, 'printed') ?? 0),
    // A draw is another one each time.
    address: page.url().replace(/(?<=sorpresa=)\d+/, 'N'),
  };
}

for (const route of ONE_OF_EACH) {
  test(
    `Arranque · ${route.path}: lo que se lee y se pulsa en la primera imagen vale como después`,
    { tag: '@long' },
    async ({ page, signedInPage, problems }) => {
      // The script below is refused in framed documents, as every script is; a frame that is left stops what it asks for.
      problems.tolerate(/Blocked script execution/);
      await page.clock.setFixedTime('2026-11-24T10:00:00Z');
      await page.addInitScript(() => {
        window.print = () => Object.assign(window, { printed: 1 });
      });
      const { main, heading, sidebarToggle } = new Shell(page);

      const letGo = await holdProgram(page, ENTRY);
      await signedInPage.goto(route.path, { waitUntil: 'commit' });
      // The name of the pilot is looked up in content.
      await expect(heading).toHaveText(route.path === '/' ? /^Bienvenido a bordo/ : route.heading);
      await expect(page).toHaveTitle(titleOf(route));
      const counts = await countsOf(main);
      const first = firstButton(main);
      const name = (await first.count()) > 0 ? await nameOf(first) : undefined;
      await page.keyboard.press('Control+b');
      const pressed = name === undefined ? null : await first.elementHandle();
      await pressed?.click();
      await page.keyboard.press('Control+k');
      letGo();
      await expect(page.getByRole('combobox', { name: /Buscar/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sidebarToggle).toHaveAccessibleName('Desplegar el menú');
      const early = await stateOf(page, pressed);

      await test.step('y cuando ya ha arrancado', async () => {
        await page.evaluate(() => (document.cookie = 'sidebar_state=; max-age=0; path=/'));
        await signedInPage.goto(route.path);
        await expect(heading).toHaveText(route.heading);
        if (!ASKS_FOR_MORE.some((asks) => asks.test(route.path)))
          expect(counts, 'what it lists').toEqual(await countsOf(main));
        if (name === undefined) return;
        const button = await main.getByRole('button', { name, exact: true }).first().elementHandle();
        await button?.click();
        await expect.poll(() => stateOf(page, button)).toEqual(early);
      });
    },
  );
}
