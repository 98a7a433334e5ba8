/** §2, resources. */
import { airline, liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { TEXTS } from './fixtures/specification.ts';
import { expectNewTab } from './fixtures/visit.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { Shell } from './pages/shell.ts';

test('§2 /recursos/liveries · descargas agrupadas por familia de avión', async ({ page, signedInPage }) => {
  const liveriesPage = new LiveriesPage(page);
  await signedInPage.goto('/recursos/liveries');
  await expect(liveriesPage.families).toHaveText(liveries.map(({ category }) => category));
  for (const { category, items } of liveries) {
    await expect(liveriesPage.family(category).getByRole('listitem')).toHaveCount(items.length);
  }
});

test('§2 /recursos/liveries · una librea con dirección se descarga en una pestaña nueva', async ({
  page,
  signedInPage,
}) => {
  const item = liveries.flatMap(({ items }) => items).find(({ url }) => url !== 'discord-only');
  await signedInPage.goto('/recursos/liveries');
  await expectNewTab(new LiveriesPage(page).download(String(item?.title)), String(item?.url));
});

test('§2 /recursos/liveries · una librea «discord-only» abre un diálogo en vez de descargar', async ({
  page,
  signedInPage,
}) => {
  const liveriesPage = new LiveriesPage(page);
  const onlyThere = liveries.flatMap(({ items }) => items).filter(({ url }) => url === 'discord-only');
  expect(onlyThere.length).toBeGreaterThan(0);
  await signedInPage.goto('/recursos/liveries');
  await expect(page.getByRole('main').locator('[href*="discord-only"]')).toHaveCount(0);
  for (const { title } of onlyThere) {
    await liveriesPage.discordOnly(title).click();
    await expect(liveriesPage.dialog).toContainText(TEXTS.discordText);
    await liveriesPage.dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(liveriesPage.dialog).toHaveCount(0);
  }
});

test('§2 /recursos/newsky-acars · enlace de descarga del ACARS', async ({ page, signedInPage }) => {
  await signedInPage.goto('/recursos/newsky-acars');
  await expectNewTab(
    page.getByRole('link', { name: new RegExp(`^Descargar ${airline.acars?.name}`) }),
    String(airline.acars?.download),
  );
  const beta = page.getByRole('link', { name: /^Descargar la versión beta/ });
  const address = airline.acars?.betaDownload;
  await expect(beta).toHaveCount(address === undefined ? 0 : 1);
  if (address !== undefined) await expectNewTab(beta, address);
});

test('§2 /recursos/newsky-acars · aviso: Microsoft Flight Simulator 2024 necesita la versión beta', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/recursos/newsky-acars');
  await expect(new Shell(page).main).toContainText(
    'Microsoft Flight Simulator 2024 necesita la versión beta',
  );
});
