/** The desk as a whole. */
import { platformAddresses } from '@va/schemas/pages/platform-pages.ts';
import { isLong } from '@va/testing/how-often.ts';
import { signInAdministrator } from './administrator.ts';
import { sendTwoAtOnce } from './flown-report.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expectSoundPage, WIDTHS } from './page-check.ts';
import { account, actHeaders, expect, signIn, test } from './platform.ts';

const REPORT = 'mesa/informes/:id';

test('every page of the desk, at four widths, in both themes', async ({ page }) => {
  test.setTimeout(420_000);
  await signInAdministrator(page);
  // Those of a report: below, with real ones.
  const pages = ['mesa', ...platformAddresses.filter((path) => path.startsWith('mesa/') && path !== REPORT)];
  // The plain run opens every third page, and the long one the rest from within.
  for (const [i, path] of pages.entries()) {
    const address = `/plataforma/${path.replace(':callsign', account('piloto').callsign)}`;
    const within = i % 3 !== 0;
    if (isLong || !within) await expectSoundPage(page, address, WIDTHS, { within });
  }
});

test(
  'the desk’s page of a report that waits, of one that is appealed and of one that is decided',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const pilot = await (await browser.newContext({ locale: 'es-ES' })).newPage();
    await signInNewPilot(pilot);
    const [appealed, waits] = await sendTwoAtOnce(pilot, 8);
    const [decided] = await sendTwoAtOnce(pilot, 5);
    const answer = await pilot.request.post(`/plataforma/api/v1/reports/${appealed}/appeal`, {
      data: {
        text: 'La pista tiene un badén y todos tomamos así de duro en ella.',
        rules: ['S-14'],
        evidence: ['https://example.org/toma.png'],
      },
      headers: await actHeaders(pilot),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await pilot.context().close();
    await signInAdministrator(page);
    for (const [code, word] of [
      [waits, 'En revisión'],
      [appealed, 'Recurrido'],
      [decided, 'Aceptado y válido'],
    ] as const) {
      await expectSoundPage(page, `/plataforma/${REPORT.replace(':id', code)}`, [360, 1280]);
      await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
    }
  },
);

test('a pilot who opens the desk is told that it is not theirs', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/mesa/pilotos');
  await expect(page.getByText('Esta página es del equipo directivo')).toBeVisible();
});
