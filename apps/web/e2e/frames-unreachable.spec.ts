/** Rows of a network that fails, which need a browser of their own. */
import { frameOf } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { FrameModel } from './pages/frame.ts';

test.use({ unreachable: { dns: ['embed.windy.com'], refused: ['dispatch.simbrief.com'] } });

const ROWS = [
  { what: 'un servidor que no existe', id: 'mapa-meteorologico', path: '/operaciones/plan' },
  { what: 'una conexión rechazada', id: 'despacho', path: '/operaciones/plan' },
];

for (const { what, id, path } of ROWS) {
  test(`marcos · ${what}: «Cargado» según el navegador, con la salida a la vista`, async ({
    signedInPage,
    services,
  }) => {
    const frame = new FrameModel(signedInPage, frameOf(id));
    await signedInPage.goto(path);
    await frame.expectPhase('loaded');
    await frame.region.getByRole('button', { name: /^¿No se ve\?/ }).click();
    await expect(frame.region.getByText('¿La ves en blanco o con un error?')).toBeVisible();
    await expect(frame.iframe).toBeVisible();
    expect(services.pagesAsked(new URL(frameOf(id).url ?? '').host)).toEqual([]);
  });
}
