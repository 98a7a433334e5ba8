/** Frames over time: while their page is on its way, after a long sleep, and without a network. */
import { frameOf } from './fixtures/content.ts';
import { expect, loseNetwork, test } from './fixtures/portal.ts';
import { AT_ONCE, FrameModel } from './pages/frame.ts';

test.use({ savesData: true });

const HOST = 'dispatch.simbrief.com';
const PATH = '/operaciones/plan';

test('marcos · una pestaña que vuelve tras mucho rato sabe cuánto ha pasado', async ({
  signedInPage,
  services,
}) => {
  const frame = new FrameModel(signedInPage, frameOf('despacho'));
  services.play(HOST, 'hang');
  await signedInPage.clock.install();
  await signedInPage.goto(PATH, AT_ONCE);
  await frame.expectSeen();
  // The date moves on, no timer runs: what a sleeping tab goes through.
  const now = await signedInPage.evaluate(() => Date.now());
  await signedInPage.clock.setSystemTime(now + 60_000);
  await signedInPage.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await frame.expectPhase('silent');
});

test(
  'marcos · «Seguir esperando» da otros 15 s, y la página puede llegar después',
  { tag: '@long' },
  async ({ signedInPage, services }) => {
    const frame = new FrameModel(signedInPage, frameOf('despacho'));
    services.play(HOST, 'hang');
    await signedInPage.clock.install();
    await signedInPage.goto(PATH, AT_ONCE);
    await frame.expectSeen();
    await signedInPage.clock.fastForward(15_000);
    await frame.notice.getByRole('button', { name: 'Seguir esperando' }).click();
    await frame.expectPhase('slow');
    await expect(frame.region).toBeFocused();
    await signedInPage.clock.fastForward(15_000);
    await frame.expectPhase('silent');
    services.play(HOST, 'ok');
    await frame.notice.getByRole('button', { name: /^Recargar/ }).click();
    await frame.expectPhase('loaded');
    await expect(frame.notice).toHaveCount(0);
  },
);

test(
  'marcos · sin conexión no se monta nada; al volver se carga solo',
  { tag: '@long' },
  async ({ signedInPage, context, services }) => {
    const frame = new FrameModel(signedInPage, frameOf('despacho'));
    services.play(HOST, 'hang');
    await signedInPage.goto(PATH, AT_ONCE);
    await frame.expectSeen();
    await loseNetwork(signedInPage);
    await frame.expectPhase('offline');
    await expect(frame.iframe).toHaveCount(0);
    await expect(
      frame.region.getByText('Se cargará aquí, sin que hagas nada, cuando vuelva la conexión.'),
    ).toBeVisible();
    services.play(HOST, 'ok');
    await context.setOffline(false);
    await frame.expectPhase('loaded');
    await expect(frame.iframe).toHaveCount(1);
  },
);

test(
  'marcos · sin conexión, lo que ya se veía se queda y no se recarga al volver',
  { tag: '@long' },
  async ({ signedInPage, context, services }) => {
    const frame = new FrameModel(signedInPage, frameOf('despacho'));
    await signedInPage.goto(PATH);
    await frame.expectPhase('loaded');
    await loseNetwork(signedInPage);
    await frame.expectPhase('offline');
    await expect(frame.content.getByRole('heading', { name: `Página simulada de ${HOST}` })).toBeVisible();
    await expect(frame.status).toContainText('Lo que ves puede no estar al día.');
    await context.setOffline(false);
    await frame.expectPhase('loaded');
    expect(services.pagesAsked(HOST)).toHaveLength(1);
  },
);
