/** §3: entities and their fields. */
import { PASSWORD } from './fixtures/access.ts';
import { expect, test } from './fixtures/portal.ts';
import { aircraftPath, airportPath, routeAt } from './fixtures/routes.ts';
import {
  AIRCRAFT,
  AIRPORTS,
  COUNTS,
  POSITIONS,
  RANKS,
  SPECIFICATIONS,
  SPECIFIED_AIRCRAFT,
  SPECIFIED_TOURS,
  WITHOUT_BRIEFING,
  isSpecified,
} from './fixtures/specification.ts';
import { goInside } from './fixtures/visit.ts';
import { AircraftPage } from './pages/aircraft-page.ts';
import { AirportPage } from './pages/airport-page.ts';
import { EmbeddedPage } from './pages/embedded-page.ts';
import { FleetPage } from './pages/fleet-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

test('§3 Piloto · cualquier EVE y tres cifras entra, también uno que no está en la tabla', async ({
  page,
}) => {
  const screen = new SignInScreen(page);
  await screen.open('/notams');
  await screen.try('EVE987', PASSWORD);
  await expect(new Shell(page).header.getByText('Hola, EVE987')).toBeVisible();
});

const PILOTS = Array.from({ length: 26 }, (_, i) => `EVE${String(i + 1).padStart(3, '0')}`);

for (const group of [PILOTS.slice(0, 9), PILOTS.slice(9, 18), PILOTS.slice(18)]) {
  test(`§3 Ficha de piloto · ${group[0]} a ${group.at(-1)}: nombre, rango, galones y, a veces, cargo`, async ({
    page,
  }) => {
    const profile = new ProfilePage(page);
    await page.goto('/notams');
    for (const pilot of group) {
      await page.evaluate((identifier) => localStorage.setItem('pilotIndicativo', identifier), pilot);
      await profile.open();
      await expect(profile.fact('Indicativo')).toHaveText(pilot);
      await expect(profile.fact('Nombre')).toHaveText(/\w{3}/);
      const rank = await profile.fact('Rango').innerText();
      expect(RANKS).toContain(rank);
      await expect(profile.stripes).toHaveAccessibleName(new RegExp(`^Galones de ${rank}:`));
      const positions = await profile.fact('Cargo').allInnerTexts();
      expect(POSITIONS, pilot).toEqual(expect.arrayContaining(positions));
    }
  });
}

test('§3 Ficha de piloto · los alias de cargo son los de la tabla', async ({ page }) => {
  const profile = new ProfilePage(page);
  await page.goto('/notams');
  for (const [alias, position] of [
    ['CEO', 'CEO'],
    ['CO-CEO', 'CO-CEO'],
    ['JTR', 'Jefe TR'],
  ] as const) {
    await test.step(`el alias «${alias}» es el ${position}`, async () => {
      await page.evaluate((identifier) => localStorage.setItem('pilotIndicativo', identifier), alias);
      await profile.open();
      await expect(profile.fact('Indicativo')).toHaveText(alias);
      await expect(profile.fact('Cargo')).toHaveText(position);
      await expect(profile.fact('Nombre')).toHaveText(/\w{3}/);
    });
  }
});

test('§3 Ficha de piloto · de quien no está en la tabla sólo se ve el identificador', async ({ page }) => {
  const profile = new ProfilePage(page);
  await page.goto('/notams');
  for (const unknown of ['ZZZ999', '__proto__', 'constructor', 'eve001']) {
    await test.step(`«${unknown}» no está en la tabla`, async () => {
      await page.evaluate((identifier) => localStorage.setItem('pilotIndicativo', identifier), unknown);
      await profile.open();
      await expect(profile.fact('Indicativo')).toHaveText(unknown);
      await expect(profile.fact('Base actual')).toBeVisible();
      for (const term of ['Nombre', 'Cargo', 'Rango']) await expect(profile.fact(term)).toHaveCount(0);
      await expect(profile.stripes).toHaveCount(0);
    });
  }
});

test('§3 Aeropuerto · son los de la tabla, cada uno con su nombre y tantos destinos como dice la tabla, todos de ida y vuelta', async ({
  page,
  signedInPage,
}) => {
  const airport = new AirportPage(page);
  const network = new Map<string, string[]>();
  await signedInPage.goto('/operaciones/aeropuertos');
  for (const { icao, name, destinations } of AIRPORTS) {
    await goInside(page, routeAt(airportPath(icao)));
    await expect(airport.heading).toHaveText(`${icao} · ${name}`);
    await expect(airport.destinations, icao).toHaveCount(destinations);
    const addresses = await airport.destinations.evaluateAll((links) =>
      links.map((link) => String(link.getAttribute('href'))),
    );
    for (const address of addresses) expect(address).toMatch(/^\/operaciones\/aeropuertos\/[a-z]{4}$/);
    network.set(
      icao,
      addresses.map((address) => address.slice(-4).toUpperCase()),
    );
  }
  for (const [icao, destinations] of network) {
    for (const destination of destinations)
      expect(network.get(destination), `${destination}–${icao}`).toContain(icao);
  }
});

