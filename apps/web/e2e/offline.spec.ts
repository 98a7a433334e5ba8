/** Without a network: after one visit everything of the portal's own opens. */
import { readFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD } from './fixtures/access.ts';
import { copyReady, cutOff, expect, test } from './fixtures/offline.ts';
import { ONE_OF_EACH_FOLDER, routeAt, ROUTES } from './fixtures/routes.ts';
import { PROJECT } from './fixtures/site.ts';
import { goInside } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

const DIST = join(PROJECT, 'dist');
/** Addresses of the built files in some folders, as pages link to them. */
const built = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(DIST, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length))
      .map((path) => (folder === 'documentos' ? path.replace(/\.html$/, '') : path)),
  );

/** Scripts, styles, fonts and ground of maps that the build says are kept; the pages of an account are kept apart. */
const keptAssets = () => {
  const budgets = JSON.parse(readFileSync(join(PROJECT, 'dist-server/budgets.json'), 'utf8'));
  return budgets['Offline copy']
    .filter((file: string) => file.startsWith('assets/'))
    .map((file: string) => `/${file}`);
};

test(
  'R-06 · sin red, se abre cada página, con sus documentos dentro, y está todo lo que el portal tiene',
  { tag: '@long' },
  async ({ page, context, site, signedInPage, problems }) => {
    test.setTimeout(240_000);
    problems.expect(/no hay ninguna página en esta dirección/);
    const shell = new Shell(page);
    const documentsOpen = async () => {
      for (const frame of await page.locator('iframe[src*="/documentos/"]').all()) {
        await frame.scrollIntoViewIfNeeded();
        await expect(frame.contentFrame().locator('h1')).not.toBeEmpty();
      }
    };
    await signedInPage.goto('/');
    await copyReady(page);
    await cutOff(site, context);
    for (const route of ONE_OF_EACH_FOLDER) {
      const answer = await page.goto(route.path);
      expect(answer?.fromServiceWorker(), route.path).toBe(true);
      await expect(shell.heading).toHaveText(route.heading);
      await documentsOpen();
    }
    for (const route of ROUTES.filter((other) => !ONE_OF_EACH_FOLDER.includes(other))) {
      await goInside(page, route);
      await expect(shell.heading).toHaveText(route.heading);
      await documentsOpen();
    }

    await test.step('están todos los documentos, descargas, imágenes, letras y trozos del portal', async () => {
      // Programs to install are no part of the portal.
      const files = [...built('documentos', 'descargas', 'images'), ...keptAssets()].filter(
        (path) => !path.startsWith('/descargas/grabador/'),
      );
      expect(files.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThanOrEqual(4);
      expect(files.length).toBeGreaterThan(150);
      const missing = await page.evaluate(async (paths) => {
        const answers = await Promise.all(
          paths.map(async (path) => {
            const body = await fetch(path).then(
              (answer) => (answer.ok ? answer.arrayBuffer() : undefined),
              () => undefined,
            );
            return { path, size: body?.byteLength ?? 0 };
          }),
        );
        return answers.filter(({ size }) => size === 0).map(({ path }) => path);
      }, files);
      expect(missing).toEqual([]);
    });

    await test.step('la checklist se descarga entera', async () => {
      await goInside(page, routeAt('/documentacion/checklists'));
      const saved = page.waitForEvent('download');
      await page
        .getByRole('link', { name: /^Descargar/ })
        .first()
        .click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe('checklist-a320.html');
      expect(await readFile(await download.path(), 'utf8')).toBe(
        await readFile(join(DIST, 'descargas/checklist-a320.html'), 'utf8'),
      );
    });

    await test.step('una dirección desconocida tiene la página del portal para ello', async () => {
      await page.goto('/no/existe');
      await expect(shell.heading).toHaveText('Oops! Page not found');
    });
  },
);

test(
  'R-06 · sin red, un documento se abre por su dirección y sigue sin dejarse enmarcar por otros @headers',
  { tag: '@long' },
  async ({ page, context, site, signedInPage }) => {
    await signedInPage.goto('/notams');
    const headers = async (path: string) => {
      const answer = await page.goto(path);
      const names = [
        'content-security-policy',
        'x-frame-options',
        'x-content-type-options',
        'permissions-policy',
      ];
      return Promise.all(names.map(async (name) => (await answer?.headerValue(name)) ?? ''));
    };
    const paths = ['/documentos/checklists/a320', '/flota'];
    const before = [];
    for (const path of paths) before.push(await headers(path));
    expect(before.flat().filter((value) => value === '')).toEqual([]);
    await copyReady(page);
    await cutOff(site, context);
    for (const [i, path] of paths.entries()) expect(await headers(path), path).toEqual(before[i]);
    await page.goto('/documentos/checklists/a320');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checklist del A320');
    await expect(page.locator('body')).toHaveCSS('font-family', /B612/);
  },
);

test('R-06 · la segunda visita es la página desde la primera imagen, con red y sin ella @phone', async ({
  page,
  context,
  site,
  signedInPage,
  problems,
}) => {
  // The script below is refused in framed documents, as every script is.
  problems.tolerate(/Blocked script execution/);
  await signedInPage.goto('/flota');
  await copyReady(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const title = [...document.querySelectorAll('h1')].find((node) => node.checkVisibility());
      const now = `${document.title} | ${title?.textContent}`;
      if (title && seen.at(-1) !== now) seen.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const opened = async (path: string) => {
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker(), path).toBe(true);
    await expect(page.locator('html:not([data-boot])')).toBeAttached();
    return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  };
  const fleet = ['Flota · Portal EVE | Flota'];
  const aircraft = [expect.stringMatching(/EC-LZD.* \| .*EC-LZD/)];
  expect(await opened('/flota'), 'kept since the first visit').toEqual(fleet);
  expect(await opened('/flota/ec-lzd'), 'not opened before').toEqual(aircraft);
  await cutOff(site, context);
  expect(await opened('/flota')).toEqual(fleet);
  expect(await opened('/flota/ec-lzd')).toEqual(aircraft);
});

test('R-06 · sin red, se dice, y de cuándo es lo que se ve; al volver la red, ya no @phone-long', async ({
  page,
  context,
  signedInPage,
}) => {
  const status = page.getByRole('status').filter({ hasText: 'Sin conexión: ves' });
  await signedInPage.goto('/notams');
  await copyReady(page);
  await expect(status).toHaveCount(0);
  await context.setOffline(true);
  await expect(status).toHaveText(
    /^Sin conexión: ves la copia guardada del \d{1,2}\sde\s\p{L}+ de \d{4}, \d\d:\d\dZ\.$/u,
  );
  await expect(status).toBeInViewport();
  await context.setOffline(false);
  await expect(status).toHaveCount(0);
});

test(
  'R-06 · sin red, quien no ha entrado también llega a la pantalla de acceso, y entra',
  { tag: '@long' },
  async ({ page, context, site }) => {
    const screen = new SignInScreen(page);
    await screen.open('/flota');
    await screen.try('EVE001', PASSWORD);
    await copyReady(page);
    await page.evaluate(() => localStorage.clear());
    await cutOff(site, context);
    await screen.open('/notams');
    await screen.try('EVE002', PASSWORD);
    await expect(new Shell(page).heading).toHaveText('NOTAMs de la compañía');
  },
);

test(
  'R-06 · la copia no toca ningún sitio ajeno, ni guarda nada suyo',
  { tag: '@long' },
  async ({ page, context, signedInPage, services }) => {
    const fromWorker: string[] = [];
    context.on('request', (request) => {
      if (request.serviceWorker()) fromWorker.push(new URL(request.url()).origin);
    });
    await signedInPage.goto('/');
    await copyReady(page);
    await page.goto('/operaciones/plan');
    for (const frame of await page.locator('iframe').all()) await frame.scrollIntoViewIfNeeded();
    await expect.poll(() => services.hosts.size).toBeGreaterThan(2);
    const { origin } = new URL(page.url());
    expect(fromWorker.length).toBeGreaterThan(100);
    expect(new Set(fromWorker)).toEqual(new Set([origin]));
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => new URL(url).origin);
    });
    expect(new Set(kept)).toEqual(new Set([origin]));
  },
);

test(
  'R-06 · la copia no empieza hasta que el portal está a la vista: entrar sigue sin pedir nada',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const log: { registered?: number; shown?: number } = {};
      Object.assign(window, { log });
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
      navigator.serviceWorker.register = (...args) => {
        log.registered ??= performance.now();
        return register(...args);
      };
      new MutationObserver(() => {
        if (document.querySelector('main h1')?.textContent === 'Manuales') log.shown ??= performance.now();
      }).observe(document, { subtree: true, childList: true });
    });
    const screen = new SignInScreen(page);
    await screen.open('/documentacion/manuales');
    await expect(screen.submit).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
    ).toBe(0);
    await screen.try('EVE001', PASSWORD);
    await copyReady(page);
    const log = await page.evaluate(
      () => (window as unknown as { log: { registered: number; shown: number } }).log,
    );
    expect(log.registered).toBeGreaterThan(log.shown);
  },
);
