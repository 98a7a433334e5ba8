/** §5: validation rules. */
import { PASSWORD } from './fixtures/access.ts';
import { airline } from './fixtures/content.ts';
import { readMailto, watchNavigations } from './fixtures/mail.ts';
import { expect, test } from './fixtures/portal.ts';
import { AIRPORTS, TEXTS } from './fixtures/specification.ts';
import { AirportsPage } from './pages/airports-page.ts';
import { ContactPage } from './pages/contact-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';
import { Toasts } from './pages/toasts.ts';

const NO_CALLSIGNS = [
  'eve001',
  'EVE1',
  'EVE0001',
  ' EVE001',
  'EVE001 ',
  'EVE00A',
  'EVE٠٠١',
  'IBE001',
  'CEO',
  '001EVE',
  '__proto__',
];

test('§5 Indicativo · los que no valen: mensaje exacto y nada guardado', async ({ page }) => {
  const screen = new SignInScreen(page);
  for (const [i, callsign] of NO_CALLSIGNS.entries()) {
    await test.step(`no vale «${callsign}»`, async () => {
      // After five failures one has to wait; a page that is loaded anew has forgotten them.
      if (i % 4 === 0) await screen.open();
      // The right password: nothing but the callsign is wrong.
      await screen.try(callsign, PASSWORD);
      await expect(new Toasts(page).error.getByText(TEXTS.invalidCallsign, { exact: true })).toHaveCount(1);
      await expect(screen.callsign).toBeFocused();
      await expect(screen.callsign).toHaveAccessibleDescription(/EVE001/);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await expect(screen.heading).toBeVisible();
    });
  }
});

