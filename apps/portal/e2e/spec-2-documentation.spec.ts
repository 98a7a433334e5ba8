/** §2, documentation and policies. */
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

test('§2 /documentacion/manuales · seis tarjetas, cada una abre su documento en una pestaña nueva', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/documentacion/manuales');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(titles).toHaveCount(COUNTS.manuals);
  for (const [title, file] of MANUALS) {
    await test.step(`«${title}» abre su documento en una pestaña nueva`, () =>
      expectNewTab(
        page.getByRole('link', { name: new RegExp(`^${title}`) }),
        `/documentos/manuales/${file}`,
      ));
  }
});

test('§2 /documentacion/puntos-rangos · documento incrustado', async ({ page, signedInPage }) => {
  const embedded = new EmbeddedPage(page, frameOf('puntos-rangos').title);
  await signedInPage.goto('/documentacion/puntos-rangos');
  await expect(embedded.content.getByRole('heading', { level: 1 })).toHaveText(/puntos y rangos/i);
});

test('§2 /documentacion/normativas · cuatro tarjetas, cada una abre su documento en una pestaña nueva', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/documentacion/normativas');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(titles).toHaveCount(COUNTS.regulations);
  for (const [title, file] of REGULATIONS) {
    await test.step(`«${title}» abre su documento en una pestaña nueva`, () =>
      expectNewTab(
        page.getByRole('link', { name: new RegExp(`^${title}`) }),
        `/documentos/normativas/${file}`,
      ));
  }
});

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

test('§2 /documentacion/politicas · cuatro tarjetas, cada una lleva a su política, y de allí se vuelve', async ({
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
});
