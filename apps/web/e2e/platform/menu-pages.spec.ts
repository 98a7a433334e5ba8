/** The code of a page comes when its link is pointed at, before it is followed, and not under «save data». */
import type { Page } from '@playwright/test';
import { Shell } from '../pages/shell.ts';
import { expect, signIn, test } from './platform.ts';

const FLEET = '**/assets/fleet-*.js';

/** Addresses of scripts that are asked for from now on; the document before is left first, since it may still ask for its own. */
async function codeAsked(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.goto('about:blank');
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

const isOfFleet = (url: string) => /\/assets\/fleet-/.test(url);
const fleetLink = (page: Page) => new Shell(page).entry('Flota hoy');

const expectFleet = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Flota hoy' })).toBeVisible();

test(
  'a page opens from code that came when its link was pointed at, though its file is gone since',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'piloto');
    const asked = await codeAsked(page);
    await page.goto('/plataforma/reservas');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new Shell(page).group('Operaciones').click();
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isOfFleet)).toEqual([]);
    await fleetLink(page).hover();
    await expect.poll(() => asked.filter(isOfFleet).length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await page.route(FLEET, (route) => route.fulfill({ status: 404, body: '' }));
    await fleetLink(page).click();
    await expectFleet(page);
  },
);

test('with «save data» no page comes before it is asked for', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'piloto');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = await codeAsked(page);
  await page.goto('/plataforma/reservas');
  await new Shell(page).group('Operaciones').click();
  await page.waitForLoadState('networkidle');
  await fleetLink(page).hover();
  await new Shell(page).entry('Mapa en vivo').click();
  // Its heading and title say how many fly, once that is known.
  await expect(page.getByRole('application', { name: 'Mapa de vuelos' })).toBeVisible();
  expect(asked.filter(isOfFleet)).toEqual([]);
  await fleetLink(page).click();
  await expectFleet(page);
});

test(
  'a page whose code could not come before is brought when it is asked for',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'piloto');
    await page.goto('/plataforma/reservas');
    await new Shell(page).group('Operaciones').click();
    await page.route(FLEET, (route) => route.fulfill({ status: 404, body: '' }));
    const refused = page.waitForResponse((response) => isOfFleet(response.url()));
    await fleetLink(page).hover();
    await refused;
    await page.unrouteAll();
    await fleetLink(page).click();
    await expectFleet(page);
  },
);
