/** §2, documentation and policies. */
import { goTo } from '@va/testing/go-to.ts';
import { frameOf } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { COUNTS, POLICIES } from './fixtures/specification.ts';
import { expectNewTab, followToNewTab } from './fixtures/visit.ts';
import { EmbeddedPage } from './pages/embedded-page.ts';
import { Shell } from './pages/shell.ts';

const MANUALS = [
  ['Manual del ACARS', 'acars'],
  ['Manual de Operaciones A', 'manual-a'],
  ['Manual de Operaciones B', 'manual-b'],
  ['Manual de Operaciones C', 'manual-c'],
  ['Manual de Operaciones D', 'manual-d'],
  ['SOP A320', 'sop-a320'],
] as const;

const REGULATIONS = [
  ['Normativa general', 'general'],
  ['Normativa de tours', 'tours'],
  ['Normativa de cabina compartida', 'cabina-compartida'],
  ['Normativa de Focus Airports', 'focus-airports'],
] as const;

for (const [folder, count, documents] of [
  ['manuales', COUNTS.manuals, MANUALS],
  ['normativas', COUNTS.regulations, REGULATIONS],
] as const) {
  test(`§2 /documentacion/${folder} · ${count} tarjetas, cada una abre su documento en una pestaña nueva`, async ({
    page,
    signedInPage,
  }) => {
    await signedInPage.goto(`/documentacion/${folder}`);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(count);
    for (const [title, file] of documents) {
      await test.step(`«${title}» abre su documento en una pestaña nueva`, () =>
        expectNewTab(
          page.getByRole('link', { name: new RegExp(`^${title}`) }),
          `/documentos/${folder}/${file}`,
        ));
    }
  });
}

test('§2 /documentacion/checklists · las del A320 y del A330 se descargan y se leen en una pestaña nueva', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/documentacion/checklists');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(COUNTS.checklists);
  for (const family of ['A320', 'A330']) {
    await test.step(`se descarga la checklist del ${family}`, async () => {
      const arriving = page.waitForEvent('download');
      await page.getByRole('link', { name: `Descargar Checklist ${family}`, exact: true }).click();
      const download = await arriving;
      expect(download.suggestedFilename()).toBe(`checklist-${family.toLowerCase()}.html`);
      const chunks = await (await download.createReadStream()).toArray();
      expect(Buffer.concat(chunks as Buffer[]).toString('utf8')).toContain(`<title>Checklist del ${family}`);
    });
    await test.step(`la checklist del ${family} también se lee en una pestaña nueva`, async () => {
      const tab = await followToNewTab(
        page.getByRole('link', { name: new RegExp(`^Leer Checklist ${family}`) }),
      );
      await expect(tab.getByRole('heading', { level: 1 })).toContainText(family);
      await tab.close();
    });
  }
});

test('§2 /documentacion · políticas, cada una con su tarjeta y su vuelta; puntos y rangos, incrustado', async ({
  page,
  signedInPage,
}) => {
  const { heading, main } = new Shell(page);
  await signedInPage.goto('/documentacion/politicas');
  for (const { title, path } of POLICIES) {
    await test.step(`la tarjeta «${title}» lleva a ${path}, y de allí se vuelve`, async () => {
      await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(POLICIES.length);
      await main.getByRole('link', { name: new RegExp(`^${title}`) }).click();
      await expect(heading).toHaveText(title);
      expect(new URL(page.url()).pathname).toBe(path);
      await main.getByRole('link', { name: 'Volver a las políticas' }).click();
      await expect(heading).toHaveText('Políticas de la VA');
    });
  }
  await test.step('puntos y rangos: documento incrustado', async () => {
    await goTo(page, '/documentacion/puntos-rangos');
    const embedded = new EmbeddedPage(page, `${frameOf('puntos-rangos').title} · documento`);
    await expect(embedded.content.getByRole('heading', { level: 1 })).toHaveText(/puntos y rangos/i);
  });
});
