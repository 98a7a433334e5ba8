/**
 * A deploy, seen from tabs that are open: R-04 a new version (and the one before again), R-05 an old tab, R-07 the worker
 * switched off.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BUILD_TIMEOUT, buildVariant } from './fixtures/builds.ts';
import { goTo } from '@va/testing/go-to.ts';
import { copyReady, expect, test as siteTest } from './fixtures/offline.ts';
import { ONE_OF_EACH } from './fixtures/routes.ts';
import { PROJECT } from './fixtures/site.ts';
import { countLoads } from './fixtures/visit.ts';
import { ContactPage } from './pages/contact-page.ts';
import { Shell } from './pages/shell.ts';
import { newVersion, takeNewVersion } from './pages/update-bar.ts';

const NEW_NAME = 'EVE renovada';

const test = siteTest.extend<object, { nextBuild: string; withoutWorker: string }>({
  nextBuild: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const content = join(mkdtempSync(join(tmpdir(), 'portal-next-')), 'content');
      cpSync(join(PROJECT, 'content'), content, { recursive: true });
      const file = join(content, 'airline.yaml');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, `name: ${NEW_NAME}`));
      await use(await buildVariant('next', { CONTENT_DIR: content }));
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT },
  ],
  withoutWorker: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => use(await buildVariant('without-worker', { SERVICE_WORKER: 'off' })),
    { scope: 'worker', timeout: BUILD_TIMEOUT },
  ],
});

// One worker for the file: it makes each build once.
test.describe.configure({ mode: 'default' });

/** Every kind of page, without loading the portal anew; the name of the tab is left out, which a deploy may change. */
async function visitAll(page: Page): Promise<void> {
  const { heading } = new Shell(page);
  for (const route of ONE_OF_EACH) {
    await goTo(page, route.path);
    await expect(heading).toHaveText(route.heading);
  }
}

/** A new worker waits until the one before has answered all that was asked of it, also on a machine that does other things. */
const TAKES_OVER = { timeout: 30_000 };

test('R-04, R-05 · la versión nueva se ofrece y no se impone: lo escrito sigue ahí, y la pestaña vieja, entera', async ({
  page,
  context,
  site,
  nextBuild,
  signedInPage,
}) => {
  // Four times a server with its database starts, and every kind of page is opened.
  test.setTimeout(180_000);
  const scripts = (folder: string) =>
    readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.js'));
  const kept = new Set(scripts(nextBuild));
  expect(scripts(PROJECT).filter((name) => !kept.has(name)).length, 'scripts that are gone').toBeGreaterThan(
    25,
  );
  const contact = new ContactPage(page);
  const loads = countLoads(page);
  await signedInPage.goto('/comunidad/contacto');
  await copyReady(page);
  await contact.message.fill('A medio escribir');
  await site.publish(nextBuild);
  // Another visit is what makes the browser look for a new worker.
  const other = await context.newPage();
  await other.goto('/flota');
  await expect(other).toHaveTitle('Flota · Portal EVE');
  // All of the new version is fetched before it is offered.
  await expect(newVersion(page)).toBeVisible({ timeout: 30_000 });
  await expect(newVersion(other)).toBeVisible();
  expect(loads, 'nothing was loaded anew').toHaveLength(1);
  await expect(contact.message).toHaveValue('A medio escribir');
  await newVersion(other).getByRole('button', { name: 'Más tarde' }).click();
  await expect(newVersion(other)).toHaveCount(0);

  // Another tab takes the new version; this one stays as it is, and has all of its pages.
  await other.reload();
  await takeNewVersion(other);
  await expect(other).toHaveTitle(`Flota · Portal ${NEW_NAME}`, TAKES_OVER);
  await expect(contact.message).toHaveValue('A medio escribir');
  await visitAll(page);
  expect(loads).toHaveLength(1);
  await takeNewVersion(page);
  await expect(page).toHaveTitle(new RegExp(`Portal ${NEW_NAME}$`), TAKES_OVER);

  // Going back is one more version.
  await site.publish(PROJECT);
  await page.reload();
  await takeNewVersion(page);
  await expect(page).toHaveTitle(/Portal EVE$/, TAKES_OVER);
});

test.describe('sin copia', () => {
  test.use({ serviceWorkers: 'block' });

  test('R-05 · una pestaña vieja sin copia se carga de nuevo una vez, y sigue por todas las páginas', async ({
    page,
    site,
    nextBuild,
    signedInPage,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    const loads = countLoads(page);
    await signedInPage.goto('/');
    await expect(new Shell(page).heading).toContainText('Bienvenido a bordo');
    await page.waitForLoadState('networkidle');
    await site.publish(nextBuild);
    await visitAll(page);
    expect(loads).toHaveLength(2);
    await expect(page).toHaveTitle(new RegExp(`Portal ${NEW_NAME}$`));
  });
});

test('R-07 · publicado sin trabajador, el que había se va con su copia, y la pestaña abierta sigue', async ({
  page,
  context,
  site,
  withoutWorker,
  signedInPage,
}) => {
  const left = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return [registrations.length, (await caches.keys()).length];
    });
  const contact = new ContactPage(page);
  await signedInPage.goto('/comunidad/contacto');
  await copyReady(page);
  // Files, what an earlier version had, dates, and the document of the page that is open.
  await expect.poll(left).toEqual([1, 4]);
  await contact.message.fill('A medio escribir');
  await site.publish(withoutWorker);
  const other = await context.newPage();
  await other.goto('/flota');
  await expect.poll(left, TAKES_OVER).toEqual([0, 0]);
  await expect(contact.message).toHaveValue('A medio escribir');
  const answer = await other.goto('/notams');
  expect(answer?.fromServiceWorker()).toBe(false);
  await expect(new Shell(other).heading).toHaveText('NOTAMs de la compañía');
  await other.waitForLoadState('networkidle');
  expect(await left()).toEqual([0, 0]);
});
