/** «Estado de los servicios», and the same providers in the policies. */
import { feeds, frameOf, shownFrames as frames } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { AT_ONCE, FrameModel } from './pages/frame.ts';

const NOT_YET = 'Todavía no se ha abierto en esta visita';

test('§estado · cada marco con su proveedor, sus servidores, su uso y sus páginas', async ({
  signedInPage,
}) => {
  await signedInPage.goto('/estado');
  for (const { id, title, purpose, provider, hosts } of frames) {
    const row = signedInPage.locator(`[data-service="${id}"]`);
    await expect(row.getByRole('heading', { name: title })).toBeVisible();
    await expect(row).toContainText(purpose);
    await expect(row).toContainText(NOT_YET);
    expect(await row.getByRole('list').getByRole('link').count()).toBeGreaterThan(0);
    const card = signedInPage.getByRole('region', { name: provider, exact: true });
    for (const host of hosts) await expect(card).toContainText(host);
  }
  for (const { id, title, purpose, provider, url } of feeds) {
    const row = signedInPage.locator(`[data-service="${id}"]`);
    await expect(row.getByRole('heading', { name: title })).toBeVisible();
    await expect(row).toContainText(purpose);
    await expect(signedInPage.getByRole('region', { name: provider, exact: true })).toContainText(
      new URL(url).host,
    );
  }
});

test('§estado · la página que dice usar un marco lo usa', { tag: '@long' }, async ({ signedInPage }) => {
  await signedInPage.goto('/estado');
  for (const { id, url } of frames.filter((frame) => frame.url !== undefined)) {
    await test.step(`la página que dice usar «${id}» lo usa`, async () => {
      const row = signedInPage.locator(`[data-service="${id}"]`);
      await row.getByRole('list').getByRole('link').first().click();
      await expect(signedInPage.locator(`[data-frame="${id}"] iframe`)).toHaveAttribute(
        'src',
        new URL(url ?? '', signedInPage.url()).href,
      );
      await signedInPage.goBack();
    });
  }
});

test('§estado · dice lo que este navegador ha visto, y a qué hora UTC', async ({
  signedInPage,
  services,
}) => {
  const frame = new FrameModel(signedInPage, frameOf('despacho'));
  services.play('dispatch.simbrief.com', 'hang');
  await signedInPage.clock.install({ time: '2026-03-05T12:00:00Z' });
  await signedInPage.goto('/operaciones/plan', AT_ONCE);
  await frame.expectSeen();
  await signedInPage.clock.pauseAt('2026-03-05T12:10:00Z');
  await frame.expectPhase('silent');
  await frame.help.click();
  await frame.region.getByRole('link', { name: 'Estado de los servicios' }).click();

  const row = signedInPage.locator('[data-service="despacho"]');
  await expect(row).toContainText('Sin respuesta');
  await expect(row.locator('time')).toHaveText('12:10:00Z');
  await expect(row.locator('time')).toHaveAttribute('datetime', '2026-03-05T12:10:00.000Z');
  const elsewhere = frames.filter(({ kind }) => kind === 'document');
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { id } of elsewhere)
    await expect(signedInPage.locator(`[data-service="${id}"]`)).toContainText(NOT_YET);
});

test(
  '§estado · una página que se dejó antes de llegar no cuenta como cargada',
  { tag: '@long' },
  async ({ signedInPage, services }) => {
    const frame = new FrameModel(signedInPage, frameOf('despacho'));
    services.play('dispatch.simbrief.com', 'hang');
    await signedInPage.goto('/operaciones/plan', AT_ONCE);
    await frame.expectSeen();
    await frame.help.click();
    await frame.region.getByRole('link', { name: 'Estado de los servicios' }).click();
    await expect(signedInPage.locator('[data-service="despacho"]')).toContainText('Cerrado antes de cargar');
  },
);

test('§estado · las políticas de privacidad y de cookies nombran a los mismos proveedores', async ({
  signedInPage,
}) => {
  for (const path of ['/politicas/privacidad', '/politicas/cookies']) {
    await signedInPage.goto(path);
    const main = signedInPage.getByRole('main');
    for (const { hosts, provider, privacyUrl, title } of frames.filter((frame) => frame.hosts.length > 0)) {
      await expect(main.getByText(provider, { exact: true })).toBeVisible();
      await expect(main).toContainText(title);
      for (const host of hosts) await expect(main).toContainText(host);
      if (privacyUrl) await expect(main.locator(`a[href="${privacyUrl}"]`)).toBeVisible();
    }
    for (const { provider, title, url } of feeds) {
      await expect(main.getByText(provider, { exact: true })).toBeVisible();
      await expect(main).toContainText(title);
      await expect(main).toContainText(new URL(url).host);
    }
  }
});
