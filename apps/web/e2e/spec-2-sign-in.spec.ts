/** §2, login screen. */
import { CALLSIGN, PASSWORD } from './fixtures/access.ts';
import { airline } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { TEXTS } from './fixtures/specification.ts';
import { expectNewTab } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';
import { Toasts } from './pages/toasts.ts';

const storedPilot = () => localStorage.getItem('pilotIndicativo');

test('§2 Acceso · sin haber entrado se ve la pantalla de acceso, en cualquier dirección; campos, botón y salida a la web', async ({
  page,
}) => {
  const screen = new SignInScreen(page);
  for (const path of ['/notams', '/operaciones/aeropuertos/lemd', '/no/existe', '/']) {
    await screen.open(path);
    await expect(screen.heading).toBeVisible();
    await expect(new Shell(page).sidebar).toHaveCount(0);
    expect(new URL(page.url()).pathname, 'the login screen has no address of its own').toBe(path);
  }

  await test.step('dos campos obligatorios: Indicativo y Contraseña', async () => {
    for (const field of [screen.callsign, screen.password]) {
      await expect(field).toBeVisible();
      await expect(field).toHaveJSProperty('required', true);
    }
    await expect(screen.password).toHaveAttribute('type', 'password');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);
  });

  await test.step('el botón que envía dice «Acceder»', async () => {
    await expect(screen.submit).toHaveText('Acceder');
    await expect(screen.submit).toHaveAttribute('type', 'submit');
  });

  await test.step('«Web Principal» abre la web externa en una pestaña nueva', () =>
    expectNewTab(screen.website, airline.links.website));
});

test('§2, §4 Acceso · al acertar se guarda pilotIndicativo, se ve el portal en la dirección pedida, y dura de una visita a otra', async ({
  page,
  context,
}) => {
  const screen = new SignInScreen(page);
  await screen.open('/operaciones/aeropuertos?q=mad');
  await screen.try(CALLSIGN, PASSWORD);
  await expect(new Shell(page).heading).toHaveText('Aeropuertos');
  await expect(new Shell(page).sidebar).toBeVisible();
  expect(await page.evaluate(storedPilot)).toBe('EVE001');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/operaciones/aeropuertos?q=mad');
  const later = await context.newPage();
  await later.goto('/notams');
  await expect(new Shell(later).header).toContainText('Hola, EVE001');
  await expect(new Shell(later).heading).toHaveText('NOTAMs de la compañía');
  await expect(new SignInScreen(later).submit).toHaveCount(0);
});

test('§2 Acceso · al fallar sale un aviso de error y el formulario se queda, con lo escrito', async ({
  page,
}) => {
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.try('EVE001', 'no-es-esta');
  await expect(new Toasts(page).error).toContainText(TEXTS.wrongPassword);
  await expect(screen.heading).toBeVisible();
  await expect(screen.callsign).toHaveValue('EVE001');
  await expect(screen.password).toHaveValue('no-es-esta');
  await expect(screen.password, 'the field to mend has the focus').toBeFocused();
  await expect(screen.password).toHaveAccessibleDescription(/mayúsculas/);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await screen.try('EVE001', PASSWORD);
  await expect(new Shell(page).heading).toContainText('Bienvenido a bordo');
});

test('§2, §3 Acceso · se puede entrar sólo con el teclado, con cualquier EVE y tres cifras y la misma contraseña', async ({
  page,
}) => {
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.callsign.focus();
  // Nobody whom the airline's table knows.
  await page.keyboard.type('EVE987');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await expect(screen.submit).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(new Shell(page).header.getByText('Hola, EVE987')).toBeVisible();
});
