/** Another airline, made by `npm run new-airline`: every page of it, and nothing of what it does not have. */
import type { Locator, Page } from '@playwright/test';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { FleetFile } from '@va/schemas/content/fleet.ts';
import { routePatterns } from '@va/schemas/pages/portal-pages.ts';
import { airline, namesIn, read } from './fixtures/content.ts';
import { goTo } from '@va/testing/go-to.ts';
import { expect, signIn, test } from './fixtures/portal.ts';
import { POLICIES } from './fixtures/specification.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';

const airports = read<Airport[]>('airports.yaml');
const { aircraft, types } = read<FleetFile>('fleet.yaml');
const siteName = `Portal ${airline.name}`;

/** Every page that the airline has, with its heading. */
const pages = new Map<string, string>([
  ['/', 'Bienvenido a bordo'],
  ['/operaciones/reservar', 'Reservar vuelo'],
  ['/operaciones/plan', 'Briefing de vuelo'],
  ['/operaciones/reporte', 'Reporte manual'],
  ['/operaciones/aeropuertos', 'Aeropuertos'],
  ['/briefings', 'Briefings'],
  ['/flota', 'Flota'],
  ['/documentacion/puntos-rangos', 'Puntos y rangos'],
  ['/documentacion/politicas', 'Políticas de la VA'],
  ['/mi-perfil', 'Mi perfil'],
  ['/comunidad/pilotos', 'Pilotos'],
  ['/comunidad/equipo-directivo', 'Equipo directivo'],
  ['/comunidad/contacto', 'Correo electrónico'],
  ['/estado', 'Estado de los servicios'],
  ...airports.map(({ icao, name }): [string, string] => [
    `/operaciones/aeropuertos/${icao.toLowerCase()}`,
    `${icao} · ${name}`,
  ]),
  ...aircraft.map(({ registration, type }): [string, string] => [
    `/flota/${registration.toLowerCase()}`,
    `${registration} · ${types.find(({ id }) => id === type)?.model}`,
  ]),
  ...POLICIES.map(({ path, title }): [string, string] => [path, title]),
]);

/** Addresses of the sections that this airline is made without. */
const MISSING = [
  '/notams',
  '/eventos/tours',
  '/eventos/tours/nacional',
  '/eventos/focus-airports',
  '/recursos/liveries',
  '/recursos/newsky-acars',
  '/documentacion/manuales',
  '/documentacion/normativas',
  '/documentacion/checklists',
];

test('Otra aerolínea · entra con su indicativo de cuatro cifras, y no con otro', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(`Acceso para pilotos · ${siteName}`);
  await page.getByLabel('Indicativo').fill(airline.callsign.example.slice(0, -1));
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page.getByText(airline.callsign.message).first()).toBeVisible();
  await signIn(page, airline.callsign.example);
  await expect(page).toHaveTitle(`Bienvenido a bordo · ${siteName}`);
});

test('Otra aerolínea · cada página suya se abre, sus enlaces llevan a páginas suyas y nada falta en ellas', async ({
  page,
  signedInPage,
}) => {
  test.setTimeout(120_000);
  expect(airports).toHaveLength(60);
  expect(aircraft).toHaveLength(3);
  expect(airports[0]?.lat).toBeLessThan(0);
  await signedInPage.goto('/');
  await expandedMenu(page);
  const linked = new Set<string>();
  const pictures = new Set<string>();
  for (const [path, heading] of pages) {
    await goTo(page, path);
    await expect(page).toHaveTitle(`${heading} · ${siteName}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    const found = await page.evaluate(() => ({
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
        (link) => new URL(link.href).pathname,
      ),
      pictures: [...document.images].map(({ src }) => src),
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    expect(found.wide, `${path} is wider than the screen`).toBe(false);
    for (const link of found.links) linked.add(link);
    for (const picture of found.pictures) pictures.add(picture);
  }
  const own = [...linked].filter((link) => !/^\/(?:documentos|descargas)\//.test(link));
  // Views that can be switched off are tested with the sample.
  const views = new Set(Object.values<string>(routePatterns).filter((path) => !MISSING.includes(path)));
  expect(own.filter((link) => !pages.has(link) && !views.has(link))).toEqual([]);
  expect(
    [...pages.keys()].filter((path) => !linked.has(path)),
    'pages that no link leads to',
  ).toEqual([]);
  const briefings = airports.flatMap(({ briefingUrl = [] }) => briefingUrl);
  const shown = [...pictures].map((picture) => new URL(picture).pathname);
  const files = new Set([...briefings, ...shown, ...[...linked].filter((link) => !own.includes(link))]);
  const brought = [
    ...namesIn('documents').map((name) => `/documentos/${name.replace(/\.md$/, '')}`),
    ...namesIn('images/fleet').map((name) => `/images/fleet/${name}`),
  ];
  expect(
    brought.filter((file) => !files.has(file)),
    'documents and pictures of aircraft that no page shows',
  ).toEqual([]);
  for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200);
});

test('Otra aerolínea · lo que no tiene no está en el menú, ni en la búsqueda, ni tiene página', async ({
  page,
  signedInPage,
  problems,
}) => {
  problems.expect(/404: no hay ninguna página/);
  await signedInPage.goto('/');
  const menu = await expandedMenu(page);
  for (const label of [
    'Eventos',
    'Tours',
    'Focus Airports',
    'Manuales',
    'Normativas',
    'Checklists',
    'Recursos',
    'Liveries',
  ]) {
    await expect(menu.getByText(label, { exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: /^NOTAMs de la compañía/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Focus Airports' })).toHaveCount(0);
  const palette = new Palette(page);
  await palette.open();
  for (const words of ['tours', 'liveries', 'notams', 'checklists']) {
    await palette.field.fill(words);
    await expect(page.getByRole('option', { name: new RegExp(`^${words}`, 'i') })).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  for (const path of MISSING) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  }
});

/** The menu with all its groups open, whichever there are. */
async function expandedMenu(page: Page): Promise<Locator> {
  const menu = new Shell(page).sidebar;
  await expect(menu).toBeVisible();
  const closed = menu.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  return menu;
}
