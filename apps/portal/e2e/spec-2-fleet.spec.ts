/** §2, fleet. */
import { frameOf } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { AIRCRAFT, TEXTS } from './fixtures/specification.ts';
import { AircraftPage } from './pages/aircraft-page.ts';
import { EmbeddedPage } from './pages/embedded-page.ts';
import { FleetPage } from './pages/fleet-page.ts';
import { Shell } from './pages/shell.ts';

test('§2 /flota · cuadrícula de los aviones', async ({ page, signedInPage }) => {
  const fleet = new FleetPage(page);
  await signedInPage.goto('/flota');
  await expect(fleet.cards).toHaveCount(AIRCRAFT.length);
  for (const { registration } of AIRCRAFT) await expect(fleet.card(registration)).toHaveCount(1);
});

test('§2 /flota · pulsar una tarjeta abre el detalle', async ({ page, signedInPage }) => {
  await signedInPage.goto('/flota');
  await new FleetPage(page).card('EC-OOI').click();
  await expect(new AircraftPage(page).heading).toContainText('EC-OOI');
  expect(new URL(page.url()).pathname).toBe('/flota/ec-ooi');
});

test('§2 /flota/{registration} · «ec-nbo», «EC-NBO» y «Ec-NbO» abren EC-NBO', async ({
  page,
  signedInPage,
}) => {
  for (const typed of ['ec-nbo', 'EC-NBO', 'Ec-NbO']) {
    await signedInPage.goto(`/flota/${typed}`);
    await expect(new AircraftPage(page).heading, typed).toHaveText('EC-NBO · A350-900');
  }
});

test('§2 /flota/{registration} · dos imágenes del interior, que se ven', async ({ page, signedInPage }) => {
  const { interior } = new AircraftPage(page);
  await signedInPage.goto('/flota/ec-lzd');
  await expect(interior).toHaveCount(2);
  for (const image of await interior.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
    await expect(image).toHaveAccessibleName(/\w{4}/);
  }
});

test('§2 /flota/{registration} · mapa de asientos incrustado', async ({ page, signedInPage }) => {
  const map = new EmbeddedPage(page, `${frameOf('mapa-asientos').title} · CS-TKH`);
  await signedInPage.goto('/flota/cs-tkh');
  await map.element.scrollIntoViewIfNeeded();
  await expect(map.content.getByRole('heading', { level: 1 })).toContainText('A330-900');
});

test('§2 Matrícula desconocida · «Aeronave no encontrada», con la vuelta a la flota', async ({
  page,
  signedInPage,
}) => {
  const { heading, main } = new Shell(page);
  await signedInPage.goto('/flota/ec-xxx');
  await expect(heading).toHaveText(TEXTS.unknownAircraft);
  await main.getByRole('link', { name: 'Volver a la flota' }).click();
  await expect(heading).toHaveText('Flota');
});
