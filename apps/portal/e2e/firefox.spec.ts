/** The journeys that matter in Firefox, driven over WebDriver BiDi; part of the long run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { goWithin } from '@va/testing/go-to.ts';
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core';
import { ensureFirefox } from '../../../scripts/lib/find-browser.mjs';
import { CALLSIGN, PASSWORD } from './fixtures/access.ts';
import { ONE_OF_EACH, ONE_OF_EACH_FOLDER } from './fixtures/routes.ts';

/**
 * Nobody answers from outside; and what was still on its way when a page was left is called an error here, or the
 * integrity of nothing (the hash of an empty file).
 */
const UNASKED =
  /CORS request did not succeed|status=2152398850|hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb|ServiceWorker intercepted the request and encountered an unexpected error/;

const test = base.extend<{ page: never; tab: Page }, { firefox: Browser }>({
  firefox: [
    async ({ browserName: _chromium }, use) => {
      const executablePath = await ensureFirefox();
      const firefox = await puppeteer.launch({ browser: 'firefox', executablePath });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  tab: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    tab.setDefaultTimeout(30_000);
    const errors: string[] = [];
    tab.on('pageerror', (error) => {
      if (!UNASKED.test(String(error))) errors.push(String(error));
    });
    await use(tab);
    await context.close();
    expect(errors).toEqual([]);
  },
});

/** An element by role and name, as a screen reader finds it. */
const named = (tab: Page | Frame, role: string, name: string) =>
  tab.locator(`::-p-aria([name="${name}"][role="${role}"])`);
const headingOf = (tab: Page) => tab.$eval('h1', (heading) => heading.textContent);
const isIn = async (tab: Page | Frame, words: string) =>
  await expect.poll(() => tab.$eval('body', (body) => body.innerText)).toContain(words);

async function enterPortal(tab: Page, baseURL: string | undefined): Promise<void> {
  await tab.goto(`${baseURL}/`);
  await named(tab, 'textbox', 'Indicativo').fill(CALLSIGN);
  await tab.locator('input[type=password]').fill(PASSWORD);
  await named(tab, 'button', 'Acceder').click();
  await isIn(tab, 'Bienvenido a bordo');
}

/** Gives the access of a sample account to the form that stands on the page. */
async function enterPlatform(tab: Page | Frame): Promise<void> {
  const file = join(process.env['E2E_DATA'] ?? '', 'sample-accounts.json');
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'role' | 'callsign' | 'password',
    string
  >[];
  const { callsign = '', password = '' } = accounts.find(({ role }) => role === 'piloto') ?? {};
  await named(tab, 'textbox', 'Indicativo').fill(callsign);
  await tab.locator('input[type=password]').fill(password);
  await named(tab, 'button', 'Acceder').click();
  await isIn(tab, callsign);
}

test('Firefox · la puerta no deja pasar a cualquiera, y dentro una página de cada clase se abre y cabe', async ({
  tab,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await tab.goto(`${baseURL}/`);
  await named(tab, 'textbox', 'Indicativo').fill(CALLSIGN);
  await tab.locator('input[type=password]').fill('otra-cosa');
  await named(tab, 'button', 'Acceder').click();
  await expect
    .poll(() => tab.$$eval('[role=alert]', (all) => all.map((each) => each.textContent).join()))
    .not.toBe('');
  await tab.setViewport({ width: 1280, height: 800 });
  await enterPortal(tab, baseURL);
  for (const route of ONE_OF_EACH) {
    const { path, heading } = route;
    // By its address where nothing of its folder was opened so; from within where another was, which takes a fifth.
    const isFirst = ONE_OF_EACH_FOLDER.includes(route);
    if (isFirst) await tab.goto(`${baseURL}${path}`);
    else await tab.evaluate(goWithin, path);
    await expect.poll(() => headingOf(tab), path).toBe(heading);
    for (const width of isFirst ? [1280, 360] : [360]) {
      await tab.setViewport({ width, height: 800 });
      await expect
        .poll(
          () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path} at ${width}`,
        )
        .toBeLessThanOrEqual(0);
    }
  }
});

test('Firefox · la búsqueda con el teclado lleva a un aeropuerto', async ({ tab, baseURL }) => {
  await enterPortal(tab, baseURL);
  await tab.keyboard.down('Control');
  await tab.keyboard.press('k');
  await tab.keyboard.up('Control');
  await tab.locator('[role=combobox]').fill('lemd');
  await expect.poll(() => tab.$$eval('[role=option]', (all) => all.length)).toBeGreaterThan(0);
  await tab.keyboard.press('Enter');
  await expect.poll(() => headingOf(tab)).toContain('LEMD');
});

test('Firefox · un piloto entra en la plataforma, reserva y anula', async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/plataforma/vuelos`);
  await enterPlatform(tab);
  await tab
    .locator('::-p-xpath(//button[starts-with(@aria-label, "Ver vuelo") or starts-with(., "Ver vuelo")])')
    .click();
  await tab.locator('::-p-xpath(//button[starts-with(normalize-space(.), "Reservar ")])').click();
  await isIn(tab, 'Ver reserva');
  await tab.goto(`${baseURL}/plataforma/`);
  await isIn(tab, 'Sale en');
  await named(tab, 'button', 'Anular').click();
  await named(tab, 'button', 'Anular la reserva').click();
  await isIn(tab, 'Nada reservado');
});

test('Firefox · en el marco del portal se ve la plataforma y se entra en ella', async ({ tab, baseURL }) => {
  await enterPortal(tab, baseURL);
  await tab.goto(`${baseURL}/operaciones/reservar`);
  const frame = await tab.waitForFrame((each) => each.url().includes('/plataforma/'));
  await enterPlatform(frame);
});
