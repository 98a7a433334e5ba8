/** §2, focus airports and tours. */
import type { Tour } from '@va/schemas/content/tours.ts';
import { frameOf, readList } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { COUNTS, TOURS } from './fixtures/specification.ts';
import { EmbeddedPage, isOwnView } from './pages/embedded-page.ts';
import { Shell } from './pages/shell.ts';

/** §2: what may be flown to each of the three. */
const FOCUS_AIRPORTS: readonly (readonly [name: string, aircraft: readonly string[]])[] = [
  ['Dublin', ['A320-200']],
  ['Edimburgo', ['A320-200']],
  ['Tashkent', ['A330-300/900', 'A350-900']],
];

test('§2 /eventos/focus-airports · tres tarjetas con sus aviones, el sustituto y el botón que lleva a reservar', async ({
  page,
  signedInPage,
}) => {
  const { main, heading } = new Shell(page);
  await signedInPage.goto('/eventos/focus-airports');
  const names = main.getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(COUNTS.focusAirports);
  for (const [name] of FOCUS_AIRPORTS)
    await expect(names.filter({ hasText: new RegExp(`^${name} `) })).toHaveCount(1);

  await test.step('un A20N de la reserva vale como A320-200, y sólo donde se vuela el A320-200', async () => {
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    const note = /A20N .*permitidos como sustitutos del A320-200/;
    await expect(cards.filter({ hasText: 'Dublin' })).toContainText(note);
    await expect(cards.filter({ hasText: 'Edimburgo' })).toContainText(note);
    await expect(cards.filter({ hasText: 'Tashkent' })).not.toContainText('A20N');
  });

  for (const [name, aircraft] of FOCUS_AIRPORTS) {
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
    await test.step(`${name}: aviones permitidos ${aircraft.join(' y ')}`, () =>
      expect(card.getByRole('listitem')).toHaveText([...aircraft]));
    await test.step(`${name}: el botón de reserva lleva a la página de reservas`, async () => {
      await card.getByRole('link', { name: /^Reservar/ }).click();
      await expect(heading).toHaveText('Reservar vuelo');
      expect(new URL(page.url()).pathname).toBe('/operaciones/reservar');
      await page.goBack();
      await expect(heading).toHaveText('Focus Airports');
    });
  }
});

test('§2 /eventos/tours · cinco tarjetas; cada una lleva a su página, con la distinción incrustada y la vuelta a la lista', async ({
  page,
  signedInPage,
}) => {
  const { heading, main } = new Shell(page);
  await signedInPage.goto('/eventos/tours');
  await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(TOURS.length);
  for (const { name, path } of TOURS) {
    await test.step(`«${name}» lleva a sus etapas`, async () => {
      await main.getByRole('listitem').getByRole('link').filter({ hasText: name }).click();
      await expect(heading).toHaveText(name);
      expect(new URL(page.url()).pathname).toBe(path);
    });
    await test.step(`${path} · página de la distinción incrustada, con las etapas`, async () => {
      const tour = readList<Tour>('tours.yaml').find(({ routePath }) => routePath === path);
      const frame = frameOf(String(tour?.frame));
      const embedded = new EmbeddedPage(page, frame.title);
      await expect(page.locator('iframe')).toHaveCount(isOwnView(frame) ? 0 : 1);
      await embedded.expectAddress(frame);
      await embedded.expectContent(frame);
    });
    await test.step('de allí se vuelve a la lista', async () => {
      await main.getByRole('link', { name: 'Volver a los tours' }).click();
      await expect(heading).toHaveText('Tours');
    });
  }
});
