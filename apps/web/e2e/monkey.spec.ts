/**
 * Five hundred random actions over the whole portal, and two thousand by `npm run test:monkey`: no error in the console, and
 * no page that cannot be left. A failure says the seed and the last actions; `npm run test:monkey -- SEED` chooses the same
 * ones again, but what they meet depends on how soon each page came.
 */
import { expect, type Page } from '@playwright/test';
import { Monkey } from '@va/testing/monkey.ts';
import { FeedPlayer } from './fixtures/feeds/feeds.ts';
import { test } from './fixtures/foreign-hosts.ts';
import { Problems, settle, watchProblems } from './fixtures/problems.ts';
import { ROUTES } from './fixtures/routes.ts';
import { Shell } from './pages/shell.ts';
import { rememberPilot } from './fixtures/visit.ts';

const ACTIONS = Number(process.env['MONKEY_ACTIONS'] ?? 500);
const SEED = Number(process.env['MONKEY_SEED'] ?? 20261121);
/** What the browser says of requests that cannot succeed: without a network, and to other sites. */
const UNREACHABLE =
  /^console error: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|BLOCKED_BY_CLIENT|FAILED)/;

/** Where the platform begins, which the portal leads to. */
const PLATFORM = '/plataforma/';

/** Nothing over the page, and wide enough for the header: a link leads to another page. */
async function leave(page: Page): Promise<void> {
  const shell = new Shell(page);
  // A dialog may still be on its way, and then stands before the link.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await shell.header.getByRole('link', { name: /^NOTAMs/ }).click({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await expect(shell.heading).toHaveText(/^NOTAMs/);
  await shell.header.getByRole('link', { name: 'Flota', exact: true }).click();
  await expect(shell.heading).toHaveText('Flota');
}

test(`Resistencia · ${ACTIONS} acciones al azar por todo el portal: ningún error y ninguna página sin salida`, async ({
  page,
  context,
  services,
}) => {
  test.setTimeout(400_000);
  new FeedPlayer().start(services);
  const problems = new Problems();
  await watchProblems(context, problems);
  page.setDefaultTimeout(15_000);
  await rememberPilot(page, 'EVE001');
  await page.goto('/');
  await expect(new Shell(page).heading).toBeVisible();
  const ground = { home: '/', other: PLATFORM, paths: ROUTES.map(({ path }) => path), leave };
  const monkey = new Monkey(page, await context.newCDPSession(page), SEED, ground);
  const said = () => problems.open.filter((problem) => !UNREACHABLE.test(problem));
  await monkey.act(ACTIONS, said);
  await settle(context);
  expect(said(), [...said(), monkey.lastActions()].join('\n')).toEqual([]);
});

/** The first act of this seed goes to an address inside the app, which a page outside of it does not let anybody do. */
async function comesBackFrom(page: Page, outside: RegExp): Promise<void> {
  const ground = { home: '/', other: PLATFORM, paths: ['/flota'], leave };
  const monkey = new Monkey(page, await page.context().newCDPSession(page), 4, ground);
  await monkey.act(1, () => []);
  expect(monkey.lastActions()).toMatch(outside);
  await expect(new Shell(page).heading).toHaveText('Flota');
}

test('Resistencia · de la página de error del navegador se vuelve al portal antes de seguir', async ({
  page,
  context,
  services,
}) => {
  new FeedPlayer().start(services);
  await rememberPilot(page, 'EVE001');
  await page.goto('/');
  await expect(new Shell(page).heading).toBeVisible();
  await context.setOffline(true);
  await expect(page.goto('/notams')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await comesBackFrom(page, /newest first:\ngo to \/flota\n[^]*come back from chrome-error:/);
});

test('Resistencia · de la plataforma, que es otra aplicación, se vuelve al portal antes de seguir', async ({
  page,
  services,
}) => {
  new FeedPlayer().start(services);
  await rememberPilot(page, 'EVE001');
  await page.goto('/plataforma/avisos');
  await comesBackFrom(page, /newest first:\ngo to \/flota\ncome back from \S+\/plataforma\/\S+$/);
});
