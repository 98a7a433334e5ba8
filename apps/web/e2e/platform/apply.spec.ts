/** Somebody who wants to join: from the gate to the first page of a pilot. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSmtpServer } from '@va/testing/smtp-server.ts';
import { signInAdministrator } from './administrator.ts';
import { startBuiltServer } from './built-server.ts';
import { expectSoundPage } from './page-check.ts';
import { expect, test, unusedWord } from './platform.ts';

const FORM = '/plataforma/acceso/solicitud';

/** Fills in who somebody is. */
async function fillInPerson(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Nombre y apellidos').fill(name);
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Tengo 14 años o más').check();
  await page.getByLabel(/^He leído la política de privacidad/).check();
}

/** Fills in what the sample airline asks. */
async function fillIn(page: Page, name: string, email: string): Promise<void> {
  await fillInPerson(page, name, email);
  await page
    .getByLabel('¿Por qué quieres volar con nosotros?')
    .fill('Me gustan vuestros horarios y la gente.');
  await page.getByLabel('¿Desde cuándo usas un simulador de vuelo?').selectOption({ index: 2 });
}

/** Chooses a password with the link of an invitation that is open, and is in. */
async function chooseThePassword(page: Page): Promise<void> {
  await page.getByLabel('Contraseña nueva').fill('nubes sobre la meseta');
  await page.getByLabel('Tengo 14 años o más').check();
  await page.getByLabel(/^Acepto los/).check();
  await page.getByRole('button', { name: 'Empezar' }).click();
}

/** Sends it, again where it was sent sooner than anybody types. */
async function send(page: Page, done: string | RegExp, button = 'Enviar la solicitud'): Promise<void> {
  const sent = page.getByRole('heading', { name: done });
  await expect(async () => {
    // A busy machine may take long to say that it has come.
    if (!(await sent.isVisible())) await page.getByRole('button', { name: button }).click({ timeout: 2000 });
    await expect(sent).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
}

test('who applies at the gate is accepted at the desk and comes in as a pilot', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const name = `Ana ${unusedWord()}`;
  const context = await browser.newContext({ locale: 'es-ES' });
  const guest = await context.newPage();
  await guest.goto('/');
  await guest.getByRole('link', { name: '¿Quieres volar con nosotros?' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: /^¿Quieres volar con/ })).toBeVisible();
  await expectSoundPage(guest, FORM, [360, 1280]);
  await guest.goto(FORM);
  await fillIn(guest, name, `${unusedWord().toLowerCase()}@example.org`);
  // This server sends no mail, and says so.
  await send(guest, 'Solicitud enviada');

  await signInAdministrator(page);
  await page.goto('/plataforma/mesa');
  await page.getByRole('main').getByRole('link', { name: 'Solicitudes', exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectSoundPage(page, '/plataforma/mesa/solicitudes', [360, 1280]);
  await page.getByRole('button', { name: `Aceptar a ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Aceptar a ${name}` });
  await expect(dialog.getByLabel('Indicativo')).not.toHaveValue('');
  const callsign = await dialog.getByLabel('Indicativo').inputValue();
  await dialog.getByRole('button', { name: 'Aceptar e invitar' }).click();
  const link = await dialog.getByText(/#[\w-]{43}$/).innerText();

  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: `Hola, ${callsign}` })).toBeVisible();
  await chooseThePassword(guest);
  await expect(guest.getByRole('link', { name: callsign, exact: true })).toBeVisible();
  await context.close();
});

test('who has a link of many uses comes in by it, and the desk sees a use gone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const label = `Tanda ${unusedWord()}`;
  await signInAdministrator(page);
  await page.goto('/plataforma/mesa/solicitudes');
  await page.getByRole('button', { name: 'Hacer un enlace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hacer un enlace para entrar' });
  await dialog.getByLabel('Cuántas personas').fill('2');
  await dialog.getByLabel('Nombre (opcional)').fill(label);
  await dialog.getByLabel('Motivo').fill('Para el evento de mayo');
  await dialog.getByRole('button', { name: 'Hacer el enlace' }).click();
  const link = await dialog.getByText(/#[\w-]{43}$/).innerText();
  // The address of this server is this machine's, and the dialog says so.
  await expect(dialog.getByText('PUBLIC_URL', { exact: false })).toBeVisible();

  const context = await browser.newContext({ locale: 'es-ES' });
  const guest = await context.newPage();
  await guest.goto(link);
  await fillInPerson(guest, 'Luis Gil', `${unusedWord().toLowerCase()}@example.org`);
  await send(guest, /^Hola, /, 'Entrar');
  const callsign = (await guest.getByRole('heading', { level: 1 }).innerText()).replace('Hola, ', '');
  await chooseThePassword(guest);
  await expect(guest.getByRole('link', { name: callsign, exact: true })).toBeVisible();
  await context.close();

  await page.goto('/plataforma/mesa/solicitudes');
  const row = page.getByRole('listitem').filter({ hasText: label });
  await expect(row.getByText(/Queda 1 de 2/)).toBeVisible();
});

test(
  'an application counts once the link in its mail is confirmed',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(240_000);
    const mail = await startSmtpServer();
    const data = mkdtempSync(join(tmpdir(), 'platform-apply-'));
    const { server, origin } = await startBuiltServer(data, { SMTP_URL: mail.url });
    try {
      const context = await browser.newContext({ locale: 'es-ES', baseURL: origin });
      const guest = await context.newPage();
      await guest.goto(FORM);
      await fillIn(guest, 'Ana Pérez', 'ana@example.org');
      await send(guest, 'Falta un paso: confirma tu correo');
      const token = () => {
        const text = mail.received.find(({ to }) => to === 'ana@example.org')?.text ?? '';
        // Long lines are broken on their way.
        return /solicitud#([\w-]{43})/.exec(text.replaceAll(/=\r?\n/g, ''))?.[1] ?? '';
      };
      await expect.poll(token, { timeout: 60_000 }).not.toBe('');
      await guest.goto('about:blank');
      await guest.goto(`${FORM}#${token()}`);
      await guest.getByRole('button', { name: 'Confirmar mi correo' }).click();
      await expect(
        guest.getByText('Hecho: el equipo ya tiene tu solicitud.', { exact: false }),
      ).toBeVisible();
      await context.close();
    } finally {
      server.kill('SIGKILL');
      await mail.close();
      rmSync(data, { recursive: true, force: true });
    }
  },
);
