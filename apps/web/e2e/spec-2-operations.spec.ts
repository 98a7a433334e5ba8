/** §2, home and operations. */
import { goTo } from '@va/testing/go-to.ts';
import type { FocusAirport } from '@va/schemas/content/focus-airports.ts';
import { manualReport, frameOf, readList } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { COUNTS } from './fixtures/specification.ts';
import { expectNewTab } from './fixtures/visit.ts';
import { EmbeddedPage } from './pages/embedded-page.ts';
import { HomePage } from './pages/home-page.ts';
import { Shell } from './pages/shell.ts';

/** Dublin, Edimburgo and Tashkent, and what the airline has added since. */
const DESTINATIONS = readList<FocusAirport>('focus-airports.yaml').map(({ name }) => name);
const nameAt = (index: number) => `Mostrar ${DESTINATIONS[index % DESTINATIONS.length]}`;

const CARDS = [
  ['Reservar un vuelo', '/operaciones/reservar', 'Reservar vuelo'],
  ['Briefing de vuelo', '/operaciones/plan', 'Briefing de vuelo'],
  ['Mis vuelos', '/mi-perfil', 'Mi perfil'],
] as const;

test('§2 / · banderas, mapa, carrusel y tarjetas', async ({ page, signedInPage }) => {
  const home = new HomePage(page);
  await signedInPage.goto('/');
  await test.step('bandera de bienvenida', () =>
    expect(new Shell(page).heading).toContainText('Bienvenido a bordo'));
  await test.step('la bandera de la base dice «LEMD - Madrid»', async () => {
    await expect(page.getByRole('main').getByText('Base actual')).toBeVisible();
    await expect(home.base).toHaveText('LEMD - Madrid');
  });
  await test.step('mapa en vivo incrustado', async () => {
    const map = new EmbeddedPage(page, frameOf('mapa-en-vivo').title);
    await map.expectAddress(frameOf('mapa-en-vivo'));
  });
  await test.step('carrusel de Focus Airports con 3 imágenes y 3 puntos', async () => {
    await expect(home.slides).toHaveCount(COUNTS.focusAirports);
    await expect(home.carousel.locator('img')).toHaveCount(COUNTS.focusAirports);
    for (const name of DESTINATIONS) await expect(home.dot(name)).toBeVisible();
  });
  await test.step('el carrusel mide 600 px de alto', async () => {
    expect((await home.carousel.boundingBox())?.height).toBe(600);
  });
  await test.step('cada punto muestra su imagen', async () => {
    for (const [name, position] of [
      ['Tashkent', 2],
      ['Dublin', 0],
      ['Edimburgo', 1],
    ] as const) {
      await home.dot(name).click();
      await expect(home.dot(name)).toHaveAttribute('aria-current', 'true');
      await expect(home.slides.nth(position)).toHaveCSS('opacity', '1');
      await expect(home.carousel.locator('[role=group]:not([inert])')).toHaveCount(1);
      await expect(home.slides.nth(position)).not.toHaveAttribute('inert');
    }
  });
  for (const [card, path, heading] of CARDS) {
    await test.step(`la tarjeta «${card}» lleva a ${path}`, async () => {
      await home.card(card).click();
      await expect(new Shell(page).heading).toHaveText(heading);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.goBack();
    });
  }
});

test('§2 / · el carrusel avanza solo cada 4 s, 0, 1, 2 y otra vez 0', async ({ page, signedInPage }) => {
  const home = new HomePage(page);
  await page.clock.install({ time: '2026-03-05T12:00:00Z' });
  await signedInPage.goto('/');
  await expect(home.pause).toBeVisible();
  await page.clock.pauseAt('2026-03-05T12:10:00Z');
  const shown = home.carousel.locator('[aria-current=true]');
  const start = await shown.getAttribute('aria-label');
  // Resting the pointer on it and leaving starts the four seconds anew.
  await home.carousel.hover();
  await page.mouse.move(0, 0);
  const first = DESTINATIONS.findIndex((_, i) => nameAt(i) === start);
  for (let step = 1; step <= DESTINATIONS.length + 1; step += 1) {
    await page.clock.runFor(3990);
    await expect(shown).toHaveAccessibleName(nameAt(first + step - 1));
    await page.clock.runFor(10);
    await expect(shown).toHaveAccessibleName(nameAt(first + step));
  }
});

const BRIEFINGS = [
  ['Briefing de salida y llegada', '/documentos/briefings/salida-llegada'],
  ['Briefing de emergencia', '/documentos/briefings/emergencia'],
] as const;

test('§2 /operaciones/reservar, /operaciones/plan, /operaciones/reporte y /briefings · qué muestran y adónde llevan', async ({
  page,
  signedInPage,
  baseURL,
}) => {
  const { main, heading } = new Shell(page);

  await test.step('página de reservas incrustada y botón al briefing', async () => {
    const frame = frameOf('reservas');
    await signedInPage.goto('/operaciones/reservar');
    await new EmbeddedPage(page, frame.title).expectAddress(frame);
    await main.getByRole('link', { name: 'Ir al briefing de vuelo' }).click();
    await expect(heading).toHaveText('Briefing de vuelo');
    expect(new URL(page.url()).pathname).toBe('/operaciones/plan');
  });

  await expect(page.locator('iframe')).toHaveCount(3);
  for (const [id, what] of [
    ['despacho', 'el plan de vuelo del despacho'],
    ['mapa-meteorologico', 'el mapa meteorológico'],
    ['pagina-meteorologica', 'la página meteorológica'],
  ] as const) {
    await test.step(`marco con ${what}`, async () => {
      const frame = frameOf(id);
      const embedded = new EmbeddedPage(page, frame.title);
      await expect(embedded.element).toHaveAttribute('src', String(frame.url));
      await embedded.element.scrollIntoViewIfNeeded();
      await expect(embedded.content.getByRole('heading')).toHaveText(
        `Página simulada de ${new URL(String(frame.url)).host}`,
      );
    });
  }

  await test.step('para vuelos sin ACARS: un botón abre el formulario externo en otra pestaña', async () => {
    await goTo(page, '/operaciones/reporte');
    await expect(main).toContainText('sin ACARS');
    await expectNewTab(
      page.getByRole('link', { name: /^Abrir el formulario de reporte/ }),
      new URL(String(manualReport), baseURL).href,
    );
  });

  await goTo(page, '/briefings');
  await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(COUNTS.briefings);
  await expect(main.getByText('Cuándo se hacen')).toBeVisible();
  for (const [title, path] of BRIEFINGS) {
    await test.step(`«${title}» abre su documento en una pestaña nueva`, () =>
      expectNewTab(page.getByRole('link', { name: new RegExp(`^${title}`) }), path));
  }
});