test('§3 Aeropuerto · los 20 con briefing lo muestran; SVMI no tiene', async ({ page, signedInPage }) => {
  await signedInPage.goto('/operaciones/aeropuertos');
  for (const { icao } of AIRPORTS) {
    await goInside(page, routeAt(airportPath(icao)));
    if (!isSpecified(icao)) continue;
    if (icao === WITHOUT_BRIEFING) {
      await expect(page.locator('iframe')).toHaveCount(0);
      continue;
    }
    const briefing = new EmbeddedPage(page, `Briefing operacional · ${icao}`);
    await briefing.element.scrollIntoViewIfNeeded();
    await expect(briefing.content.getByRole('heading', { level: 1 })).toContainText(icao);
  }
});

test('§3 Avión · modelo, las 17 especificaciones con su unidad y las cifras de §9', async ({
  page,
  signedInPage,
}) => {
  const aircraft = new AircraftPage(page);
  await signedInPage.goto('/flota');
  await expect(new Shell(page).heading).toHaveText('Flota');
  for (const { registration, model, capacity, maxTakeoffWeight } of AIRCRAFT) {
    await test.step(`${registration}: modelo, especificaciones y cifras`, async () => {
      await goInside(page, routeAt(aircraftPath(registration)));
      await expect(aircraft.heading).toHaveText(new RegExp(`^${registration} · ${model}`));
      await expect(aircraft.specifications.getByRole('row')).toHaveCount(17);
      for (const [label, unit] of SPECIFICATIONS)
        await expect(aircraft.specification(label), label).toHaveText(unit);
      await expect(aircraft.specification('Capacidad')).toHaveText(new RegExp(`^${capacity}\\sasientos`));
      await expect(aircraft.specification('Peso máximo al despegue (MTOW)')).toHaveText(maxTakeoffWeight);
    });
  }
});

test('§3 Avión · el A330-900 lleva 371 asientos: 18 B + 353 Y', async ({ page, signedInPage }) => {
  const aircraft = new AircraftPage(page);
  for (const registration of ['CS-TKH', 'CS-TCF']) {
    await signedInPage.goto(aircraftPath(registration));
    await expect(aircraft.specification('Capacidad')).toHaveText('371 asientos (18 B + 353 Y)');
  }
});

test('§3 Avión · cada uno tiene su imagen en la flota', async ({ page, signedInPage }) => {
  await signedInPage.goto('/flota');
  const pictures = new FleetPage(page).cards.getByRole('img');
  await expect(pictures).toHaveCount(AIRCRAFT.length);
  const sources = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => image.src),
  );
  expect(new Set(sources).size).toBeGreaterThanOrEqual(SPECIFIED_AIRCRAFT.length);
});

test('§3 NOTAM · los cuatro tienen fecha, título, importancia y contenido', async ({
  page,
  signedInPage,
}) => {
  const notams = new NotamsPage(page);
  await signedInPage.goto('/notams');
  await expect(notams.cards).toHaveCount(COUNTS.notams);
  for (const card of await notams.cards.all()) {
    await expect(card.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    await expect(card.getByRole('heading')).toHaveText(/\w{4}/);
    await expect(notams.badge(card)).toHaveCount(1);
    expect((await notams.read(card)).length).toBeGreaterThan(50);
  }
});

test('§3 Tour · cada uno con imagen o sin ella, descripción, avión y, si lo es, exclusivo', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/eventos/tours');
  for (const { name, image, exclusive } of SPECIFIED_TOURS) {
    await test.step(`${name}: ${image ? 'con' : 'sin'} imagen, descripción, avión${exclusive ? ', exclusivo' : ''}`, async () => {
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
      await expect(card.locator('img')).toHaveCount(image ? 1 : 0);
      await expect(card).toContainText(/etapas/);
      await expect(card).toContainText(new RegExp(`${name.slice(0, 4)}-\\d00 ?`));
      expect((await card.innerText()).length).toBeGreaterThan(120);
      await expect(card.getByText('EXCLUSIVO', { exact: true })).toHaveCount(exclusive ? 1 : 0);
    });
  }
});

test('§3 Focus airport · nombre, país, imagen, descripción, aviones y texto del botón', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/eventos/focus-airports');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  for (const [position, country] of ['Irlanda', 'Reino Unido', 'Uzbekistán'].entries()) {
    const card = cards.nth(position);
    await expect(card.getByText(country, { exact: true })).toBeVisible();
    await expect(card.getByRole('img')).toHaveAccessibleName(/\w{4}/);
    await expect(card.getByRole('paragraph').filter({ hasText: /.{80}/ }).first()).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Aviones permitidos' })).toBeVisible();
    await expect(card.getByRole('link')).toHaveText(/^Reservar vuelo a /);
  }
});
