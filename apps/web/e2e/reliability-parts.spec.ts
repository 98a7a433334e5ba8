/** When a part of the portal is missing or fails: what breaks stays small, says so, and can be tried again. */
import type { Page } from '@playwright/test';
import { isLong } from '@va/testing/how-often.ts';
import { expect, test } from './fixtures/portal.ts';
import { ONE_OF_EACH, ONE_OF_EACH_FOLDER } from './fixtures/routes.ts';
import { TEXTS } from './fixtures/specification.ts';
import { countLoads } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';

const BROKEN = 'roto a propósito';
const NOTAMS_CHUNK = /\/assets\/notams-/;

test.describe('un trozo que ya no está', () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  const openNotams = (page: Page) =>
    new Shell(page).header.getByRole('link', { name: /^NOTAMs de la compañía/ }).click();

  test('R-01 · si falta una vez, la página se carga de nuevo una sola vez y llega; «Atrás» vuelve', async ({
    page,
    signedInPage,
  }) => {
    const { heading } = new Shell(page);
    const loads = countLoads(page);
    await signedInPage.goto('/flota');
    // As long as the old page stands: the link is already fetched when it is pointed at.
    await page.route(NOTAMS_CHUNK, (route) =>
      new URL(page.url()).pathname === '/flota'
        ? route.fulfill({ status: 404, body: 'No encontrado' })
        : route.continue(),
    );
    await openNotams(page);
    await expect(heading).toHaveText('NOTAMs de la compañía');
    // What is painted stands before all of the page has been loaded.
    await expect.poll(() => loads).toEqual(['/flota', '/notams']);
    await expect(page.locator('html[data-boot]')).toHaveCount(0);
    await page.goBack();
    await expect(heading).toHaveText('Flota');
  });

  test('R-01 · si falta siempre, una sola carga y después la página de fallo, dentro del portal', async ({
    page,
    signedInPage,
  }) => {
    const shell = new Shell(page);
    const loads = countLoads(page);
    await signedInPage.goto('/flota');
    await page.route(NOTAMS_CHUNK, (route) => route.fulfill({ status: 404, body: 'No encontrado' }));
    await openNotams(page);
    await expect(shell.heading).toHaveText(TEXTS.routingFailure);
    await expect(shell.sidebar).toBeVisible();
    expect(loads).toEqual(['/flota', '/notams']);
    await shell.entry('Mi Perfil').click();
    await expect(shell.heading).toHaveText('Mi perfil');
    await openNotams(page);
    await expect(shell.heading).toHaveText(TEXTS.routingFailure);
    expect(loads.length, 'another visit, at most another load').toBeLessThanOrEqual(3);
  });

  test(
    'R-01 · sin conexión no se recarga nada y se dice por qué falta la página; con ella, aparece',
    { tag: '@long' },
    async ({ page, context, signedInPage }) => {
      const shell = new Shell(page);
      const loads = countLoads(page);
      await signedInPage.goto('/flota');
      await expect(shell.heading).toHaveText('Flota');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await openNotams(page);
      await expect(shell.heading).toHaveText(TEXTS.routingFailure);
      await expect(shell.main).toContainText('No hay conexión');
      await shell.main.getByRole('button', { name: 'Volver a intentarlo' }).click();
      await expect(shell.heading).toHaveText(TEXTS.routingFailure);
      expect(loads).toEqual(['/flota']);
      await context.setOffline(false);
      await expect(shell.heading, 'there as soon as the connection is').toHaveText('NOTAMs de la compañía');
      expect(loads).toEqual(['/flota', '/notams']);
    },
  );

  test(
    'R-01 · si no contesta el servidor, tampoco: lo que hay en pantalla vale más que el error del navegador',
    { tag: '@long' },
    async ({ page, signedInPage }) => {
      const shell = new Shell(page);
      const loads = countLoads(page);
      await signedInPage.goto('/flota');
      await expect(shell.heading).toHaveText('Flota');
      await page.route(
        ({ pathname }) => pathname === '/' || pathname.includes('/notams'),
        (route) => route.abort('connectionrefused'),
      );
      await openNotams(page);
      await expect(shell.heading).toHaveText(TEXTS.routingFailure);
      await expect(shell.sidebar).toBeVisible();
      expect(loads).toEqual(['/flota']);
    },
  );
});

