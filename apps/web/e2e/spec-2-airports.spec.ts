/** §2, airports. */
import { goTo } from '@va/testing/go-to.ts';
import { expect, test } from './fixtures/portal.ts';
import { airportPath } from './fixtures/routes.ts';
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
const destinationsOf = (code: string) => Number(AIRPORTS.find(({ icao }) => icao === code)?.destinations);

const FOUND = ['lemd', 'LEMD', 'MaDrId', 'emd', 'le', 'ma', 'CANCÚN', 'ún', 'la ', 'josé', 'o', 'MU'];

test('§2 /operaciones/aeropuertos · tarjetas, búsqueda y camino al detalle', async ({
  page,
  signedInPage,
}) => {
  const airports = new AirportsPage(page);
  await signedInPage.goto('/operaciones/aeropuertos');
  await expect(airports.cards).toHaveCount(AIRPORTS.length);

  await test.step('cada tarjeta muestra OACI, nombre y número de destinos', async () => {
    for (const { icao, name, destinations } of AIRPORTS) {
      const words = `${destinations}\\s${destinations === 1 ? 'destino' : 'destinos'}`;
      await expect(airports.card(icao)).toHaveAccessibleName(
        new RegExp(`^${icao} ${name} .*[^\\d]${words}$`),
      );
    }
  });

  await test.step('singular y plural: «1 destino», «16 destinos», «0 destinos»', async () => {
    await expect(airports.card('KMCO').getByText('1 destino', { exact: true })).toBeVisible();
    await expect(
      airports.card('LEMD').getByText(`${destinationsOf('LEMD')} destinos`, { exact: true }),
    ).toBeVisible();
    await expect(airports.card('LEVC').getByText('0 destinos', { exact: true })).toBeVisible();
    await expect(airports.card('LEVC'), 'a tour calls there').toContainText('sólo en tours');
  });

  await test.step('busca por trozo de OACI o de nombre, sin mirar mayúsculas', async () => {
    for (const query of FOUND) {
      const wanted = matching(query);
      expect(wanted.length, `«${query}» tells nothing`).toBeGreaterThan(0);
      await airports.search.fill(query);
      await expect(airports.cards, query).toHaveCount(wanted.length);
      expect(await airports.shownCodes(), query).toEqual(wanted);
    }
    await airports.search.fill('');
    await expect(airports.cards).toHaveCount(AIRPORTS.length);
  });

  await test.step('sólo busca en OACI y nombre: ni en el país ni en el IATA', async () => {
    for (const query of ['España', 'BCN', '16']) {
      await airports.search.fill(query);
      await expect(page.getByText(TEXTS.noMatch)).toBeVisible();
      await expect(airports.cards).toHaveCount(0);
    }
  });

  await test.step('§8 · sin resultados: el texto exacto y la manera de ver todos; §5 · sin límite de longitud', async () => {
    expect(await airports.search.getAttribute('maxlength')).toBeNull();
    await airports.search.fill('a'.repeat(5000));
    await expect(page.getByText(TEXTS.noMatch, { exact: true })).toBeVisible();
    await expect(airports.search).toHaveValue('a'.repeat(5000));
    await page.getByRole('button', { name: 'Ver todos los aeropuertos' }).click();
    await expect(airports.cards).toHaveCount(AIRPORTS.length);
  });

  await test.step('pulsar una tarjeta abre el detalle, con el OACI en minúsculas en la dirección', async () => {
    await airports.card('MMUN').click();
    await expect(new AirportPage(page).heading).toHaveText('MMUN · Cancún');
    expect(new URL(page.url()).pathname).toBe('/operaciones/aeropuertos/mmun');
  });
});

test('§2 /operaciones/aeropuertos/{icao} · un distintivo por destino, y cada uno lleva a su detalle', async ({
  page,
  signedInPage,
}) => {
  const airport = new AirportPage(page);
  await signedInPage.goto('/operaciones/aeropuertos/lebl');
  await expect(airport.destinations).toHaveCount(destinationsOf('LEBL'));
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

test('§2 /operaciones/aeropuertos/{icao} · mayúsculas, sin destinos, con y sin briefing, desconocido', async ({
  page,
  signedInPage,
}) => {
  const airport = new AirportPage(page);
  const { heading, main } = new Shell(page);

  await test.step('§5 · «LeMd», «LEMD» y «lemd» abren LEMD', async () => {
    await signedInPage.goto('/operaciones/aeropuertos/LeMd');
    await expect(airport.heading).toHaveText('LEMD · Madrid');
    for (const typed of ['LEMD', 'lemd']) {
      await goTo(page, airportPath('lepa'));
      await expect(airport.heading).toHaveText(/^LEPA/);
      await goTo(page, `/operaciones/aeropuertos/${typed}`);
      await expect(airport.heading, typed).toHaveText('LEMD · Madrid');
    }
  });

  await test.step('briefing operacional incrustado', async () => {
    await goTo(page, airportPath('lepa'));
    const briefing = new EmbeddedPage(page, 'Briefing operacional · LEPA');
    await briefing.element.scrollIntoViewIfNeeded();
    await expect(briefing.content.getByRole('heading', { level: 1 })).toContainText('LEPA');
  });

  await test.step('sin destinos, la página lo dice', async () => {
    await goTo(page, airportPath('levc'));
    await expect(page.getByRole('region', { name: '0 destinos' })).toContainText('no hay rutas');
  });

  await test.step('§8 · sin briefing dice «No disponible por el momento» y que llegará pronto', async () => {
    await goTo(page, airportPath(WITHOUT_BRIEFING));
    await expect(airport.briefing.getByText(TEXTS.noBriefing, { exact: true })).toBeVisible();
    await expect(airport.briefing.getByText(TEXTS.briefingSoon, { exact: true })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await test.step('§8 · OACI desconocido: «Aeropuerto no encontrado» con un botón para volver', async () => {
    await goTo(page, airportPath('zzzz'));
    await expect(heading).toHaveText(TEXTS.unknownAirport);
    await expect(main).toContainText('zzzz');
    await airport.back.click();
    await expect(heading).toHaveText('Aeropuertos');
  });
});
