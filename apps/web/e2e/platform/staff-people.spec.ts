/** The desk for people: an invitation, and a notice that everybody has to read. */
import type { Page } from '@playwright/test';
import { signInAdministrator } from './administrator.ts';
import { cutTexts } from './cut-texts.ts';
import { freeCallsign } from './new-pilot.ts';
import { actHeaders, expect, openReady, test, unusedWord } from './platform.ts';

/** PL-69, PL-70: old notices stop no new pilot; one in force is confirmed, again after a change of meaning, not after a slip. */
async function noticeIsReadAgain(staff: Page, pilot: Page): Promise<void> {
  const title = `Nieve en Ushuaia ${unusedWord()}`;
  const row = pilot.getByRole('listitem').filter({ hasText: title });
  await staff.goto('/plataforma/mesa/avisos');
  await staff.getByRole('button', { name: 'Publicar un NOTAM' }).click();
  await staff.getByLabel('Título').fill(title);
  await staff.getByLabel('Texto').fill('Lleva combustible para Calafate.');
  await staff.getByLabel('Lectura obligatoria', { exact: false }).check();
  await staff.getByLabel('Segundo Oficial').check();
  await staff.getByLabel('Aeropuertos').fill('sawh');
  await staff.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(staff.getByRole('heading', { name: title })).toBeVisible();

  await pilot.goto('/plataforma/avisos');
  await expect(row.getByText('Por confirmar')).toBeVisible();
  await expect(row.getByText('SAWH, para Segundo Oficial')).toBeVisible();
  await pilot.getByText(/^Archivo/).click();
  await expect(pilot.getByText('Verano de 2025 sin descuento de puntos')).toBeVisible();
  await pilot.getByRole('link', { name: title }).click();
  await pilot.getByRole('button', { name: 'Confirmar lectura' }).click();
  await expect(pilot.getByText(/^Lo confirmaste el/)).toBeVisible();

  const change = async (text: string, meaning: boolean) => {
    await staff.getByRole('button', { name: `Cambiar «${title}»` }).click();
    await staff.getByLabel('Texto').fill(text);
    await staff.getByLabel('Motivo').fill('Lo pide el aeropuerto');
    if (meaning) await staff.getByLabel('Cambia el sentido', { exact: false }).check();
    await staff.getByRole('button', { name: 'Guardar el cambio' }).click();
    await expect(staff.getByRole('button', { name: 'Guardar el cambio' })).toBeHidden();
  };
  await change('Lleva combustible hasta Calafate.', false);
  await pilot.goto('/plataforma/avisos');
  await expect(row.getByText('Leído', { exact: true })).toBeVisible();
  await change('Lleva combustible hasta Río Gallegos.', true);
  await pilot.goto('/plataforma/avisos');
  await expect(row.getByText('Ha cambiado desde que lo leíste')).toBeVisible();
  await staff.getByRole('button', { name: `Quién ha leído «${title}»` }).click();
  await expect(staff.getByText(/Sólo la revisión 1/)).toHaveCount(1);
}

/** A notice that names an address without a space is read and confirmed on a phone, from a flight that waits for it. */
async function longAddressIsRead(staff: Page, pilot: Page): Promise<void> {
  const notices = '/plataforma/api/v1/notices';
  const headers = await actHeaders(staff);
  const address = `https://example.org/${'reglas-de-la-compania/'.repeat(5)}`;
  const today = new Date().toISOString().slice(0, 10);
  const order = {
    importance: 'Media',
    body: address,
    date: today,
    until: null,
    mustRead: true,
    ackUntil: null,
  };
  const reason = 'Las leen los nuevos';
  const data = { ...order, title: `Reglas${unusedWord()}`.padEnd(60, 'Nuevas'), affects: null, reason };
  const published = await staff.request.post(notices, { data, headers });
  expect(published.status(), await published.text()).toBe(201);
  const { slug } = await published.json();
  try {
    await pilot.setViewportSize({ width: 360, height: 740 });
    await openReady(pilot, '/plataforma/vuelos');
    await pilot.getByRole('button', { name: 'Leer el NOTAM' }).first().click();
    await expect(pilot.getByText(address)).toBeVisible();
    expect(await pilot.evaluate(cutTexts)).toEqual([]);
    expect(await pilot.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await pilot.getByRole('button', { name: 'Lo he leído' }).click();
    await expect(pilot.getByRole('button', { name: 'Leer el NOTAM' })).toHaveCount(0);
  } finally {
    // It stands before every booking, also of other tests.
    const withdrawn = await staff.request.post(`${notices}/${slug}/withdraw`, {
      data: { reason },
      headers: { ...headers, 'If-Match': published.headers()['etag'] ?? '' },
    });
    expect(withdrawn.ok(), await withdrawn.text()).toBe(true);
  }
}

test(
  'an invited pilot comes in, reads what has to be read, and the audit says who invited',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await signInAdministrator(page);
    const callsign = await freeCallsign(page);
    await page.goto('/plataforma/mesa/puesta-en-marcha');
    const step = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await expect(step('El horario').getByText('hecho', { exact: true })).toBeVisible();
    await expect(step('El equipo').getByRole('link', { name: 'Repartir roles' })).toBeVisible();
    await page.getByRole('button', { name: 'Invitar a un piloto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invitar a un piloto' });
    await dialog.getByLabel('Indicativo', { exact: true }).fill(callsign);
    await dialog.getByLabel('Ha dicho que tiene 14 años o más').check();
    await dialog.getByLabel('Motivo').fill('Viene de otra aerolínea');
    await dialog.getByRole('button', { name: 'Crear la invitación' }).click();
    const link = await dialog.getByText(/#[\w-]{43}$/).innerText();
    await page.keyboard.press('Escape');
    await expect(step('Tu primer piloto').getByText('hecho', { exact: true })).toBeVisible();

    const other = await browser.newContext({ locale: 'es-ES' });
    const guest = await other.newPage();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: `Hola, ${callsign}` })).toBeVisible();
    await guest.getByLabel('Contraseña nueva').fill('nubes sobre la meseta');
    await guest.getByLabel('Tengo 14 años o más').check();
    await guest.getByLabel(/^Acepto los/).check();
    await guest.getByRole('button', { name: 'Empezar' }).click();
    await expect(guest.getByRole('link', { name: callsign })).toBeVisible();
    await expect(guest.getByText(/^Ahora eres Segundo Oficial\./)).toBeVisible();

    await noticeIsReadAgain(page, guest);
    await longAddressIsRead(page, guest);

    // The link works once.
    await guest.goto('about:blank');
    await guest.goto(link);
    await expect(guest.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await other.close();

    await page.goto('/plataforma/mesa/auditoria');
    const invited = page.locator('details').filter({ hasText: callsign }).first();
    await invited.getByText('Antes y después').click();
    await expect(invited.getByText(callsign).first()).toBeVisible();
  },
);
