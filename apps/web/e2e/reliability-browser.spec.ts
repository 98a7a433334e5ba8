/** Browsers that are set otherwise: storage and cookies blocked, and pages kept whole for «Atrás». */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { CALLSIGN, PASSWORD } from './fixtures/access.ts';
import { expect, test as base } from './fixtures/portal.ts';
import { Problems, settle, watchProblems } from './fixtures/problems.ts';
import { ONE_OF_EACH } from './fixtures/routes.ts';
import { goInside } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

/** The browser that has profiles and a cache of whole pages; apps/web/playwright.config.ts says where it is. */
const { WHOLE_CHROMIUM_PATH: executablePath = '' } = process.env;

const test = base.extend<{ blocked: BrowserContext }>({
  blocked: async ({ playwright, launchOptions, baseURL }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'));
    mkdirSync(join(profile, 'Default'));
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings));
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath,
      baseURL: String(baseURL),
      locale: 'es-ES',
      viewport: { width: 1280, height: 800 },
    });
    const problems = new Problems();
    await watchProblems(context, problems);
    await simulateElsewhere(context, String(baseURL));
    await use(context);
    await settle(context);
    expect(problems.open, 'problems where storage is blocked').toEqual([]);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

test(
  'R-10 · con cookies y almacenamiento bloqueados se entra y se usa todo; al recargar se entra otra vez',
  { tag: '@long' },
  async ({ blocked }) => {
    // One page of each kind, each of them painted and fetched anew: nothing is kept here.
    test.setTimeout(120_000);
    const page = blocked.pages()[0] ?? (await blocked.newPage());
    const shell = new Shell(page);
    const screen = new SignInScreen(page);
    await screen.open('/flota');
    expect(await page.evaluate(storageThrows), 'the browser does block it').toBe(true);
    await screen.try(CALLSIGN, PASSWORD);
    await expect(shell.heading).toHaveText('Flota');
    await page.keyboard.press('Control+b');
    await expect(shell.sidebarToggle).toHaveAccessibleName('Desplegar el menú');
    await page.keyboard.press('Control+b');
    await expect(shell.sidebarToggle).toHaveAccessibleName('Contraer el menú');
    await shell.sidebarToggle.click();
    await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: /^Tema como el sistema/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    for (const route of ONE_OF_EACH) {
      await goInside(page, route);
      await expect(shell.heading).toHaveText(route.heading);
    }
    await goInside(page, { path: '/notams', heading: 'NOTAMs de la compañía' });
    await page
      .getByRole('button', { name: /^Marcar como leído/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Leído/ }).first()).toBeDisabled();
    await page.reload();
    await expect(screen.heading, 'nothing was kept').toBeVisible();
    await screen.try(CALLSIGN, PASSWORD);
    await expect(shell.heading).toHaveText('NOTAMs de la compañía');
  },
);

test(
  'R-12 · al volver desde otro sitio la página está como se dejó, sin cargarse, y el reloj va en hora',
  { tag: '@long' },
  async ({ playwright, launchOptions, baseURL }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL: String(baseURL), locale: 'es-ES' });
    const page = await context.newPage();
    await simulateElsewhere(context, String(baseURL));
    await page.addInitScript((callsign) => {
      if (location.hostname === 'localhost') localStorage.setItem('pilotIndicativo', callsign);
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    }, CALLSIGN);
    // From home, which every host brings as found; browsers keep no page that came with an error's status.
    await page.goto('/');
    await expect(new Shell(page).heading).toBeVisible();
    await goInside(page, { path: '/comunidad/contacto', heading: 'Correo electrónico' });
    const message = page.getByRole('textbox', { name: 'Mensaje' });
    await message.fill('A medio escribir');
    await page.goto('https://otro.example/');
    await expect(page.getByRole('heading')).toHaveText('Otro sitio');
    // A page that was kept is not loaded.
    await page.goBack({ waitUntil: 'commit' });
    await expect(message).toHaveValue('A medio escribir');
    const back = await page.evaluate(() => ({
      persisted: Reflect.get(globalThis, 'persisted') as boolean,
      reasons: (performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown })
        .notRestoredReasons,
    }));
    expect(back).toEqual({ persisted: true, reasons: null });
    const shown = await new Shell(page).clock.getAttribute('datetime');
    expect(Math.abs(Date.parse(String(shown)) - Date.now())).toBeLessThan(5000);
    await browser.close();
  },
);

/** Whether this page may keep nothing. Runs in the page. */
function storageThrows(): boolean {
  try {
    localStorage.setItem('x', 'x');
    return false;
  } catch {
    document.cookie = 'x=x';
    return document.cookie === '';
  }
}

/** Every address of another site has a page, also for those that ask for data: they find nothing that they could use. */
async function simulateElsewhere(context: BrowserContext, origin: string): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await context.route(
    (url) => url.origin !== origin,
    (route) =>
      route.fulfill({ contentType: 'text/html', headers, body: '<!doctype html><h1>Otro sitio</h1>' }),
  );
}
