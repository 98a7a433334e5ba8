/** the portal in a folder of its host, as GitHub Pages and shared hosts have it. Built for that folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../../scripts/lib/hash-files.mjs';
import { PASSWORD } from './fixtures/access.ts';
import { BUILD_TIMEOUT, buildVariant } from './fixtures/builds.ts';
import { copyReady, cutOff, expect, test as siteTest } from './fixtures/offline.ts';
import { ONE_OF_EACH, ONE_OF_EACH_FOLDER, ROUTES, titleOf } from './fixtures/routes.ts';
import { statusOf } from './fixtures/site.ts';
import { brokenPictures, framesAreFilled, goInside } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

const BASE = '/eve/';
/** What React has for developers alone. */
const FOR_DEVELOPERS = /recentlyCreatedOwnerStacks|react\.dev\/link\/react-devtools/;
const inFolder = (path: string) => BASE + path.slice(1);

const test = siteTest.extend<object>({
  build: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => use(await buildVariant('subfolder', { BASE_PATH: BASE, NODE_ENV: 'development' })),
    { scope: 'worker', timeout: BUILD_TIMEOUT },
  ],
});

// One worker for the file: it makes the build once.
test.describe.configure({ mode: 'default' });

test('lo construido lleva el React de los visitantes, aunque alrededor se desarrolle: los dos no funcionan juntos', ({
  build,
}) => {
  const scripts = listFiles(join(build, 'dist'), ['assets', 'plataforma/assets']).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const read = (file: string) => readFileSync(join(build, 'dist', file), 'utf8');
  expect(scripts.filter((file) => FOR_DEVELOPERS.test(read(file)))).toEqual([]);
});

test('R-15 · cada página se abre, de cada carpeta una por su dirección, con sus imágenes y documentos, y ningún enlace sale de la carpeta', async ({
  page,
  context,
  signedInPage,
}) => {
  const { heading } = new Shell(page);
  const outside = new Set<string>();
  const files = new Set<string>();
  const look = async () => {
    expect(await brokenPictures(page), page.url()).toEqual([]);
    for (const address of await ownAddresses(page)) {
      if (!address.startsWith(BASE)) outside.add(`${address} in ${page.url()}`);
      else if (/^\/eve\/(?:documentos|descargas)\//.test(address)) files.add(address);
    }
  };
  // By its address one of every folder, which is what the host has a part in.
  for (const route of ONE_OF_EACH_FOLDER) {
    const answer = await signedInPage.goto(inFolder(route.path));
    // From the offline copy, once it is there, every address comes as found.
    if (!answer?.fromServiceWorker()) expect(answer?.status(), route.path).toBe(statusOf(route.path));
    await expect(heading).toHaveText(route.heading);
    await expect(page).toHaveTitle(titleOf(route));
    await framesAreFilled(page.locator('iframe'));
    await look();
  }
  for (const route of ROUTES.filter((other) => !ONE_OF_EACH_FOLDER.includes(other))) {
    await goInside(page, route, BASE);
    await expect(heading).toHaveText(route.heading);
    if (ONE_OF_EACH.includes(route)) await framesAreFilled(page.locator('iframe'));
    await look();
  }
  expect([...outside], 'addresses outside the folder').toEqual([]);
  expect(files.size).toBeGreaterThan(30);
  for (const file of files) {
    const answer = await context.request.get(file);
    expect(answer.status(), file).toBe(200);
    for (const [, address] of (await answer.text()).matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
      expect(address, `in ${file}`).toMatch(/^\/eve\//);
    }
  }
});

test('R-15 · se entra, se va a una página y se vuelve a inicio sin salir de la carpeta; la barra se recuerda en ella', async ({
  page,
  context,
}) => {
  const shell = new Shell(page);
  const screen = new SignInScreen(page);
  // Without its last slash, as people type it.
  await screen.open('/eve');
  expect(new URL(page.url()).pathname).toBe(BASE);
  await screen.try('EVE001', PASSWORD);
  await expect(shell.heading).toContainText('Bienvenido a bordo');
  await shell.entry('Mi Perfil').click();
  await expect(page).toHaveURL(/\/eve\/mi-perfil$/);
  await shell.sidebar.getByRole('link').first().click();
  await expect(shell.heading).toContainText('Bienvenido a bordo');
  expect(new URL(page.url()).pathname, 'with its last slash').toBe(BASE);
  await page.reload();
  await expect(shell.heading).toContainText('Bienvenido a bordo');
  await page.keyboard.press('Control+b');
  await expect
    .poll(async () => (await context.cookies()).map(({ name, path, value }) => ({ name, path, value })))
    .toEqual([{ name: 'sidebar_state', path: BASE, value: 'false' }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
});

test('R-15 · una dirección desconocida tiene la página del portal, que lleva a inicio', async ({
  page,
  signedInPage,
  problems,
}) => {
  problems.expect(/no hay ninguna página en esta dirección/);
  const { heading, main } = new Shell(page);
  await signedInPage.goto('/eve/no/existe');
  await expect(heading).toHaveText('Oops! Page not found');
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(heading).toContainText('Bienvenido a bordo');
  expect(new URL(page.url()).pathname).toBe(BASE);
  for (const path of ['/eve/assets/no-existe.js', '/eve/documentos/no-existe', '/flota']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

test('R-15 · se instala y se abre sin red, y no guarda nada de fuera de la carpeta', async ({
  page,
  context,
  site,
  signedInPage,
}) => {
  const { heading } = new Shell(page);
  await signedInPage.goto(BASE);
  const manifestAddress = await page
    .locator('link[rel=manifest]')
    .evaluate((link: HTMLLinkElement) => link.href);
  const manifest = (await (await page.request.get(manifestAddress)).json()) as {
    start_url: string;
    scope: string;
    icons: { src: string }[];
  };
  const resolved = (address: string) => new URL(address, manifestAddress).pathname;
  expect([manifest.start_url, manifest.scope].map(resolved)).toEqual([BASE, BASE]);
  for (const { src } of manifest.icons)
    expect((await page.request.get(resolved(src))).status(), src).toBe(200);
  await copyReady(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const scopes = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope);
    return { scopes, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.scopes).toEqual([site.origin + BASE]);
  expect(kept.paths.length).toBeGreaterThan(150);
  expect(kept.paths.filter((path) => !path.startsWith(BASE))).toEqual([]);
  await cutOff(site, context);
  for (const path of ['/', '/flota', '/operaciones/aeropuertos/lemd']) {
    const answer = await page.goto(inFolder(path));
    expect(answer?.fromServiceWorker(), path).toBe(true);
    await expect(heading).toBeVisible();
  }
  await page.goto('/eve/documentos/checklists/a320');
  await expect(heading).toHaveText('Checklist del A320');
});

/** Paths of this origin that a page links to, shows or frames. */
function ownAddresses(page: Page): Promise<string[]> {
  return page.locator('a[href], iframe[src], img[src], link[href]').evaluateAll((nodes) =>
    nodes
      .map((node) => new URL(node.getAttribute('href') ?? node.getAttribute('src') ?? '', location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );
}
