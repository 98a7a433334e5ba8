/** A new version is published while a page of the old one is open: its files are gone from the server. */
import type { Page } from '@playwright/test';
import { Shell } from '../pages/shell.ts';
import { expect, signIn, test } from './platform.ts';

const FLEET = '**/assets/fleet-*.js';
const COMMENT = 'Se cerró el ACARS en crucero.';
const gone = { status: 404, body: '' };

test.beforeEach(async ({ page }) => {
  await signIn(page, 'piloto');
  // Else the code of the next page would be there already.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/plataforma/informes/manual');
  await page.getByLabel('Comentario').fill(COMMENT);
});

// What the browser and the page say of the files that are gone.
test.afterEach(({ complaints }) => {
  complaints.splice(
    0,
    Infinity,
    ...complaints.filter((one) => !/dynamically imported module|preload|404/i.test(one)),
  );
});

async function openFleet(page: Page): Promise<void> {
  const shell = new Shell(page);
  await shell.group('Operaciones').click();
  await shell.entry('Flota hoy').click();
}
const fleet = (page: Page) => page.getByRole('heading', { level: 1, name: 'Flota hoy' });

async function expectNothingLost(page: Page): Promise<void> {
  await page.goto('/plataforma/informes/manual');
  await expect(page.getByLabel('Comentario')).toHaveValue(COMMENT);
}

test('the page that is opened next comes from the new version, and nothing typed is lost', async ({
  page,
}) => {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route(FLEET, (route) => (isOld ? route.fulfill(gone) : route.continue()));
  await openFleet(page);
  await expect(fleet(page)).toBeVisible();
  expect(isOld).toBe(false);
  await expectNothingLost(page);
});

test('where its file does not come either, the page says so, tries again when asked, and nothing typed is lost', async ({
  page,
}) => {
  await page.route(FLEET, (route) => route.fulfill(gone));
  await openFleet(page);
  await expect(page.getByText('Esta página ha fallado y no se puede mostrar.')).toBeVisible();
  await page.unroute(FLEET);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(fleet(page)).toBeVisible();
  await expectNothingLost(page);
});
