/** A flight goes along from page to page: from the planner and the search to a filled booking and dispatch. */
import { expect, test } from './fixtures/portal.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';

test('Vuelo en curso · dos horas desde Barcelona llevan a una reserva rellena y al briefing @phone-long', async ({
  page,
  signedInPage,
}) => {
  const { heading, main } = new Shell(page);
  await signedInPage.goto('/operaciones/que-vuelo-hoy?desde=LEBL&tiempo=120');
  await page
    .getByRole('article', { name: 'LEBL–LPPT' })
    .getByRole('link', { name: /^Reservar/ })
    .click();
  await expect(heading).toHaveText('Reservar vuelo');
  await expect(main).toContainText(/Vas a reservar: EVE211 · LEBL–LPPT · A320-200 · 01:50\sh/);
  const prepare = new URL(
    (await main.getByRole('link', { name: /^Preparar en SimBrief/ }).getAttribute('href')) ?? '',
  );
  expect(Object.fromEntries(prepare.searchParams)).toMatchObject({
    fltnum: '211',
    orig: 'LEBL',
    dest: 'LPPT',
    steh: '1',
    stem: '50',
  });
  await main.getByRole('link', { name: 'Ir al briefing de vuelo' }).click();
  await expect(heading).toHaveText('Briefing de vuelo');
  await expect(page.getByRole('region', { name: 'Tu vuelo' })).toContainText('EVE211');
  await expect(page.getByLabel('Salida', { exact: true })).toHaveValue('LEBL');
  await expect(page.getByLabel('Llegada', { exact: true })).toHaveValue('LPPT');
});

test('Vuelo en curso · la búsqueda conoce LEMD-MMUN, y el briefing une los dos extremos', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/documentacion/manuales');
  await expect(new Shell(page).heading).toHaveText('Manuales');
  await new Palette(page).choose('LEMD-MMUN');
  const flight = page.getByRole('region', { name: 'Tu vuelo' });
  await expect(flight).toContainText(/EVE503 · LEMD–MMUN · A350-900 · 4299\sNM · 10:20\sh/);
  await expect(flight.getByText(/^\d\d:\d\dZ \(\d\d:\d\d hora local\)$/)).toBeVisible();
  for (const name of ['Reservar LEMD–MMUN', 'Briefing de LEMD', 'Briefing de MMUN'])
    await expect(flight.getByRole('link', { name })).toBeVisible();
  await expect(flight.getByRole('link', { name: /^Preparar LEMD–MMUN en SimBrief/ })).toBeVisible();
});

test(
  'Vuelo en curso · «¿Qué vuelo hoy?», un aeropuerto, un avión y un Focus Airport llevan a su búsqueda en la plataforma',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const main = page.getByRole('main');
    const found = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reservar vuelo');
      return Object.fromEntries(new URL(page.url()).searchParams);
    };
    for (const [address, link, search] of [
      [
        '/operaciones/que-vuelo-hoy?desde=LEBL&tiempo=120',
        main.getByRole('article', { name: 'LEBL–LPPT' }).getByRole('link', { name: /^Reservar/ }),
        // By the pair: what leaves today may have another number.
        { salida: 'lebl', llegada: 'lppt' },
      ],
      [
        '/operaciones/aeropuertos/lemd',
        main.getByRole('link', { name: /^Reservar LEMD–FIMP/ }),
        { vuelo: '401', salida: 'lemd', llegada: 'fimp' },
      ],
      [
        '/flota/cs-tcf',
        main.getByRole('link', { name: 'Reservar vuelo', exact: true }),
        { avion: 'A330-900' },
      ],
      [
        '/eventos/focus-airports',
        main.getByRole('link', { name: 'Reservar vuelo a Dublín' }),
        { salida: 'lemd', llegada: 'eidw' },
      ],
    ] as const) {
      await signedInPage.goto(address);
      await link.click();
      await expect(new Shell(page).heading).toHaveText('Reservar vuelo');
      expect(await found(), address).toMatchObject(search);
    }
  },
);

for (const [i, [what, query, said]] of (
  [
    ['no existe', 'salida=lemd&llegada=zzzz', 'No conocemos el aeropuerto ZZZZ'],
    ['se vuela al revés', 'vuelo=211&salida=lppt&llegada=lebl', 'El EVE211 vuela LEBL–LPPT'],
    ['no tiene ruta', 'salida=lemd&llegada=levc', 'LEMD–LEVC no está entre las rutas regulares.'],
    ['está mal escrito', 'salida=%3Cb%3E&llegada=%F0%9F%9B%AB&vuelo=-1', 'no es un número de vuelo'],
  ] as const
).entries()) {
  test(
    `Vuelo en curso · si el vuelo de la dirección ${what}, se dice, y la página sigue en pie`,
    { tag: i === 0 ? [] : '@long' },
    async ({ page, signedInPage }) => {
      const { heading, main } = new Shell(page);
      for (const [path, title] of [
        ['/operaciones/reservar', 'Reservar vuelo'],
        ['/operaciones/plan', 'Briefing de vuelo'],
      ] as const) {
        await signedInPage.goto(`${path}?${query}`);
        await expect(heading).toHaveText(title);
        await expect(main).toContainText(said);
      }
    },
  );
}

test(
  'Búsqueda · si no encuentra nada, ofrece el planificador y el contacto',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    await signedInPage.goto('/documentacion/manuales');
    await expect(new Shell(page).heading).toHaveText('Manuales');
    const palette = new Palette(page);
    await palette.search('qqqq');
    await expect(palette.dialog.getByRole('button', { name: 'Correo Electrónico' })).toBeVisible();
    await palette.dialog.getByRole('button', { name: '¿Qué vuelo hoy?' }).click();
    await expect(new Shell(page).heading).toHaveText('¿Qué vuelo hoy?');
  },
);
