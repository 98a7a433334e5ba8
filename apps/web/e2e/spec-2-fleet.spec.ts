/** §2, fleet. */
import { goTo } from '@va/testing/go-to.ts';
import { frameOf } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { aircraftPath } from './fixtures/routes.ts';
import { AIRCRAFT, TEXTS } from './fixtures/specification.ts';
import { AircraftPage } from './pages/aircraft-page.ts';
import { EmbeddedPage } from './pages/embedded-page.ts';
import { FleetPage } from './pages/fleet-page.ts';
import { Shell } from './pages/shell.ts';

test('§2 /flota · cuadrícula de los aviones; pulsar una tarjeta abre el detalle', async ({
  page,
  signedInPage,
}) => {
  const fleet = new FleetPage(page);
  await signedInPage.goto('/flota');
  await expect(fleet.cards).toHaveCount(AIRCRAFT.length);
  for (const { registration } of AIRCRAFT) await expect(fleet.card(registration)).toHaveCount(1);
  await fleet.card('EC-OOI').click();
  await expect(new AircraftPage(page).heading).toContainText('EC-OOI');
  expect(new URL(page.url()).pathname).toBe('/flota/ec-ooi');
});

test('§2 /flota/{registration} · mayúsculas, interior, mapa de asientos y matrícula desconocida', async ({
  page,
  signedInPage,
}) => {
  const aircraft = new AircraftPage(page);
  const { heading, main } = new Shell(page);

  await test.step('§5 · «Ec-NbO», «EC-NBO» y «ec-nbo» abren EC-NBO', async () => {
    await signedInPage.goto('/flota/Ec-NbO');
    await expect(aircraft.heading).toHaveText('EC-NBO · A350-900');
    for (const typed of ['EC-NBO', 'ec-nbo']) {
      await goTo(page, aircraftPath('ec-lzd'));
      await expect(aircraft.heading).toContainText('EC-LZD');
      await goTo(page, `/flota/${typed}`);
      await expect(aircraft.heading, typed).toHaveText('EC-NBO · A350-900');
    }
  });

  await test.step('dos imágenes del interior, que se ven', async () => {
    await goTo(page, aircraftPath('ec-lzd'));
    await expect(aircraft.heading).toContainText('EC-LZD');
    await expect(aircraft.interior).toHaveCount(2);
    for (const image of await aircraft.interior.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
        .toBeGreaterThan(0);
      await expect(image).toHaveAccessibleName(/\w{4}/);
    }
  });

  await test.step('mapa de asientos incrustado', async () => {
    await goTo(page, aircraftPath('cs-tkh'));
    const map = new EmbeddedPage(page, `${frameOf('mapa-asientos').title} · CS-TKH`);
    await map.element.scrollIntoViewIfNeeded();
    await expect(map.content.getByRole('heading', { level: 1 })).toContainText('A330-900');
  });

  await test.step('§8 · matrícula desconocida: «Aeronave no encontrada», con la vuelta a la flota', async () => {
    await goTo(page, aircraftPath('ec-xxx'));
    await expect(heading).toHaveText(TEXTS.unknownAircraft);
    await main.getByRole('link', { name: 'Volver a la flota' }).click();
    await expect(heading).toHaveText('Flota');
  });
});
