import type { Locator, Page } from '@playwright/test';
import { Shell } from '../pages/shell.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, openReady, signIn, test } from './platform.ts';

test('more departures than fit come on request: the focus goes on at the first new one', async ({ page }) => {
  await signIn(page, 'piloto');
  // Parts of ten: the sample's days are shorter than a usual part.
  await page.route('**/api/v1/flights?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/limit=\d+/, 'limit=10'),
    }),
  );
  await page.goto('/plataforma/vuelos?salida=todas');
  const rows = page.locator('[data-departure]');
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('status').filter({ hasText: /^Se ven 10 de \d+\ssalidas$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ver más salidas' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(20);
  await expect(rows.nth(10).getByRole('button').or(rows.nth(10).getByRole('link')).first()).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Se ven 20 de/ })).toBeVisible();
});

test('filters stand in the address, and each can be lifted', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/vuelos?salida=todas');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  const destinations = filters.getByLabel('Hasta', { exact: true }).getByRole('option');
  await expect(destinations.filter({ hasText: /^LEBL · Barcelona · \d+$/ })).toHaveCount(1);
  await filters.getByLabel('Sin volarlo desde hace').selectOption('90');
  await expect(page).toHaveURL(/sin-volar=90/);
  await filters.getByLabel('Sale desde (UTC)').fill('06:00');
  await expect(page).toHaveURL(/de=06(%3A|:)00/);
  await filters.getByRole('button', { name: /^Ver / }).click();
  await page.getByRole('button', { name: /^Sin volar desde hace 90/ }).click();
  await expect(page).not.toHaveURL(/sin-volar/);
  await page.reload();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(filters.getByLabel('Sale desde (UTC)')).toHaveValue('06:00');
});

/** So wide that the filters stand beside the departures. */
const wideWindow = { width: 1440, height: 800 };

test(
  'nothing that is typed into the search gets lost on a slow machine',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(wideWindow);
    await signIn(page, 'piloto');
    await page.goto('/plataforma/vuelos?salida=todas');
    await expect(page.locator('[data-departure]').first()).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const field = page.getByRole('main').getByLabel('Buscar');
    await field.pressSequentially('lon');
    await field.press('Home');
    await field.pressSequentially('bar');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(field).toHaveValue('barlon');
    await expect(page).toHaveURL(/busca=barlon$/);
  },
);

test(
  'a filter asks once, leaves the board alone meanwhile, and paints one window of the answer first',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(wideWindow);
    await signIn(page, 'piloto');
    await page.goto('/plataforma/vuelos?salida=todas');
    const rows = page.locator('[data-departure]');
    await expect(rows.nth(20)).toBeAttached();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/flights?')) asked.push(request.url());
    });
    const first = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const board = document.querySelector('[data-departure]')?.closest('section')?.parentElement;
          if (!board) return resolve(0);
          new MutationObserver((_, observer) => {
            observer.disconnect();
            resolve(document.querySelectorAll('[data-departure]').length);
          }).observe(board, { subtree: true, childList: true, characterData: true });
        }),
    );
    await page.getByLabel('Tiempo disponible').selectOption('600');
    // The first change of the board is the whole answer, as far as a window of 800 px shows it.
    expect(await first).toBe(8);
    await expect(rows.nth(20)).toBeAttached();
    await expect(page).toHaveURL(/tiempo=600$/);
    expect(asked).toHaveLength(1);
  },
);

test(
  'a link to another search shows that one, and back from a flight the last one stands again',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(wideWindow);
    await signIn(page, 'piloto');
    await page.goto('/plataforma/vuelos?salida=lemd&llegada=lebl');
    await page.getByLabel('Tiempo disponible').selectOption('600');
    await expect(page).toHaveURL(/tiempo=600$/);
    await page.getByRole('link', { name: 'Vuelo libre', exact: true }).click();
    await expect(page).toHaveURL(/libre$/);
    await page.goBack();
    await expect(page.getByLabel('Tiempo disponible')).toHaveValue('600');
    await expect(page).toHaveURL(/llegada=lebl&tiempo=600$/);
    const shell = new Shell(page);
    await shell.group('Operaciones').click();
    await shell.entry('Reservar Vuelo').click();
    await expect(shell.heading).toHaveText('Reservar vuelo');
    await expect(page.getByLabel('Tiempo disponible')).toHaveValue('');
    await expect(page.getByRole('button', { name: /quitar este filtro$/ })).toHaveCount(1);
  },
);

