/** §2, resources. */
import { airline, liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { TEXTS } from './fixtures/specification.ts';
import { expectNewTab } from './fixtures/visit.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { Shell } from './pages/shell.ts';

test('§2 /recursos/liveries · por familia de avión; se descargan en una pestaña nueva o se piden en Discord', async ({
  page,
  signedInPage,
}) => {
  const liveriesPage = new LiveriesPage(page);
  const items = liveries.flatMap((category) => category.items);
  await signedInPage.goto('/recursos/liveries');

  await test.step('descargas agrupadas por familia de avión', async () => {
    await expect(liveriesPage.families).toHaveText(liveries.map(({ category }) => category));
    for (const { category, items: own } of liveries) {
      await expect(liveriesPage.family(category).getByRole('listitem')).toHaveCount(own.length);
    }
  });

  await test.step('una librea con dirección se descarga en una pestaña nueva', async () => {
    const item = items.find(({ url }) => url !== 'discord-only');
    await expectNewTab(liveriesPage.download(String(item?.title)), String(item?.url));
  });

  await test.step('§8 · una librea «discord-only» abre un diálogo en vez de descargar', async () => {
    const onlyThere = items.filter(({ url }) => url === 'discord-only');
    expect(onlyThere.length).toBeGreaterThan(0);
    await expect(page.getByRole('main').locator('[href*="discord-only"]')).toHaveCount(0);
    for (const { title } of onlyThere) {
      await liveriesPage.discordOnly(title).click();
      await expect(liveriesPage.dialog.getByRole('heading')).toHaveText(TEXTS.discordTitle);
      await expect(liveriesPage.dialog.getByText(TEXTS.discordText, { exact: true })).toBeVisible();
      await liveriesPage.dialog.getByRole('button', { name: 'Cerrar' }).click();
      await expect(liveriesPage.dialog).toHaveCount(0);
    }
  });
});

test('§2 /recursos/newsky-acars · enlaces de descarga, y aviso de que Microsoft Flight Simulator 2024 necesita la versión beta', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/recursos/newsky-acars');
  await expect(new Shell(page).main).toContainText(
    'Microsoft Flight Simulator 2024 necesita la versión beta',
  );
  await expectNewTab(
    page.getByRole('link', { name: new RegExp(`^Descargar ${airline.acars?.name}`) }),
    String(airline.acars?.download),
  );
  const beta = page.getByRole('link', { name: /^Descargar la versión beta/ });
  const address = airline.acars?.betaDownload;
  await expect(beta).toHaveCount(address === undefined ? 0 : 1);
  if (address !== undefined) await expectNewTab(beta, address);
});
