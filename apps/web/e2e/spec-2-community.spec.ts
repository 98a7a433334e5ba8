/** §2, profile and community; the form to write to the company is in spec-5-validation.spec.ts. */
import { frameOf } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { COUNTS, POSITIONS } from './fixtures/specification.ts';
import { rememberPilot } from './fixtures/visit.ts';
import { EmbeddedPage } from './pages/embedded-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { Shell } from './pages/shell.ts';

test('§2 /mi-perfil · identificador, nombre, cargo, rango y base de un piloto conocido, y sus vuelos', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await rememberPilot(page, 'EVE001');
  await profile.open();
  await expect(profile.fact('Indicativo')).toHaveText('EVE001');
  await expect(profile.fact('Nombre')).toHaveText('Alfa de Muestra');
  await expect(profile.fact('Cargo')).toHaveText('CEO');
  await expect(profile.fact('Rango')).toHaveText('Comandante TRI');
  await expect(profile.fact('Base actual')).toHaveText('LEMD (Madrid-Barajas)');
  await expect(profile.stripes).toBeVisible();
  await test.step('lista externa de los vuelos del piloto, incrustada', async () => {
    const frame = frameOf('mis-vuelos');
    await new EmbeddedPage(page, frame.title).expectAddress(frame);
  });
});

test('§2 /mi-perfil · sin cargo, la página no lo nombra', async ({ page }) => {
  const profile = new ProfilePage(page);
  await rememberPilot(page, 'EVE020');
  await profile.open();
  await expect(profile.fact('Rango')).toHaveText('Segundo Oficial');
  await expect(profile.fact('Cargo')).toHaveCount(0);
});

test('§2 /comunidad/pilotos · lista incrustada de los pilotos, y documento con sus rangos y puntos', async ({
  page,
  signedInPage,
}) => {
  const frame = frameOf('pilotos');
  const embedded = new EmbeddedPage(page, frame.title);
  await signedInPage.goto('/comunidad/pilotos');
  await embedded.expectAddress(frame);
  await embedded.expectContent(frame);
  await page.goto(String(frame.document));
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'EVE001' }).first()).toContainText('Comandante TRI');
  await expect(rows.filter({ hasText: 'EVE026' }).first()).toContainText('Segundo Oficial');
  await expect(
    page
      .getByRole('main')
      .getByText(/puntos/i)
      .first(),
  ).toBeVisible();
});

test('§2 /comunidad/equipo-directivo · cinco tarjetas con inicial, nombre, cargo y descripción, y texto de compromiso', async ({
  page,
  signedInPage,
}) => {
  await signedInPage.goto('/comunidad/equipo-directivo');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(COUNTS.team);
  const positions = [];
  for (const card of await cards.all()) {
    const name = await card.getByRole('heading', { level: 2 }).innerText();
    const lines = (await card.innerText()).split('\n').filter(Boolean);
    expect(lines, `${name}: initial, name, position, description`).toHaveLength(4);
    expect(lines[0]).toBe(name[0]);
    expect(lines[1]).toBe(name);
    expect(lines[3]).toMatch(/\w/);
    positions.push(lines[2]);
  }
  expect(positions).toEqual(expect.arrayContaining(POSITIONS));
  await test.step('texto de compromiso', async () => {
    await expect(page.getByRole('heading', { name: 'Nuestro compromiso' })).toBeVisible();
    await expect(new Shell(page).main).toContainText('Nos comprometemos a');
  });
});
