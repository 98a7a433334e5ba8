/**
 * Two thousand random actions over the platform, half as a pilot and half as a reviewer: no error in the console and no
 * page that cannot be left. A failure says the seed and the last actions; `npm run test:monkey -- SEED` chooses the same ones again.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { platformAddresses } from '@va/schemas/pages/platform-pages.ts';
import { Monkey } from '@va/testing/monkey.ts';
import { Shell } from '../pages/shell.ts';
import { giveAccess, signIn } from './platform.ts';

const ACTIONS = 1000;
const SEED = Number(process.env['MONKEY_SEED'] ?? 20261123);
const HOME = '/plataforma/';

/** What the browser and the page say when a request cannot succeed: without a network, to others, or refused by the API. */
const EXPECTED =
  /net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|FAILED|ABORTED)|responded with a status of 4\d\d|Failed to fetch|Failed to update a ServiceWorker|error occurred when fetching the script/;

base('from a page that fills the screen it goes on', async ({ page, context }) => {
  await signIn(page, 'piloto');
  await page.goto(`${HOME}mapa`);
  await page.getByRole('button', { name: 'Pantalla completa' }).click();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  const ground = { home: HOME, paths: [], leave: () => Promise.resolve() };
  await new Monkey(page, await context.newCDPSession(page), SEED, ground).resize();
  await expect.poll(isFull).toBe(false);
});

for (const role of ['piloto', 'revisor'] as const)
  base(
    `${ACTIONS} random actions as ${role}: no error, and no page without a way out`,
    async ({ page, context }) => {
      base.setTimeout(900_000);
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.setDefaultTimeout(15_000);
      const { callsign, password } = await signIn(page, role);
      const ground = {
        home: HOME,
        avoid: '[title^="Cerrar la sesión"], a[href="/"]',
        paths: platformAddresses.filter((path) => !path.includes(':')).map((path) => HOME + path),
        leave: (from: Page) => leave(from, callsign, password),
      };
      const monkey = new Monkey(page, await context.newCDPSession(page), SEED, ground);
      const said = () => problems.filter((problem) => !EXPECTED.test(problem));
      await monkey.act(ACTIONS, said);
      expect(said(), [...said(), monkey.lastActions()].join('\n')).toEqual([]);
    },
  );

/**
 * A link leads to another page, whatever stands there; where an act has signed the pilot out, of which the answer may come
 * only now, they sign in again.
 */
async function leave(page: Page, callsign: string, password: string): Promise<void> {
  const shell = new Shell(page);
  await expect(async () => {
    await page.keyboard.press('Escape');
    const again = page.getByRole('button', { name: 'Volver a intentarlo' });
    // A page that could not be loaded without a network.
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await shell.header.getByRole('link', { name: 'Flota', exact: true }).click({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(shell.heading).toHaveText('Flota');
  const today = shell.entry('Hoy');
  if (!(await today.isVisible())) await shell.group('Operaciones').click();
  await today.click();
  await expect(page).toHaveURL(/\/plataforma(?:\/|\/acceso)?$/);
  const account = page.getByRole('link', { name: callsign, exact: true });
  const access = page.getByRole('button', { name: 'Acceder', exact: true });
  await expect(account.or(access)).toBeVisible();
  if (await access.isVisible()) await giveAccess(page, callsign, password);
  await expect(account).toBeVisible();
}