test('§5 Contraseña · la equivocada da «Contraseña incorrecta» y nada se guarda', async ({ page }) => {
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.try('EVE001', `${PASSWORD} `);
  await expect(new Toasts(page).error.getByText(TEXTS.wrongPassword, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(screen.heading).toBeVisible();
});

test('§5 Contraseña · es la misma para todos los indicativos', async ({ page, browser, baseURL }) => {
  const screen = new SignInScreen(page);
  await screen.open('/notams');
  await screen.try('EVE500', PASSWORD);
  await expect(new Shell(page).header).toContainText('EVE500');
  const other = await browser.newContext({ baseURL: String(baseURL) });
  const otherPage = await other.newPage();
  await otherPage.goto('/notams');
  await new SignInScreen(otherPage).try('EVE000', PASSWORD);
  await expect(new Shell(otherPage).header).toContainText('EVE000');
  await other.close();
});

test('§5 Acceso · el indicativo se mira antes que la contraseña', async ({ page }) => {
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.try('nadie', 'tampoco');
  await expect(new Toasts(page).error).toHaveText(new RegExp(TEXTS.invalidCallsign));
  await expect(page.getByText(TEXTS.wrongPassword)).toHaveCount(0);
});

test('§5 Acceso · con un campo vacío el formulario no se envía y el navegador señala el campo', async ({
  page,
}) => {
  const screen = new SignInScreen(page);
  await screen.open();
  for (const [what, callsign, password] of [
    ['sin indicativo', '', PASSWORD],
    ['sin contraseña', 'EVE001', ''],
    ['sin nada', '', ''],
  ] as const) {
    await test.step(`${what} el formulario no se envía`, async () => {
      await screen.try(callsign, password);
      const missing = callsign ? screen.password : screen.callsign;
      await expect(missing).toBeFocused();
      expect(await missing.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
      await expect(new Toasts(page).error).toHaveCount(0);
      await expect(screen.heading).toBeVisible();
    });
  }
});

test('§5 Acceso · tras cinco fallos hay que esperar, y se anuncia', async ({ page }) => {
  const screen = new SignInScreen(page);
  await page.clock.install({ time: '2026-03-05T12:00:00Z' });
  await screen.open();
  for (let attempt = 1; attempt <= 4; attempt++) {
    await screen.try('nadie', 'x');
    await expect(screen.submit).toBeEnabled();
  }
  await page.clock.pauseAt('2026-03-05T12:05:00Z');
  await screen.try('nadie', 'x');
  const wait = page.getByRole('status').filter({ hasText: 'Demasiados intentos fallidos. Espera 2 s' });
  await expect(wait).toBeVisible();
  await expect(screen.submit).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: 'Espera 1 s' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(screen.submit).toBeEnabled();
  await screen.try('EVE001', PASSWORD);
  await expect(new Shell(page).heading).toContainText('Bienvenido a bordo');
});

const COMPLETE = { name: 'Ana', email: 'ana@ejemplo.org', subject: 'Una duda', message: '¿Cuándo vuelo?' };

test('§5 Contacto · los cuatro campos son obligatorios', async ({ page, signedInPage }) => {
  const contact = new ContactPage(page);
  await signedInPage.goto('/comunidad/contacto');
  const wanted = await watchNavigations(page);
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    await test.step(`el campo ${field} es obligatorio`, async () => {
      await expect(contact[field]).toHaveJSProperty('required', true);
      await contact.fill({ ...COMPLETE, [field]: '' });
      await contact.submit.click();
      await expect(contact[field]).toBeFocused();
      await expect(contact[field]).toHaveAttribute('aria-invalid', 'true');
      await expect(contact[field]).toHaveAccessibleDescription(/^Falta/);
      // Blanks are no words.
      await contact[field].fill('   ');
      await contact.submit.click();
      await expect(contact[field]).toHaveAttribute('aria-invalid', 'true');
      await expect(new Toasts(page).success).toHaveCount(0);
      expect(wanted).toEqual([]);
    });
  }
});

test('§5 Contacto · el correo es un campo de tipo correo, y no admite otra cosa', async ({
  page,
  signedInPage,
}) => {
  const contact = new ContactPage(page);
  await signedInPage.goto('/comunidad/contacto');
  await expect(contact.email).toHaveAttribute('type', 'email');
  await contact.fill({ ...COMPLETE, email: 'ana en casa' });
  await contact.submit.click();
  await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
  await expect(new Toasts(page).success).toHaveCount(0);
});

test('§5 Contacto · lo que se escribe no sale de su sitio: ni otro destinatario, ni otra cabecera', async ({
  page,
  signedInPage,
}) => {
  const contact = new ContactPage(page);
  await signedInPage.goto('/comunidad/contacto');
  const wanted = await watchNavigations(page);
  await contact.fill({
    ...COMPLETE,
    subject: 'Hola&bcc=otro@ejemplo.org?cc=x',
    message: '50 % + 1 & «ñ»\nfin #1',
  });
  await contact.submit.click();
  await expect.poll(() => wanted).toHaveLength(1);
  const mail = readMailto(String(wanted[0]));
  expect(mail.recipient).toBe(airline.contactEmail);
  expect(mail.subject).toBe('Hola&bcc=otro@ejemplo.org?cc=x');
  expect(mail.body).toContain('50 % + 1 & «ñ»\r\nfin #1');
  expect([...new URL(String(wanted[0])).searchParams.keys()]).toEqual(['subject', 'body']);
});

test('§5 Búsqueda de aeropuertos · sin límite de longitud', async ({ page, signedInPage }) => {
  const airports = new AirportsPage(page);
  await signedInPage.goto('/operaciones/aeropuertos');
  expect(await airports.search.getAttribute('maxlength')).toBeNull();
  await airports.search.fill('a'.repeat(5000));
  await expect(page.getByText(TEXTS.noMatch)).toBeVisible();
  await expect(airports.search).toHaveValue('a'.repeat(5000));
  await airports.search.fill('');
  await expect(airports.cards).toHaveCount(AIRPORTS.length);
});

test('§5 Parámetros · aeropuertos y aviones se reconocen en mayúsculas y en minúsculas', async ({
  page,
  signedInPage,
}) => {
  const { heading } = new Shell(page);
  for (const [address, title] of [
    ['/operaciones/aeropuertos/GVBA', 'GVBA · Boa Vista'],
    ['/operaciones/aeropuertos/gvba', 'GVBA · Boa Vista'],
    ['/flota/CS-TCF', 'CS-TCF · A330-900 · Business Cabin'],
    ['/flota/cs-tcf', 'CS-TCF · A330-900 · Business Cabin'],
  ] as const) {
    await signedInPage.goto(address);
    await expect(heading, address).toHaveText(title);
  }
});
