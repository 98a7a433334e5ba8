/** Maps that move where something is against it: no room, fingers, no canvas, tiles that are late, other colours. */
import type { Page } from '@playwright/test';
import { expect, openReady, signIn, test } from './platform.ts';
import { flight, mapOf, nextFrames, openMap, play, scaleOf } from './played-flights.ts';

const MISSING = 'Falta parte del fondo del mapa; se vuelve a pedir solo.';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'piloto');
  await play(page, [{ ...flight(503, 0, 41, -1), arrIcao: 'LEBL' }, flight(505, 18, 30, -60)]);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a map without room waits for it, fingers leave the page its scroll, and the telephone may be turned', async ({
    page,
  }) => {
    await openReady(page, '/plataforma/mapa');
    // Made behind the list, where it has no area.
    await expect(mapOf(page)).toBeAttached();
    await expect(mapOf(page)).toBeHidden();
    await page.getByRole('link', { name: / 503/ }).click();
    await expect(page).toHaveURL(/\/mapa\/id-503$/);
    await page.getByRole('button', { name: 'Mapa', exact: true }).click();
    // From Madrid to Barcelona, and not the whole world.
    await expect(scaleOf(page)).toHaveText(/^(?:50|100)\sNM$/);
    const before = await scaleOf(page).textContent();
    // Folded to nothing and open again: a warning of the console would fail the test.
    for (const height of ['0px', '']) {
      await mapOf(page).evaluate((map, given) => {
        const room = map.closest('section')?.querySelector<HTMLElement>(':scope > div');
        if (room) room.style.height = given;
      }, height);
      await nextFrames(page);
    }
    await expect(scaleOf(page)).toHaveText(before ?? '');

    const box = await mapOf(page).boundingBox();
    const [x, y] = [140, Math.round((box?.y ?? 0) + 160)];
    await drawFingers(page, [{ x, y, down: -120 }]);
    await expect(page.getByText('Mueve el mapa con dos dedos.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    const scrolled = await page.evaluate(() => scrollY);
    await drawFingers(page, [
      { x, y: y - scrolled - 20, down: -100 },
      { x, y: y - scrolled + 20, down: 100 },
    ]);
    await expect(scaleOf(page)).not.toHaveText(before ?? '');
    // Two fingers are the map's: the page itself is no larger.
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

    const mapWidth = async () => (await mapOf(page).boundingBox())?.width;
    for (const [width, height] of [
      [740, 360],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(mapWidth).toBeGreaterThan(width - 80);
      await page.getByRole('button', { name: 'Acercar' }).tap();
      await expect(scaleOf(page)).toBeVisible();
    }
  });
});

test('tiles that are late or fail leave a map that moves, and come later; without a canvas it stays a picture', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/mapa-*/**', async (route) => {
    await held;
    await route.continue();
  });
  await openMap(page);
  const before = await scaleOf(page).textContent();
  await mapOf(page).press('+');
  await mapOf(page).press('+');
  await expect(scaleOf(page)).not.toHaveText(before ?? '');
  await expect(page.getByText(MISSING)).toHaveCount(0);
  const tile = () => page.waitForResponse((answer) => answer.url().endsWith('.pbf') && answer.ok());
  const late = tile();
  release();
  await late;

  await page.unrouteAll({ behavior: 'wait' });
  await play(page, [flight(503, 0, 41, -1)]);
  await page.route('**/mapa-*/**', (route) => route.fulfill({ status: 404 }));
  await openMap(page);
  await expect(page.getByText(MISSING)).toBeVisible();
  await page.unroute('**/mapa-*/**');
  const again = tile();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await again;
  await expect(page.getByText(MISSING)).toHaveCount(0);

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openReady(page, '/plataforma/mapa');
  const words = 'Este navegador no dibuja mapas que se mueven: queda su imagen.';
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Mapa con 1\svuelo/ })).toBeVisible();
  await page.getByRole('link', { name: / 503/ }).press('Enter');
  await expect(page).toHaveURL(/\/mapa\/id-503$/);
});

test('the theme may change while the map is dragged, night is darker than day, and the system’s own colours and no motion are kept', async ({
  page,
}) => {
  await openMap(page, '/plataforma/mapa/id-503');
  await page.getByRole('button', { name: /^Seguir a .* 503$/ }).click();
  await expect(page.getByText(/^Siguiendo a /)).toBeVisible();
  const box = await mapOf(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [step, colorScheme] of (['dark', 'light', 'dark'] as const).entries()) {
    await page.mouse.move(x + 40 * (step + 1), y + 20, { steps: 4 });
    await page.emulateMedia({ colorScheme });
  }
  await page.mouse.up();
  await expect(page.getByText(/^Has dejado de seguir a .* 503\.$/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [day, night] of await page.evaluate(dayAndNight)) expect(night, colorScheme).toBeLessThan(day);
  }

  const colourful = await mapOf(page).screenshot();
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expect.poll(async () => (await mapOf(page).screenshot()).equals(colourful)).toBe(false);
  const follow = page.getByRole('button', { name: /^Seguir a .* 503$/ });
  await follow.click();
  const pressed = await follow.screenshot();
  await follow.click();
  expect((await follow.screenshot()).equals(pressed)).toBe(false);
  // Without a glide it is there with the next frame.
  const before = await scaleOf(page).textContent();
  await mapOf(page).press('-');
  await mapOf(page).press('-');
  await nextFrames(page);
  expect(await scaleOf(page).textContent()).not.toBe(before);
});

test('the map of one route stays a picture until it is opened, and then has the keyboard', async ({
  page,
}) => {
  const found = await page.request.get('/plataforma/api/v1/flights?limit=1&origin=LEMD');
  const [{ number, date }] = (await found.json()).items;
  await openReady(page, `/plataforma/vuelos/${number}/${date}`);
  await expect(page.getByRole('img', { name: /^Ruta de Madrid a / })).toBeVisible();
  const map = page.getByRole('application', { name: 'Mapa de la ruta' });
  await expect(map).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir el mapa' }).press('Enter');
  await expect(map).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Acercar' })).toBeFocused();
});

/** Fingers that touch the page and are drawn over it at once, `down` so many pixels. */
async function drawFingers(page: Page, fingers: readonly { x: number; y: number; down: number }[]) {
  const session = await page.context().newCDPSession(page);
  const steps = 10;
  for (let step = 0; step <= steps; step++) {
    const touchPoints = fingers.map(({ x, y, down }, id) => ({ id, x, y: y + (down * step) / steps }));
    await session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page: how light sea and land are by day and by night, as a canvas mixes them. */
function dayAndNight(): [day: number, night: number][] {
  const probe = document.body.appendChild(document.createElement('span'));
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws on no canvas');
  const lightness = (...tokens: string[]) => {
    for (const token of tokens) {
      probe.style.color = `var(${token})`;
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return red + green + blue;
  };
  const found = ['--color-map-sea', '--color-map-land'].map((ground): [number, number] => [
    lightness(ground),
    lightness(ground, '--map-night'),
  ]);
  probe.remove();
  return found;
}
