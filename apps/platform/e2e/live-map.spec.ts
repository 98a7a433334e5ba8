import { expectSoundPage } from './page-check.ts';
import { expect, openReady, signIn, test } from './platform.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const flight = (number: number, minutes: number, lat: number, lon: number) => ({
  id: `id-${number}`,
  publicId: null,
  callsign: 'ABC017',
  number,
  depIcao: 'LEMD',
  arrIcao: 'MMUN',
  icaoType: 'A359',
  registration: null,
  phase: 'cruise',
  at: ago(minutes),
  heardAt: ago(minutes),
  lat,
  lon,
  altFt: 38_000,
  gsKt: 430,
  hdg: 260,
  vsFpm: 0,
  startedAt: ago(120),
  plannedBlockMin: 600,
  delayed: false,
});

test.beforeEach(async ({ page }) => {
  await signIn(page, 'piloto');
  await page.route('**/api/v1/live/stream', (route) => {
    const live = { at: ago(0), flights: [flight(503, 0, 38, -30), flight(505, 18, 30, -60)] };
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `event: live\ndata: ${JSON.stringify(live)}\n\n`,
    });
  });
});

test(
  'the live map holds with flights on it, and with one that is followed',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of ['mapa', 'mapa/id-503', 'mapa/id-503?marco=1'])
      await expectSoundPage(page, `/plataforma/${path}`, [320, 1280]);
  },
);

test('the live map takes the whole screen and stays there while a flight is chosen', async ({ page }) => {
  await openReady(page, '/plataforma/mapa');
  await page.getByRole('button', { name: 'Pantalla completa' }).press('Enter');
  const back = page.getByRole('button', { name: 'Salir de pantalla completa' });
  await expect(back).toBeFocused();
  await page.getByRole('link', { name: / 503/ }).click();
  await expect(page.getByRole('region', { name: /503, en cifras$/ })).toBeVisible();
  await back.press('Enter');
  await expect(page.getByRole('button', { name: 'Pantalla completa' })).toBeFocused();
});

test('on a phone a route stays clear of the phase beside it', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/v1/live/stream', (route) => {
    const live = { at: ago(0), flights: [{ ...flight(503, 0, 40, -4), arrIcao: 'EGLL', phase: 'approach' }] };
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `event: live\ndata: ${JSON.stringify(live)}\n\n`,
    });
  });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await openReady(page, '/plataforma/mapa');
    const strip = page.getByRole('listitem').filter({ hasText: 'Aproximación' });
    const right = strip.getByText('LEMD → EGLL').evaluate((route) => {
      const text = document.createRange();
      text.selectNodeContents(route);
      return text.getBoundingClientRect().right;
    });
    const phase = await strip.getByText('Aproximación').boundingBox();
    expect(await right, `${width} px`).toBeLessThanOrEqual(phase?.x ?? 0);
  }
});
