/** The live map with its real stream: with two servers the points of a flight go to both by turns, the stream comes from one. */
import { startLineProxy } from '@va/testing/line-proxy.ts';
import { sendFlownReport } from './flown-report.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expect, openReady, signInElsewhere, test } from './platform.ts';

/** What somebody reads of the flight after each batch of its points. */
const SEEN = [
  { phase: 'Ascenso', height: '4500 ft', toGo: '257 NM' },
  { phase: 'Descenso', height: 'FL220', toGo: '62 NM' },
  { phase: 'Aproximación', height: '1500 ft', toGo: '5 NM' },
  { phase: 'En calzos', height: 'en tierra', toGo: '0 NM' },
];
/** The batch that is sent while the viewer has no line. */
const UNHEARD = 2;
/** Every 15 s a server sends what is new in any case: what comes sooner was told from process to process. */
const SOON = { timeout: 12_000 };

test(
  'a reported flight crosses the map of somebody else, also after a broken line, and goes at its end',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    const callsign = await signInNewPilot(page);
    const viewer = await signInElsewhere(browser, 'piloto');
    const line = await startLineProxy(baseURL ?? '');
    await openReady(viewer, `http://localhost:${line.port}/plataforma/mapa`);
    const list = viewer.getByRole('region', { name: 'Lista de vuelos' });
    const strip = list.getByRole('listitem').filter({ hasText: callsign });
    const figures = viewer.getByRole('region', { name: `${callsign}, en cifras` });
    const broken = viewer.getByText('Se ha cortado la conexión; se vuelve a intentar solo.');
    await expect(list).toBeVisible();
    await expect(strip).toHaveCount(0);

    let sent = 0;
    await sendFlownReport(page, 0, async () => {
      if (sent === UNHEARD) {
        await expect(strip).toContainText(SEEN[UNHEARD - 1]!.phase);
        line.mend();
      }
      const { phase, height, toGo } = SEEN[sent]!;
      await expect(strip).toContainText(phase, SOON);
      await expect(strip).toContainText(height);
      if (sent === 0) await strip.getByRole('link', { name: callsign }).click();
      await expect(figures).toContainText(`Quedan${toGo}`);
      sent += 1;
      if (sent === UNHEARD) {
        line.cut();
        await expect(broken).toBeVisible();
      }
    });
    expect(sent).toBe(SEEN.length);
    await expect(strip).toHaveCount(0, SOON);
    await expect(list.getByText('El vuelo de este enlace ya no está en el mapa.')).toBeVisible();
    await viewer.context().close();
    await line.close();
  },
);