test('a week of the timetable and a map lead to departures', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/vuelos?salida=lemd&llegada=lebl');
  await page.getByRole('button', { name: 'Semana' }).click();
  await expect(page).toHaveURL(/vista=semana/);
  const week = page.getByRole('region', { name: 'Salidas de la semana', exact: true });
  await expect(week.getByRole('columnheader')).toHaveCount(8);
  await expect(week.getByRole('rowheader').first()).toContainText('LEMD → LEBL');
  await page.setViewportSize({ width: 360, height: 740 });
  const list = page.getByRole('region', { name: 'Salidas de la semana, por vuelo' });
  await expect(list.getByText('LEMD → LEBL').first()).toBeVisible();
  await expect(week).toBeHidden();
  const sideways = await list.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(sideways).toBe(0);
  await expect(list.getByRole('link').first()).toHaveAttribute('href', /\/vuelos\/\d+\/\d{4}-\d\d-\d\d$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Mapa' }).click();
  await expect(page.getByRole('img', { name: /^Mapa con 1 ruta/ })).toBeVisible();
  await page.getByRole('button', { name: /^De Madrid a Barcelona: ver/ }).click();
  await expect(page).toHaveURL(/salida=lemd&llegada=lebl|llegada=lebl&salida=lemd/);
  await expect(page.locator('[data-departure]').first()).toBeVisible();
});

