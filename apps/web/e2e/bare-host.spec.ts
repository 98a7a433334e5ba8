/**
 * The built site on a host that knows nothing of it: no headers of ours, and `404.html` for every address without a
 * file. What holds there holds everywhere; `PORTAL_HOST=bare npm run test:e2e` runs all other tests against it too.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CALLSIGN, PASSWORD } from './fixtures/access.ts';
import { feedHosts, frameHosts } from './fixtures/content.ts';
import { copyReady, cutOff, expect, test } from './fixtures/offline.ts';
import { PAGE_NOT_FOUND } from './fixtures/problems.ts';
import { ONE_OF_EACH, ONE_OF_EACH_FOLDER, ROUTES, titleOf } from './fixtures/routes.ts';
import { HOST, PROJECT } from './fixtures/site.ts';
import { brokenPictures, countLoads, framesAreFilled, goInside } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

test.use({ host: 'bare' });

test(
  'Hospedaje estático · se entra por cualquier dirección, y cada clase de página llega con sus imágenes y sus marcos',
  { tag: '@long' },
  async ({ page, services, problems }) => {
    // Against a bare host no test hears of it.
    if (HOST !== 'bare') problems.expect(PAGE_NOT_FOUND);
    const { heading } = new Shell(page);
    const screen = new SignInScreen(page);
    await screen.open('/flota/ec-lzd');
    await screen.try(CALLSIGN, PASSWORD);
    await expect(heading).toContainText('EC-LZD');
    for (const route of ROUTES) {
      // By its address one of every folder, which is what the host has a part in.
      if (ONE_OF_EACH_FOLDER.includes(route)) {
        const answer = await page.goto(route.path);
        if (!answer?.fromServiceWorker())
          expect(answer?.status(), route.path).toBe(route.path === '/' ? 200 : 404);
      } else await goInside(page, route);
      await expect(heading).toHaveText(route.heading);
      if (ONE_OF_EACH.includes(route)) await framesAreFilled(page.locator('iframe'));
      await expect(page).toHaveTitle(titleOf(route));
      expect(await brokenPictures(page), route.path).toEqual([]);
    }
    expect([...services.hosts].filter((host) => !frameHosts.has(host) && !feedHosts.has(host))).toEqual([]);
  },
);

test('Hospedaje estático · la política rige sin cabeceras: ni marcado desde texto, ni marcos de otros sitios', async ({
  signedInPage: page,
  problems,
}) => {
  problems.expect(/TrustedHTML/, /policy: require-trusted-types-for/, /frame-src/);
  await page.goto('/');
  // A page without a frame of its own, which could be taken for the one that is refused.
  await new Shell(page).header.getByRole('link', { name: 'Flota', exact: true }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  const refused = await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://sin-permiso.example/';
    document.body.append(frame);
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
    } catch (error) {
      return (error as Error).name;
    }
    return 'allowed';
  });
  expect(refused).toBe('TypeError');
});

test(
  'Hospedaje estático · tras una visita se abre sin red, con documentos y descargas',
  { tag: '@long' },
  async ({ page, context, site, signedInPage }) => {
    const { heading } = new Shell(page);
    await signedInPage.goto('/');
    await copyReady(page);
    await cutOff(site, context);
    for (const path of [
      '/',
      '/operaciones/aeropuertos/lemd',
      '/documentos/checklists/a320',
      '/documentacion/checklists',
    ]) {
      const answer = await page.goto(path);
      expect([answer?.fromServiceWorker(), answer?.status()], path).toEqual([true, 200]);
      await expect(heading).toBeVisible();
    }
    const saved = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /^Descargar/ })
      .first()
      .click();
    const file = await (await saved).path();
    expect(await readFile(file, 'utf8')).toBe(
      await readFile(join(PROJECT, 'dist/descargas/checklist-a320.html'), 'utf8'),
    );
  },
);

test.describe('sin copia', () => {
  test.use({ serviceWorkers: 'block' });
  test(
    'Hospedaje estático · si falta un trozo tras publicar, la página se carga de nuevo y llega',
    { tag: '@long' },
    async ({ page, signedInPage, problems }) => {
      problems.expect(/Failed to load resource/);
      const shell = new Shell(page);
      const loads = countLoads(page);
      await signedInPage.goto('/');
      await expect(shell.heading).toContainText('Bienvenido a bordo');
      await page.route(/\/assets\/notams-/, (route) => route.fulfill({ status: 404, body: 'No' }), {
        times: 1,
      });
      await shell.header.getByRole('link', { name: /^NOTAMs de la compañía/ }).click();
      await expect(shell.heading).toHaveText('NOTAMs de la compañía');
      expect(loads).toHaveLength(2);
    },
  );
});
