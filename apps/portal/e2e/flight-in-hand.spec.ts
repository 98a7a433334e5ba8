/** A flight goes along from page to page: from the planner and the search to a filled booking and dispatch. */
import { expect, test } from './fixtures/portal.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';

test('Flight in hand · two hours from Barcelona lead to a filled booking, and on to the briefing @phone', async ({
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

test('Flight in hand · the search knows LEMD-MMUN, and the briefing joins both ends', async ({
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

for (const [what, query, said] of [
  ['does not exist', 'salida=lemd&llegada=zzzz', 'No conocemos el aeropuerto ZZZZ'],
  ['is flown the other way round', 'vuelo=211&salida=lppt&llegada=lebl', 'El EVE211 vuela LEBL–LPPT'],
  ['has no route', 'salida=lemd&llegada=levc', 'LEMD–LEVC no está entre las rutas regulares.'],
  ['is malformed', 'salida=%3Cb%3E&llegada=%F0%9F%9B%AB&vuelo=-1', 'no es un número de vuelo'],
] as const) {
  test(`Flight in hand · an address whose flight ${what} says so, and the page stands`, async ({
    page,
    signedInPage,
  }) => {
    const { heading, main } = new Shell(page);
    for (const [path, title] of [
      ['/operaciones/reservar', 'Reservar vuelo'],
      ['/operaciones/plan', 'Briefing de vuelo'],
    ] as const) {
      await signedInPage.goto(`${path}?${query}`);
      await expect(heading).toHaveText(title);
      await expect(main).toContainText(said);
    }
  });
}

test('Search · where nothing is found it offers the planner and the contact form', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/documentacion/manuales');
  await expect(new Shell(page).heading).toHaveText('Manuales');
  const palette = new Palette(page);
  await palette.search('qqqq');
  await expect(palette.dialog.getByRole('button', { name: 'Correo Electrónico' })).toBeVisible();
  await palette.dialog.getByRole('button', { name: '¿Qué vuelo hoy?' }).click();
  await expect(new Shell(page).heading).toHaveText('¿Qué vuelo hoy?');
});
