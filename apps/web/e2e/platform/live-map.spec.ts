import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectSoundPage } from './page-check.ts';
import { expect, openReady, signIn, test } from './platform.ts';
import { flight, mapOf, openMap, play, scaleOf } from './played-flights.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'piloto');
  await play(page, [flight(503, 0, 38, -30), flight(505, 18, 30, -60)]);
});

test(
  'the live map holds with flights on it, and with one that is followed',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of ['mapa', 'mapa/id-503', 'mapa/id-503?marco=1', 'mapa?mini'])
      await expectSoundPage(page, `/plataforma/${path}`, [320, 1280]);
    for (const path of ['tours/svalbard', 'vuelos?vista=mapa'])
      await expectSoundPage(page, `/plataforma/${path}`, [320], { within: true });
  },
);

test('list, address and map choose the same flight, and the keyboard moves the map', async ({ page }) => {
  await openMap(page);
  const map = mapOf(page);
  await expect(map).toHaveAccessibleDescription(/^Mapa con 2\svuelos; la lista dice lo mismo con palabras\./);
  await page.getByRole('link', { name: / 503/ }).press('Enter');
  await expect(page).toHaveURL(/\/mapa\/id-503$/);
  await page.getByRole('button', { name: /^Seguir a .* 503$/ }).press('Enter');
  await expect(page.getByText(/^Siguiendo a .* 503\.$/)).toBeVisible();
  // One stop of the keyboard for all flights of the map, and none of its own for any of them.
  await map.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Has dejado de seguir a .* 503\.$/)).toBeVisible();
  const before = await scaleOf(page).textContent();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(scaleOf(page)).not.toHaveText(before ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Acercar' })).toBeFocused();
  // The chosen flight is in the middle again: a click beside all flights lets it go, one on it chooses it.
  await page.getByRole('button', { name: /^Seguir a .* 503$/ }).click();
  await expect(page.getByText(/^Siguiendo a /)).toBeVisible();
  const box = await map.boundingBox();
  const middle = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 };
  await expect(async () => {
    await map.click({ position: { x: 40, y: middle.y * 1.6 } });
    await expect(page).toHaveURL(/\/mapa$/, { timeout: 1000 });
  }).toPass();
  await map.click({ position: middle });
  await expect(page).toHaveURL(/\/mapa\/id-503$/);
  // Followed no more, it goes where the pointer draws the map.
  await page.getByRole('button', { name: /^Seguir a .* 503$/, pressed: true }).click();
  const [x, y] = [(box?.x ?? 0) + middle.x, (box?.y ?? 0) + middle.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y + 60, { steps: 10 });
  await page.mouse.up();
  await map.click({ position: middle });
  await expect(page).toHaveURL(/\/mapa$/);
});

test('the map alone takes the whole screen, with the figures of the chosen flight', async ({ page }) => {
  await openMap(page, '/plataforma/mapa/id-503');
  await page.getByRole('button', { name: 'Pantalla completa' }).press('Enter');
  const back = page.getByRole('button', { name: 'Salir de pantalla completa' });
  await expect(back).toBeFocused();
  await expect.poll(async () => (await mapOf(page).boundingBox())?.width).toBe(1280);
  expect((await mapOf(page).boundingBox())?.height).toBe(800);
  await expect(page.getByRole('region', { name: /503, en cifras$/ }).last()).toBeVisible();
  await back.press('Enter');
  await expect(page.getByRole('button', { name: 'Pantalla completa' })).toBeFocused();
  await expect.poll(async () => (await mapOf(page).boundingBox())?.width).toBeLessThan(1000);
});

test('flights at the poles, nowhere and over the antimeridian break nothing, nor tiles that fail, nor a change of theme', async ({
  page,
}) => {
  await page.route('**/mapa-*/**', (route) => route.fulfill({ status: 404 }));
  await play(page, [
    flight(501, 0, 89.5, 10),
    flight(502, 0, 0, 0),
    flight(503, 0, 52, 179.9),
    flight(504, 0, 50, -179),
    { ...flight(505, 0, -89, 0), gsKt: null, hdg: null },
  ]);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openReady(page, '/plataforma/mapa');
  await expect(page.getByText('Falta parte del fondo del mapa; se vuelve a pedir solo.')).toBeVisible();
  await expect(mapOf(page)).toHaveAccessibleDescription(/^Mapa con 5\svuelos, 3 sin dibujar/);
  await expect(page.getByText('Demasiado cerca del polo: el mapa no llega.')).toHaveCount(2);
  await expect(page.getByText('Sin posición: no sale en el mapa.')).toHaveCount(1);
  const moving = page.getByRole('button', { name: 'Acercar' });
  await moving.click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'Mapa', exact: true }).click();
  await moving.click();
  await page.setViewportSize({ width: 700, height: 320 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expect(mapOf(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a map whose program does not come stays a picture, and paper gets one too', async ({ page }) => {
  await openMap(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Mapa con 2\svuelos/ })).toBeVisible();
  await expect(mapOf(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(mapOf(page)).toBeVisible();
  await page.route('**/moving-scene-*.js', (route) => route.fulfill({ status: 404 }));
  await openReady(page, '/plataforma/mapa');
  await expect(page.getByText('El mapa que se mueve no se ha podido cargar: queda su imagen.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Mapa con 2\svuelos/ })).toBeVisible();
});

test('in a frame the small form shows the map alone, and leaves the scroll to the page', async ({ page }) => {
  await openMap(page, '/plataforma/mapa?mini');
  await expect(page.getByRole('link', { name: 'Abrir el mapa con la lista' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const before = await scaleOf(page).textContent();
  await mapOf(page).hover();
  await page.mouse.wheel(0, -400);
  await expect(
    page.getByText('Para acercar con la rueda, pulsa antes en el mapa o mantén Ctrl.'),
  ).toBeVisible();
  await expect(scaleOf(page)).toHaveText(before ?? '');
  await mapOf(page).focus();
  // Twice as near may still be the same round number of miles.
  await expect(async () => {
    await page.mouse.wheel(0, -400);
    await expect(scaleOf(page)).not.toHaveText(before ?? '', { timeout: 1000 });
  }).toPass();
});

test('the page of somebody else may frame the small form', { tag: '@long' }, async ({ page, baseURL }) => {
  const body = `<!doctype html><title>Otra</title><iframe title="Mapa" src="${baseURL}/plataforma/mapa?mini"></iframe>`;
  // Another site is another name of this machine: a browser lets no page from outside frame what runs on it.
  const other = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(body));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: 'Abrir el mapa con la lista' })).toBeVisible();
  other.close();
});

test('on a phone a route stays clear of the phase beside it', { tag: '@long' }, async ({ page }) => {
  await play(page, [{ ...flight(503, 0, 40, -4), arrIcao: 'EGLL', phase: 'approach' }]);
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