test('the confirmation of a flight stays in view, on a phone and on a desk', async ({ page }) => {
  await signIn(page, 'piloto');
  const found = await page.request.get('/plataforma/api/v1/flights?limit=200&origin=LEMD');
  const { items } = await found.json();
  const { number, date, arr } = items.find(({ freeTails }: { freeTails: string[] }) => freeTails.length > 0);
  for (const [width, height] of [
    [360, 740],
    [1280, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/plataforma/vuelos/${number}/${date}`);
    await expect(page.getByRole('heading', { name: `De Madrid a ${arr.city}` })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Confirmar reserva' })).toBeInViewport({ ratio: 1 });
  }
});

test('a stage of a tour and a free flight are booked outside the timetable', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/vuelos/libre?tour=nacional');
  await expect(page.getByText(/A320 Tour Nacional pide más de 50\shoras/)).toBeVisible();
  await page.getByRole('button', { name: /^Etapa 1 de 9: de Madrid a Ámsterdam$/ }).click();
  await expect(page.getByRole('heading', { name: 'Etapa 1 de A320 Svalbard' })).toBeVisible();
  await page.getByRole('button', { name: 'Elegir yo los aeropuertos' }).click();
  await page.getByLabel('Desde').fill('lemd');
  await page.getByLabel('Hasta').fill('zzzz');
  await page.getByRole('button', { name: 'Reservar este vuelo' }).click();
  await expect(page.getByText('Ese aeropuerto no es de la red').first()).toBeVisible();
  await page.getByLabel('Hasta').fill('lest');
  await page.getByRole('button', { name: 'Reservar este vuelo' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vuelo libre a Santiago de Compostela' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Anular', exact: true }).click();
  await page.getByRole('button', { name: 'Anular la reserva' }).click();
  await expect(page.getByText(/^Cancelado/).first()).toBeVisible();
});

test('which view is chosen can be read in forced colours', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'piloto');
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openReady(page, '/plataforma/vuelos');
  await expect(page.getByRole('button', { name: /^Ver vuelo/ }).first()).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  const chosen = page.getByRole('button', { name: /^(?:Lista|atsiL)$/, pressed: true });
  const lista = await chosen.screenshot();
  // Other words of the same width look the same only where none can be seen.
  await chosen.evaluate((button) => {
    if (button.lastChild) button.lastChild.textContent = 'atsiL';
  });
  expect((await chosen.screenshot()).equals(lista)).toBe(false);
});

test(
  'the map and the weather of a flight come without moving anything, and it holds at two widths',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'piloto');
    // Not of today: one that departs meanwhile has another page.
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    const found = await page.request.get(`/plataforma/api/v1/flights?origin=LEMD&date=${tomorrow}`);
    const [{ number, date, arr }] = (await found.json()).items;
    const path = `/plataforma/vuelos/${number}/${date}`;
    let release = () => {};
    let held = Promise.resolve();
    const asked: string[] = [];
    await page.route('**/api/v1/airports/*/weather', async (route) => {
      asked.push('weather');
      await held;
      const [, icao = ''] = /airports\/(\w+)/.exec(route.request().url()) ?? [];
      await route.fulfill({ json: { metar: `${icao} 221400Z 02006KT CAVOK 11/03 Q1024`, provider: null } });
    });
    await page.route('**/assets/route-map-*.js', async (route) => {
      asked.push('map');
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += value;
      }).observe({ type: 'layout-shift' });
      Object.assign(globalThis, { moved: () => moved });
    });
    // Two frames later: what moves in the next one counts too.
    const moved = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                resolve((globalThis as unknown as { moved: () => number }).moved()),
              ),
            ),
          ),
      );
    // Where things below the map stand, in px, also out of sight: only what can be seen counts as moved. The weather is last.
    const tops = () =>
      Promise.all(
        ['Avión', 'Condiciones', 'Tiempo ahora'].map(
          async (name) => (await page.getByRole('region', { name }).boundingBox())?.y,
        ),
      );
    for (const width of [360, 1280]) {
      held = new Promise((resolve) => (release = resolve));
      asked.length = 0;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByText(/^Tienes \d+\spuntos?: pasarías a/)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => asked.toSorted(), `${width} px`).toEqual(['map', 'weather', 'weather']);
      const before = [await moved(), await tops()];
      release();
      await expect(page.getByRole('img', { name: `Ruta de Madrid a ${arr.city}` })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Tiempo ahora' }).getByText('VFR')).toHaveCount(2);
      expect([await moved(), await tops()], `${width} px`).toEqual(before);
    }
    await expectSoundPage(page, path, [320, 1280]);
  },
);

test(
  'where the map of a flight does not come, it says so, and comes when asked again',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'piloto');
    const found = await page.request.get('/plataforma/api/v1/flights?limit=200&origin=LEMD');
    const [{ number, date, arr }] = (await found.json()).items;
    const map = page.getByRole('img', { name: `Ruta de Madrid a ${arr.city}` });
    const chunk = '**/assets/route-map-*.js';
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    await page.goto(`/plataforma/vuelos/${number}/${date}`);
    await expect(page.getByText(/^El mapa de la ruta no se ha podido cargar\./)).toBeVisible();
    await expectSoundPage(page, `/plataforma/vuelos/${number}/${date}`, [320, 1280]);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(map).toBeVisible();
  },
);

for (const [i, [path, file, what, shown]] of (
  [
    ['vuelos?vista=semana', 'week-view', 'La semana', (page) => page.getByRole('table')],
    [
      'vuelos?vista=mapa',
      'results-map',
      'El mapa',
      (page) => page.getByRole('button', { name: /^De Madrid a .+: ver/ }).first(),
    ],
    [
      'tours/svalbard',
      'tour-route',
      'El mapa del tour',
      (page) => page.getByRole('img', { name: /Svalbard/ }),
    ],
  ] satisfies [string, string, string, (page: Page) => Locator][]
).entries())
  test(
    `where the code of «${what}» does not come, ${path} says so and stays`,
    { tag: i === 0 ? [] : '@long' },
    async ({ page }) => {
      await signIn(page, 'piloto');
      await page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 404 }));
      await page.goto(`/plataforma/${path}`);
      await expect(page.getByText(`${what} no se ha podido cargar.`)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(shown(page)).toBeVisible();
    },
  );

test('on a phone, the day of an arrival stands beside its time', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.setViewportSize({ width: 360, height: 740 });
  const found = await page.request.get('/plataforma/api/v1/flights?limit=200&origin=LEMD');
  const { items } = await found.json();
  const { number, date } = items.find(
    ({ std, sta }: { std: string; sta: string }) => std.slice(0, 10) !== sta.slice(0, 10),
  );
  await page.goto(`/plataforma/vuelos/${number}/${date}`);
  const time = page.getByText(/^Llega \d\d:\d\dZ \+1 día$/);
  await expect(time).toBeVisible();
  const lines = await time.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(1);
});
