/** §5: validation rules; those of the search and of addresses are in spec-2-airports.spec.ts and spec-2-fleet.spec.ts. */
import { PASSWORD } from './fixtures/access.ts';
import { airline } from './fixtures/content.ts';
import { readMailto, watchNavigations } from './fixtures/mail.ts';
import { expect, test } from './fixtures/portal.ts';
import { TEXTS } from './fixtures/specification.ts';
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

test('§5 Acceso · campos vacíos, el indicativo antes que la contraseña, y «Contraseña incorrecta»: nada se guarda', async ({
  page,
}) => {
  const screen = new SignInScreen(page);
  const { error } = new Toasts(page);
  await screen.open();
  for (const [what, callsign, password] of [
    ['sin indicativo', '', PASSWORD],
    ['sin contraseña', 'EVE001', ''],
    ['sin nada', '', ''],
  ] as const) {
    await test.step(`${what} el formulario no se envía y el navegador señala el campo`, async () => {
      await screen.try(callsign, password);
      const missing = callsign ? screen.password : screen.callsign;
      await expect(missing).toBeFocused();
      expect(await missing.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
      await expect(error).toHaveCount(0);
      await expect(screen.heading).toBeVisible();
    });
  }
  await test.step('el indicativo se mira antes que la contraseña', async () => {
    await screen.try('nadie', 'tampoco');
    await expect(error).toHaveText(new RegExp(TEXTS.invalidCallsign));
    await expect(page.getByText(TEXTS.wrongPassword)).toHaveCount(0);
  });
  await test.step('la contraseña equivocada da «Contraseña incorrecta» y nada se guarda', async () => {
    await screen.try('EVE001', `${PASSWORD} `);
    await expect(error.getByText(TEXTS.wrongPassword, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(screen.heading).toBeVisible();
  });
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

test('§5 Contacto · los cuatro campos son obligatorios, el correo es un correo, y nada sale de su sitio', async ({
  page,
  signedInPage,
}) => {
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

  await test.step('el correo es un campo de tipo correo, y no admite otra cosa', async () => {
    await expect(contact.email).toHaveAttribute('type', 'email');
    await contact.fill({ ...COMPLETE, email: 'ana en casa' });
    await contact.submit.click();
    await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    await expect(new Toasts(page).success).toHaveCount(0);
    expect(wanted).toEqual([]);
  });

  await test.step('lo que se escribe no sale de su sitio: ni otro destinatario, ni otra cabecera', async () => {
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
});