test.describe('un fallo al mostrar', () => {
  test.use({ expectedProblems: [new RegExp(BROKEN)] });

  const breakDown = (page: Page, broken: boolean) =>
    page.evaluate((value) => Object.assign(globalThis, { broken: value }), broken);

  test(
    'R-08 · cada página: la barra sigue en su sitio y «Volver a intentarlo» la recupera',
    { tag: '@long' },
    async ({ page, signedInPage, problems }) => {
      test.setTimeout(120_000);
      problems.expect(/no hay ninguna página en esta dirección/);
      // The start page names some chunks with their fingerprints, which those that are changed here no longer have. Chromium
      // does not know where a page that the test answers comes from, and asks before it may reach servers of this machine.
      await page.context().grantPermissions(['local-network-access']);
      await page.route(
        ({ hostname }) => hostname === 'localhost',
        async (route) => {
          const request = route.request();
          if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame())
            return route.fallback();
          const answer = await route.fetch();
          const body = (await answer.text()).replaceAll(/ integrity="[^"]*"/g, '');
          return route.fulfill({ response: answer, body });
        },
      );
      // Every page is made to fail while the test says so, until it has been shown.
      const patched = new Set<string>();
      await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
        const answer = await route.fetch();
        const code = await answer.text();
        const [, name] = /(?<![\w$])([\w$]+) as Component\b/.exec(code) ?? [];
        if (name === undefined) return route.fulfill({ response: answer });
        patched.add(route.request().url());
        // A chunk that others use too hands its page over by a namespace as well.
        const failing = code
          .replace(`${name} as Component`, 'failing as Component')
          .replace(`Component:()=>${name}`, 'Component:()=>failing');
        const body = `${failing}
let shown = false;
function failing(props) {
  if (globalThis.broken && !shown) throw new Error(${JSON.stringify(BROKEN)});
  shown = true;
  return ${name}(props);
}`;
        return route.fulfill({ response: answer, body });
      });
      await signedInPage.goto('/no/existe');
      await expect(new Shell(page).heading).toHaveText('Oops! Page not found');
      const pages = isLong ? ONE_OF_EACH : ONE_OF_EACH_FOLDER;
      for (const { path, heading } of pages) {
        const seen = await page.evaluate(failAndRecover, path);
        expect(seen, path).toEqual({ failure: TEXTS.routingFailure, sidebar: true, recovered: heading });
      }
      expect(patched.size).toBeGreaterThanOrEqual(pages.length);
      // What is still fetched ahead ends with the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );

  test(
    'R-08 · el armazón entero: queda la página de fallo, y se recupera',
    { tag: '@long' },
    async ({ page, signedInPage }) => {
      await page.addInitScript((message) => {
        const { toISOString } = Date.prototype;
        Date.prototype.toISOString = function (this: Date) {
          if (Reflect.get(globalThis, 'broken')) throw new Error(message);
          return toISOString.call(this);
        };
      }, BROKEN);
      const shell = new Shell(page);
      await signedInPage.goto('/notams');
      await expect(shell.clock).toBeVisible();
      await breakDown(page, true);
      await expect(shell.heading).toHaveText(TEXTS.routingFailure);
      await expect(shell.sidebar).toHaveCount(0);
      await breakDown(page, false);
      await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
      await expect(shell.heading).toHaveText('NOTAMs de la compañía');
      await expect(shell.clock).toBeVisible();
    },
  );

  test(
    'R-08 · un mapa: el resto de la página sigue, y se puede reintentar',
    { tag: '@long' },
    async ({ page, signedInPage }) => {
      await page.addInitScript((message) => {
        const { hypot } = Math;
        Math.hypot = (...sides) => {
          if (!Reflect.get(globalThis, 'repaired')) throw new Error(message);
          return hypot(...sides);
        };
      }, BROKEN);
      const shell = new Shell(page);
      const failure = shell.main.getByRole('alert').filter({ hasText: 'El mapa del tour' });
      await signedInPage.goto('/eventos/tours/svalbard');
      // The platform's view, in place of what the content has of the tour.
      await expect(shell.main.getByRole('heading', { name: 'Para que la etapa valga' })).toBeVisible();
      await expect(failure).toContainText('El mapa del tour no se puede mostrar.');
      await expect(shell.heading).toHaveText('A320 Svalbard');
      await page.evaluate(() => Object.assign(globalThis, { repaired: true }));
      await failure.getByRole('button', { name: 'Reintentar' }).click();
      await expect(failure).toHaveCount(0);
      await expect(shell.main.getByRole('application', { name: 'Mapa del tour' })).toBeVisible();
    },
  );
});

test('R-08 · un marco: el resto de la página sigue, y se puede reintentar', async ({
  page,
  signedInPage,
  problems,
}) => {
  problems.expect(/IntersectionObserver/);
  const shell = new Shell(page);
  await page.addInitScript(() => {
    const real = window.IntersectionObserver;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Object.assign(window, { repair: () => Object.assign(window, { IntersectionObserver: real }) });
  });
  await signedInPage.goto('/operaciones/plan');
  const failure = shell.main.getByRole('alert').filter({ hasText: /^«Despacho.* no se puede mostrar/ });
  await expect(failure).toBeVisible();
  await expect(shell.heading).toHaveText('Briefing de vuelo');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
  await failure.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

/** Opens a page that fails, tries again, and says what was seen. Runs in the page, where nothing has to be waited for. */
async function failAndRecover(path: string) {
  const until = (done: () => unknown) =>
    new Promise<void>((resolve) => {
      const look = () => (done() ? resolve() : requestAnimationFrame(look));
      look();
    });
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const retry = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Volver a intentarlo');
  Object.assign(globalThis, { broken: true });
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await until(retry);
  const seen = {
    failure: heading(),
    sidebar: document.querySelector('nav[aria-label="Principal"]') !== null,
  };
  Object.assign(globalThis, { broken: false });
  retry()?.click();
  await until(() => heading() !== seen.failure);
  return { ...seen, recovered: heading() };
}
