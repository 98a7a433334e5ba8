/** What the server paints of a page before any script has run, and how the app takes it over. */
import type { Page } from '@playwright/test';
import type { PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';
import { expect, signIn, test } from './platform.ts';

const HOME = '/plataforma/';
/** Pages that menu and search lead to, those of the platform that the portal shows as parts of its own, and the door. */
const FOUND = Object.values<PlatformPage>(PILOT_PAGES)
  .filter(({ path, group, part }) => (group ?? part) && !path.includes(':'))
  .map(({ path }) => path);
const PAINTED = [...FOUND, 'acceso'];

/** Opens a page, once more where a busy server has not painted it in time, and gives what it was painted with. */
async function openPainted(page: Page, address: string): Promise<string> {
  let painted = '';
  await expect(async () => {
    const answer = await page.goto(address);
    painted = (await answer?.text()) ?? '';
    expect(painted).toContain('<div id="root" data-page=');
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
  }).toPass();
  return painted;
}

/** Opens the first page as it is painted, and holds its scripts back until the function that it gives is called. */
async function openHeld(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await expect(async () => {
    const answer = await page.goto(HOME, { waitUntil: 'commit' });
    expect(await answer?.text()).toContain('<div id="root" data-page=');
  }).toPass();
  return release;
}

test('without any script there is the page of today for who is in, and the form for who is not', async ({
  page,
  browser,
}) => {
  const { callsign } = await signIn(page, 'piloto');
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const still = await context.newPage();
  const painted = await openPainted(still, HOME);
  await expect(still.locator('header').getByText(callsign, { exact: true })).toBeVisible();
  await expect(still.locator('#root h1')).toHaveText(/^(?:Elige tu próximo vuelo|(?:Hoy|Mañana|Pronto) sal)/);
  expect(painted).toMatch(/ningún vuelo reservado|el vuelo sale de/);

  await context.clearCookies();
  expect(await openPainted(still, HOME)).not.toContain(callsign);
  await expect(still.locator('#root h1')).toHaveText('Hoy');
  await expect(still.locator('form input')).toHaveCount(2);
  await context.close();
});

for (const [who, role] of [
  ['in', 'piloto'],
  ['not in', undefined],
] as const)
  test(
    `what is painted for who is ${who} stays when the app takes over, and nothing moves`,
    { tag: role ? [] : ['@long'] },
    async ({ page }) => {
      if (role) await signIn(page, role);
      await page.addInitScript(() => {
        let moved = 0;
        new PerformanceObserver((list) => {
          // Later, parts arrive that each page fetches for itself.
          if (!('boot' in document.documentElement.dataset)) return;
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
            moved += value;
        }).observe({ type: 'layout-shift', buffered: true });
        document.addEventListener('DOMContentLoaded', () =>
          Object.assign(globalThis, { painted: document.querySelector('header'), moved: () => moved }),
        );
      });
      for (const path of PAINTED) {
        await openPainted(page, HOME + path);
        await expect(page.locator('html')).not.toHaveAttribute('data-boot');
        const stays = () =>
          page.evaluate(() => (globalThis as unknown as { painted: Element }).painted.isConnected);
        expect(await stays(), path).toBe(true);
        // The clock gives way by a pixel when its font comes, in a page without a script too.
        const moved = () => page.evaluate(() => (globalThis as unknown as { moved: () => number }).moved());
        expect(await moved(), path).toBeLessThan(0.005);
        // Whoever has gone in goes on from here by itself.
        if (path !== 'acceso') await expect(page.locator('main h1')).toBeVisible();
      }
    },
  );

test('the form keeps what is typed and sent before it works, then lets in; signed out nothing of the account is left', async ({
  page,
}) => {
  const { callsign, password } = await signIn(page, 'revisor');
  await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/acceso$/);
  const release = await openHeld(page);
  await page.getByLabel('Indicativo', { exact: true }).fill(callsign);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Indicativo', { exact: true })).toHaveValue(callsign);
  expect(page.url(), 'nothing is sent by the browser itself').not.toContain(callsign);
  release();
  await expect(page.getByRole('link', { name: callsign, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: callsign, exact: true })).toBeVisible();
});

test('what is painted can be read and pressed before the app has started: links lead on, buttons wait', async ({
  page,
}) => {
  await signIn(page, 'piloto');
  let release = await openHeld(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  release();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
  release = await openHeld(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Estado de los servicios' }).click();
  await expect(page).toHaveURL(/estado$/);
  release();
});

test(
  'who is on another page before the app has started gets that page, not the painted one',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'piloto');
    const release = await openHeld(page);
    await expect(page.locator('#root h1')).toBeVisible();
    // As the browser does for who goes back within the document.
    await page.evaluate(() => history.pushState(null, '', '/plataforma/tours'));
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Tours' })).toBeVisible();
  },
);

test('a page whose script does not arrive says so', async ({ page, complaints }) => {
  await page.route('**/assets/gate-*.js', (route) => route.abort());
  await page.goto(HOME);
  await expect(page.getByRole('alert').filter({ hasText: 'El portal no ha arrancado' })).toBeVisible();
  // The browser itself says that the file did not come, as it should.
  expect(complaints.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('the copy for the time without a network is nobody’s', async ({ page }) => {
  const { callsign } = await signIn(page, 'piloto');
  await page.goto(`${HOME}informes`);
  const kept = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys())
        if (name.endsWith(':files'))
          for (const request of await (await caches.open(name)).keys())
            if (new URL(request.url).pathname === '/')
              return (await (await caches.open(name)).match(request))?.text();
      return undefined;
    });
  await expect.poll(kept, { timeout: 40_000 }).toContain('<div id="root">');
  expect(await kept()).not.toContain(callsign);
  // Behind the worker, too, the page comes painted.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  expect(await openPainted(page, HOME)).toContain(callsign);
});
