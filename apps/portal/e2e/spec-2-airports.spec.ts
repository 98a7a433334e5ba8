/** §2, airports. */
import { expect, test } from './fixtures/portal.ts';
import { AIRPORTS, TEXTS, WITHOUT_BRIEFING } from './fixtures/specification.ts';
import { AirportPage } from './pages/airport-page.ts';
import { AirportsPage } from './pages/airports-page.ts';
import { EmbeddedPage } from './pages/embedded-page.ts';
import { Shell } from './pages/shell.ts';

/** What §2 asks of the search, written anew. */
const matching = (query: string) =>
  AIRPORTS.filter(({ icao, name }) => `${icao}\n${name}`.toLowerCase().includes(query.toLowerCase())).map(
    ({ icao }) => icao,
  );

test('§2 /operaciones/aeropuertos · cada tarjeta muestra OACI, nombre y número de destinos', async ({
  page,
  signedInPage,
}) => {
  const airports = new AirportsPage(page);
  await signedInPage.goto('/operaciones/aeropuertos');
  await expect(airports.cards).toHaveCount(AIRPORTS.length);
  for (const { icao, name, destinations } of AIRPORTS) {
    const words = `${destinations}\\s${destinations === 1 ? 'destino' : 'destinos'}`;
    await expect(airports.card(icao)).toHaveAccessibleName(new RegExp(`^${icao} ${name} .*[^\\d]${words}$`));
  }
});

test('§2 /operaciones/aeropuertos · singular y plural: «1 destino», «16 destinos», «0 destinos»', async ({
  page,
  signedInPage,
}) => {
  const airports = new AirportsPage(page);
  await signedInPage.goto('/operaciones/aeropuertos');
  await expect(airports.card('KMCO').getByText('1 destino', { exact: true })).toBeVisible();
  await expect(
    airports
      .card('LEMD')
      .getByText(`${AIRPORTS.find(({ icao }) => icao === 'LEMD')?.destinations} destinos`, { exact: true }),
  ).toBeVisible();
  await expect(airports.card('LEVC').getByText('0 destinos', { exact: true })).toBeVisible();
  await expect(airports.card('LEVC'), 'a tour calls there').toContainText('sólo en tours');
});

test('§2 /operaciones/aeropuertos · busca por trozo de OACI o de nombre, sin mirar mayúsculas', async ({
  page,
  signedInPage,
}) => {
  const airports = new AirportsPage(page);
  await signedInPage.goto('/operaciones/aeropuertos');
  for (const query of [
    'lemd',
    'LEMD',
    'MaDrId',
    'emd',
    'le',
    'ma',
    'CANCÚN',
    'ún',
    'la ',
    'josé',
    'o',
    'MU',
  ]) {
    const wanted = matching(query);
    expect(wanted.length, `«${query}» tells nothing`).toBeGreaterThan(0);
    await airports.search.fill(query);
    await expect(airports.cards, query).toHaveCount(wanted.length);
    expect(await airports.shownCodes(), query).toEqual(wanted);
  }
  await airports.search.fill('');
  await expect(airports.cards).toHaveCount(AIRPORTS.length);
});

test('§2 /operaciones/aeropuertos · sólo busca en OACI y nombre: ni en el país ni en el IATA', async ({
  page,
  signedInPage,
}) => {
  const airports = new AirportsPage(page);
  await signedInPage.goto('/operaciones/aeropuertos');
  for (const query of ['España', 'BCN', '16']) {
    await airports.search.fill(query);
    await expect(page.getByText(TEXTS.noMatch)).toBeVisible();
    await expect(airports.cards).toHaveCount(0);
  }
});

test('§2 /operaciones/aeropuertos · pulsar una tarjeta abre el detalle, con el OACI en minúsculas en la dirección', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/operaciones/aeropuertos');
  await new AirportsPage(page).card('MMUN').click();
  await expect(new AirportPage(page).heading).toHaveText('MMUN · Cancún');
  expect(new URL(page.url()).pathname).toBe('/operaciones/aeropuertos/mmun');
});

test('§2 /operaciones/aeropuertos/{icao} · «lemd», «LEMD» y «LeMd» abren LEMD', async ({
  page,
  signedInPage,
}) => {
  for (const typed of ['lemd', 'LEMD', 'LeMd']) {
    await signedInPage.goto(`/operaciones/aeropuertos/${typed}`);
    await expect(new AirportPage(page).heading, typed).toHaveText('LEMD · Madrid');
  }
});

test('§2 /operaciones/aeropuertos/{icao} · un distintivo por destino, y cada uno lleva a su detalle', async ({
  page,
  signedInPage,
}) => {
  const airport = new AirportPage(page);
  await signedInPage.goto('/operaciones/aeropuertos/lebl');
  await expect(airport.destinations).toHaveCount(
    Number(AIRPORTS.find(({ icao }) => icao === 'LEBL')?.destinations),
  );
  for (const code of ['LEMD', 'LEPA', 'LPPT', 'MMUN']) {
    await airport.destinations.filter({ hasText: code }).click();
    await expect(airport.heading).toHaveText(new RegExp(`^${code} · `));
    await expect(airport.heading).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(`/operaciones/aeropuertos/${code.toLowerCase()}`);
    // Every route is flown both ways.
    await airport.destinations.filter({ hasText: 'LEBL' }).click();
    await expect(airport.heading).toHaveText('LEBL · Barcelona');
    // The page is where it belongs then: a click before that may land beside its badge.
    await expect(airport.heading).toBeFocused();
  }
});

test('§2 /operaciones/aeropuertos/{icao} · sin destinos, la página lo dice', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/operaciones/aeropuertos/levc');
  await expect(page.getByRole('region', { name: '0 destinos' })).toContainText('no hay rutas');
});

test('§2 /operaciones/aeropuertos/{icao} · briefing operacional incrustado', async ({
  page,
  signedInPage,
}) => {
  const briefing = new EmbeddedPage(page, 'Briefing operacional · LEPA');
  await signedInPage.goto('/operaciones/aeropuertos/lepa');
  await briefing.element.scrollIntoViewIfNeeded();
  await expect(briefing.content.getByRole('heading', { level: 1 })).toContainText('LEPA');
});

test('§2 Aeropuerto sin briefing · dice «No disponible por el momento» y que llegará pronto', async ({
  page,
  signedInPage,
}) => {
  const { briefing } = new AirportPage(page);
  await signedInPage.goto(`/operaciones/aeropuertos/${WITHOUT_BRIEFING.toLowerCase()}`);
  await expect(briefing.getByText(TEXTS.noBriefing, { exact: true })).toBeVisible();
  await expect(briefing.getByText(TEXTS.briefingSoon, { exact: true })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('§2 OACI desconocido · «Aeropuerto no encontrado» con un botón para volver', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/operaciones/aeropuertos/zzzz');
  await expect(new Shell(page).heading).toHaveText(TEXTS.unknownAirport);
  await expect(new Shell(page).main).toContainText('zzzz');
  await new AirportPage(page).back.click();
  await expect(new Shell(page).heading).toHaveText('Aeropuertos');
});
