/** Pages are fetched a moment before they are asked for, unless the pilot asks for little data. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { Shell } from './pages/shell.ts';

const FLEET_CHUNK = /\/assets\/fleet-[^/]+\.js$/;

const pointAtFleet = async (page: Page) => {
  const shell = new Shell(page);
  await expect(shell.heading).toHaveText('Manuales');
  await shell.header.getByRole('link', { name: 'Flota', exact: true }).hover();
  return shell;
};

test('Adelantos · a lo que se señala le llega el trozo antes de pulsarlo; con ahorro de datos, no', async ({
  page,
  signedInPage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signedInPage.goto('/documentacion/manuales');
  expect(asked.filter((url) => FLEET_CHUNK.test(url))).toEqual([]);
  const fetched = page.waitForResponse(FLEET_CHUNK);
  await pointAtFleet(page);
  await fetched;

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.reload();
  asked.length = 0;
  const shell = await pointAtFleet(page);
  await shell.header.getByRole('link', { name: /^NOTAMs/ }).click();
  await expect(shell.heading).toHaveText('NOTAMs de la compañía');
  expect(asked.filter((url) => FLEET_CHUNK.test(url))).toEqual([]);
});
