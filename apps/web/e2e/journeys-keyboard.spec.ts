/** The tasks of a pilot from beginning to end, with the keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { CALLSIGN, PASSWORD } from './fixtures/access.ts';
import { airline } from './fixtures/content.ts';
import { COUNTS } from './fixtures/specification.ts';
import { readMailto, watchNavigations } from './fixtures/mail.ts';
import { expect, test } from './fixtures/portal.ts';
import { AircraftPage } from './pages/aircraft-page.ts';
import { AirportPage } from './pages/airport-page.ts';
import { ContactPage } from './pages/contact-page.ts';
import { FleetPage } from './pages/fleet-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';
import { Toasts } from './pages/toasts.ts';

const LONGEST_WALK = 80;

// A press of the pointer is a problem here, and problems fail the test.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => console.error('a pointer was used'), true);
  });
});

/** Presses Tab until something has the focus, and sees on the way that the focus is always to be seen. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted.first()).toBeAttached();
  for (let stop = 0; stop < LONGEST_WALK; stop++) {
    await page.keyboard.press(key);
    if (await wanted.first().evaluate((node) => node === document.activeElement)) {
      await expect(wanted.first()).toBeInViewport();
      return;
    }
  }
  throw new Error(`${wanted.toString()} was not reached with ${LONGEST_WALK} presses of ${key}`);
}

/** Opens the tab that a press of Enter opens. */
async function enterToNewTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

test('Con el teclado · entrar', async ({ page }) => {
  const screen = new SignInScreen(page);
  const { heading } = new Shell(page);
  await screen.open('/operaciones/aeropuertos');
  await tabTo(page, screen.callsign);
  await page.keyboard.type(CALLSIGN);
  await page.keyboard.press('Tab');
  await expect(screen.password).toBeFocused();
  await page.keyboard.type('no es');
  await expect(screen.submit).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(new Toasts(page).error).toContainText('Contraseña incorrecta');
  await expect(screen.password, 'a wrong password is to be typed again').toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Aeropuertos');
  await expect(heading, 'the page begins at its heading').toBeFocused();
});

test(
  'Con el teclado · encontrar un aeropuerto y su briefing por la barra lateral',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const shell = new Shell(page);
    const airport = new AirportPage(page);
    await signedInPage.goto('/notams');
    await tabTo(page, shell.group('Operaciones'));
    await page.keyboard.press('Enter');
    await tabTo(page, shell.entry('Aeropuertos'));
    await page.keyboard.press('Enter');
    await expect(shell.heading).toHaveText('Aeropuertos');
    await expect(shell.heading).toBeFocused();
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type('MAURI');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /^FIMP / }));
    await page.keyboard.press('Enter');
    await expect(airport.heading).toHaveText('FIMP · Mauritius');
    await expect(airport.heading).toBeFocused();
    await tabTo(page, airport.briefing.getByRole('link', { name: /^Abrir en pestaña nueva/ }));
    const tab = await enterToNewTab(page);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Mauricio (FIMP)');
  },
);

test('Con el teclado · lo mismo por la búsqueda, en tres golpes', async ({ page, signedInPage }) => {
  const airport = new AirportPage(page);
  await signedInPage.goto('/notams');
  await expect(new Shell(page).heading).toBeVisible();
  await new Palette(page).choose('mauricio');
  await expect(airport.heading).toHaveText('FIMP · Mauritius');
  await expect(airport.heading).toBeFocused();
});

test('Con el teclado · leer un NOTAM y marcarlo', { tag: '@long' }, async ({ page, signedInPage }) => {
  const shell = new Shell(page);
  const notams = new NotamsPage(page);
  await signedInPage.goto('/documentacion/manuales');
  await tabTo(page, shell.header.getByRole('link', { name: /^NOTAMs de la compañía: \d/ }));
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('NOTAMs de la compañía');
  await expect(shell.heading).toBeFocused();
  const card = notams.card(/PIREP/);
  await tabTo(page, notams.detailButton(card));
  await page.keyboard.press('Enter');
  await expect(notams.dialog).toContainText('5,5/10');
  await tabTo(page, notams.readButton(notams.dialog));
  await page.keyboard.press('Space');
  await expect(notams.readButton(notams.dialog)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(notams.dialog).toHaveCount(0);
  await expect(notams.detailButton(card)).toBeFocused();
  await expect(notams.readButton(card)).toHaveText('Leído');
  await expect(
    shell.header.getByRole('link', { name: new RegExp(`${COUNTS.notamsInForce - 1} NOTAMs sin leer`) }),
  ).toBeVisible();
});

test('Con el teclado · mirar un avión', { tag: '@long' }, async ({ page, signedInPage }) => {
  const shell = new Shell(page);
  const aircraft = new AircraftPage(page);
  await signedInPage.goto('/notams');
  await tabTo(page, shell.header.getByRole('link', { name: 'Flota' }));
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('Flota');
  await tabTo(page, new FleetPage(page).card('CS-TKH'));
  await page.keyboard.press('Enter');
  await expect(aircraft.heading).toContainText('CS-TKH');
  await expect(aircraft.heading).toBeFocused();
  const skip = page.getByRole('link', { name: 'Saltar contenido incrustado' });
  await tabTo(page, skip);
  await page.keyboard.press('Enter');
  expect(
    await page.evaluate(() => document.activeElement?.closest('iframe, nav')),
    'past the frame, into neither it nor the menu',
  ).toBeNull();
  // Below the seat map stand the specifications: the keys of the page get there.
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(aircraft.specification('Peso máximo al despegue (MTOW)')).toBeInViewport({ timeout: 1500 });
  }).toPass();
});

test('Con el teclado · reservar un vuelo y preparar su briefing', async ({ page, signedInPage }) => {
  const { heading } = new Shell(page);
  await signedInPage.goto('/');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /Reservar un vuelo/ }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Reservar vuelo');
  await expect(heading).toBeFocused();
  // The platform's view is a part of the page, which the keys pass through.
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Entrar con mi cuenta' }));
  await tabTo(
    page,
    page.getByRole('main').getByRole('link', { name: /Ir al briefing de vuelo/ }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Briefing de vuelo');
  await expect(heading).toBeFocused();
});

test('Con el teclado · escribir al equipo', { tag: '@long' }, async ({ page, signedInPage }) => {
  const shell = new Shell(page);
  const contact = new ContactPage(page);
  await signedInPage.goto('/notams');
  await tabTo(page, shell.group('Comunidad'));
  await page.keyboard.press('Space');
  await tabTo(page, shell.entry('Correo Electrónico'));
  await page.keyboard.press('Enter');
  await expect(shell.heading).toBeFocused();
  const wanted = await watchNavigations(page);
  await tabTo(page, contact.submit);
  await page.keyboard.press('Enter');
  await expect(contact.name, 'the first thing that is missing').toBeFocused();
  await expect(contact.name).toHaveAttribute('aria-invalid', 'true');
  for (const words of [
    'María Núñez',
    'maria@ejemplo.org',
    'Cambio de base',
    'Hola:\n¿Puedo volar desde LEBL?',
  ]) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  if (!(await contact.submit.evaluate((node) => node === document.activeElement)))
    await tabTo(page, contact.submit);
  await page.keyboard.press('Enter');
  await expect(new Toasts(page).success).toContainText('Correo preparado');
  await expect.poll(() => wanted).toHaveLength(1);
  const mail = readMailto(String(wanted.find((address) => address.startsWith('mailto:'))));
  expect(mail.recipient).toBe(airline.contactEmail);
  expect(mail.subject).toContain('Cambio de base');
  expect(mail.body).toContain('¿Puedo volar desde LEBL?');
});
