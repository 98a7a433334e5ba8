/** The code of the pages that the bar leads to comes before it is asked for, but after the first page, and not under «save data». */
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './platform.ts';

const FILES = '**/plataforma/assets/*.js';
/** Longer than any wait for a page at rest. */
const LONG_MS = 20_000;

const FLEET = /\/assets\/fleet-/;
/** The first page that comes before it is asked for, and one that is pointed at. */
const BEFORE = /\/assets\/(?:flights|fleet)-/;

/** Addresses that are asked for from now on; the document before is left first, since it may still ask for its own. */
async function codeAsked(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.goto('about:blank');
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

const openFleet = async (page: Page) => {
  await page.getByRole('link', { name: 'Flota', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dónde está cada avión' })).toBeVisible();
};

test(
  'pages of the bar open from code that came once the first page stood, though its files are gone since',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'piloto');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/v1/me/messages*', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    const asked = await codeAsked(page);
    await page.goto('/plataforma/');
    await expect(page.getByRole('term').filter({ hasText: 'Base' })).toBeVisible();
    await page.clock.runFor(LONG_MS);
    expect(asked.filter((url) => BEFORE.test(url))).toEqual([]);

    answer();
    await expect(async () => {
      await page.clock.runFor(1000);
      for (const file of ['flights', 'reports', 'fleet', 'statistics', 'account'])
        expect(asked.some((url) => url.includes(`/assets/${file}-`))).toBe(true);
    }).toPass();
    await page.waitForLoadState('networkidle');
    await page.route(FILES, (route) => route.fulfill({ status: 404, body: '' }));
    await openFleet(page);
  },
);

test('with «save data» no page comes before it is asked for', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'piloto');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  const asked = await codeAsked(page);
  await page.goto('/plataforma/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(LONG_MS);
  await page.getByRole('link', { name: 'Flota', exact: true }).hover();
  await page.getByRole('link', { name: 'Avisos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
  expect(asked.filter((url) => BEFORE.test(url))).toEqual([]);
});

test(
  'a page whose code could not come before is brought when it is asked for',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'piloto');
    await page.route('**/assets/fleet-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const refused = page.waitForResponse(FLEET);
    await page.goto('/plataforma/');
    await refused;
    await page.unrouteAll();
    await openFleet(page);
  },
);
