import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectSoundPage } from './page-check.ts';
import { platformPages } from '@va/schemas/platform/pages.ts';
import { isLong } from '@va/testing/how-often.ts';
import { bookTail } from './book-tail.ts';
import { startLimitedChannel, WAIT_SECONDS } from './limited-channel.ts';
import { expect, openReady, signIn, test } from './platform.ts';
import { twoReviewers } from './two-reviewers.ts';

/** The pages of the desk, with something in them. */
const DESK = ['mesa', ...platformPages.filter((page) => page.startsWith('mesa/'))].map((page) =>
  page.replace(':callsign', 'EVE027'),
);

/** PL-69, PL-70: old notices stop no new pilot; one in force is confirmed, again after a change of meaning, not after a slip. */
async function noticeIsReadAgain(staff: Page, pilot: Page): Promise<void> {
  const title = 'Nieve en Ushuaia';
  const row = pilot.getByRole('listitem').filter({ hasText: title });
  await staff.goto('/plataforma/mesa/avisos');
  await staff.getByRole('button', { name: 'Publicar un aviso' }).click();
  await staff.getByLabel('Título').fill(title);
  await staff.getByLabel('Texto').fill('Lleva combustible para Calafate.');
  await staff.getByLabel('Lectura obligatoria', { exact: false }).check();
  await staff.getByLabel('Segundo Oficial').check();
  await staff.getByLabel('Aeropuertos').fill('sawh');
  await staff.getByLabel('Motivo').fill('Lo pide el aeropuerto');
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
  await staff.getByRole('button', { name: `Ver quién ha leído «${title}»` }).click();
  await expect(staff.getByText(/Sólo la revisión 1/)).toHaveCount(1);
}

test('an administrator sets a second factor, the desk opens, and an invited pilot comes in', async ({
  page,
  browser,
}) => {
  test.setTimeout(480_000);
  await signIn(page, 'administrador');
  await page.goto('/plataforma/mesa');
  await expect(page.getByText('Falta tu segundo factor')).toBeVisible();

  await page.getByRole('link', { name: 'Ir a tu cuenta' }).click();
  await page.getByRole('button', { name: 'Poner códigos de una aplicación' }).click();
  await expect(page.getByRole('img', { name: 'Código para tu aplicación de códigos' })).toBeVisible();
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
  await page.getByLabel('Código que enseña').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText('Los códigos de tu aplicación están en vigor.')).toBeVisible();

  await page.goto('/plataforma/mesa/puesta-en-marcha');
  const step = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(step('El horario').getByText('hecho', { exact: true })).toBeVisible();
  await expect(step('El equipo').getByRole('link', { name: 'Repartir roles' })).toBeVisible();
  await page.getByRole('button', { name: 'Invitar a un piloto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitar a un piloto' });
  await dialog.getByLabel('Indicativo').fill('EVE027');
  await dialog.getByLabel('Ha dicho que tiene 14 años o más').check();
  await dialog.getByLabel('Motivo').fill('Viene de otra aerolínea');
  await dialog.getByRole('button', { name: 'Crear la invitación' }).click();
  const link = await dialog.getByText(/#[\w-]{43}$/).innerText();
  await page.keyboard.press('Escape');
  await expect(step('Tu primer piloto').getByText('hecho', { exact: true })).toBeVisible();

  const other = await browser.newContext({ locale: 'es-ES' });
  const guest = await other.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Hola, EVE027' })).toBeVisible();
  await guest.getByLabel('Contraseña nueva').fill('nubes sobre la meseta');
  await guest.getByLabel('Tengo 14 años o más').check();
  await guest.getByLabel(/^Acepto los/).check();
  await guest.getByRole('button', { name: 'Empezar' }).click();
  await expect(guest.getByRole('link', { name: 'EVE027' })).toBeVisible();
  await expect(guest.getByText('Segundo Oficial')).toBeVisible();

  await noticeIsReadAgain(page, guest);

  // The link works once.
  await guest.goto('about:blank');
  await guest.goto(link);
  await expect(guest.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await other.close();

  await page.goto('/plataforma/mesa/auditoria');
  const invited = page.locator('details').filter({ hasText: 'EVE027' }).first();
  await invited.getByText('Antes y después').click();
  await expect(invited.getByText('EVE027').first()).toBeVisible();

  await openReady(page, '/plataforma/flota');
  const rows = [
    'subfleet,icao,airport_id,registration',
    'A320-200,A320,LEMD,EC-NVA',
    'A320-200,A320,XXXX,EC-NVB',
  ];
  await page
    .getByLabel('Archivo CSV')
    .setInputFiles({ name: 'flota.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await expect(page.getByText('Línea 3, airport_id «XXXX»: «XXXX» no existe.')).toBeVisible();
  await page.getByLabel('Motivo').fill('Avión nuevo');
  await page.getByRole('button', { name: 'Aplicar sólo las filas buenas' }).click();
  await expect(page.getByText('1 avión nuevo y 0 cambios.')).toBeVisible();
  await expect(page.getByText('EC-NVA').first()).toBeVisible();

  await page.goto('/plataforma/mesa/horario');
  const review = page.getByRole('region', { name: 'Revisión' });
  const closeReview = async () => {
    await review.getByRole('button', { name: 'Cerrar la revisión' }).click();
    await expect(review).toBeHidden();
  };
  await page.getByRole('button', { name: 'Proponer horario' }).click();
  await expect(review.getByText('No cambia nada.')).toBeVisible();
  await closeReview();
  await page.getByRole('button', { name: 'Cambiar el vuelo 101' }).click();
  await page.getByLabel('Bloqueado').check();
  await page.getByRole('dialog').getByLabel('Motivo').fill('Conecta con el tren');
  await page.getByRole('button', { name: 'Guardar el vuelo' }).click();
  await expect(page.getByText(', bloqueado')).toHaveCount(1);
  // PL-74: proposed again, the locked row is left alone and nothing else moves.
  await page.getByRole('button', { name: 'Proponer horario' }).click();
  await expect(review.getByText('No cambia nada.')).toBeVisible();
  await closeReview();
  // PL-75: what is exported is read back as it is.
  const csvField = page.getByLabel('Archivo CSV');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).first().click();
  await csvField.setInputFiles(await (await exported).path());
  await expect(review.getByText('No cambia nada.')).toBeVisible();
  await closeReview();
  // PL-76, PL-75: one number on three days is three flights; the row with an unknown airport is named and stays out.
  const week = [
    'airline,flight_number,dpt_airport,arr_airport,days,dpt_time,arr_time,flight_time,subfleets',
    ...['1', '3', '5'].map((day, at) => `EVE,977,LEMD,LEBL,${day},1${at}00,,75,a320-200`),
    'EVE,978,LEMD,XXXX,135,0800,0910,70,a320-200',
  ];
  await csvField.setInputFiles({
    name: 'semana.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(week.join('\n')),
  });
  await expect(page.getByText('Línea 5, arr_airport «XXXX»', { exact: false })).toBeVisible();
  await expect(page.getByText(/^977 LEMD–LEBL/)).toHaveCount(3);
  await review.getByLabel('Motivo').fill('Vuelos de la semana');
  await review.getByRole('button', { name: 'Aplicar sólo las filas buenas' }).click();
  await expect(review).toBeHidden();
  await page.getByLabel('Buscar').fill('977');
  await expect(page.getByRole('status').filter({ hasText: 'Del 1 al 3, de 3.' })).toBeVisible();
  await page.getByLabel('Archivo CSV').setInputFiles({
    name: 'horario.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('airline,flight_number\nEVE,9'),
  });
  await expect(page.getByText('Falta la columna «dpt_airport».', { exact: false })).toBeVisible();

  await openReady(page, '/plataforma/mesa/datos');
  const pilots = ['ident,name,email', 'EVE871,Ana Ruiz,ana@example.org', 'EVE871,Otra,', 'NO,Nadie,'];
  await page
    .getByLabel('Archivo CSV')
    .setInputFiles({ name: 'hoja.csv', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(
    page.getByText('Es un archivo ZIP o una hoja de cálculo, no un CSV.', { exact: false }),
  ).toBeVisible();
  await page
    .getByLabel('Archivo CSV')
    .setInputFiles({ name: 'pilotos.csv', mimeType: 'text/csv', buffer: Buffer.from(pilots.join('\n')) });
  await expect(page.getByText('Línea 3, callsign «EVE871»: Lo mismo está ya en la línea 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Aplicar sólo las filas buenas' }).click();
  const applying = page.getByRole('dialog', { name: 'Aplicar pilotos.csv' });
  await applying.getByLabel('Motivo').fill('Los pilotos de la otra aerolínea');
  await applying.getByRole('button', { name: 'Aplicar sólo las filas buenas' }).click();
  const imported = page.getByRole('listitem').filter({ hasText: 'Pilotos: pilotos.csv' });
  await expect(imported.getByText('1 fila aplicada.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Retirar pilotos.csv' }).click();
  await page.getByLabel('Motivo').fill('Era la lista del año pasado');
  await page.getByRole('button', { name: 'Retirar la importación' }).click();
  await expect(imported.getByText('Motivo: Era la lista del año pasado')).toBeVisible({ timeout: 30_000 });

  await page.goto('/plataforma/mesa/integraciones');
  const added = page.getByRole('region', { name: 'Webhook nuevo' });
  const addWebhook = async (name: string, url: string) => {
    await added.getByLabel('Nombre').fill(name);
    await added.getByLabel('Dirección').fill(url);
    await added.getByLabel('Motivo').fill('El servidor de la compañía');
    await added.getByRole('button', { name: 'Añadir el webhook' }).click();
  };
  await addWebhook('Canal de vuelos', 'https://192.168.1.1/canal');
  await expect(page.getByText('red privada').first()).toBeVisible();
  await addWebhook('Canal de vuelos', 'https://canal.invalid/avisos');
  await page.getByRole('button', { name: 'Probar Canal de vuelos' }).click();
  await expect(page.getByText(/La prueba no ha llegado/)).toBeVisible();
  await page.getByText('Envíos', { exact: true }).click();
  await expect(page.getByText('Prueba: no llegó')).toBeVisible();
  await page.getByLabel('Clave nueva').fill('Página web');
  const keys = page.getByRole('region', { name: 'Claves de la compañía' });
  await keys.getByLabel('Motivo').fill('Los totales de la web');
  await page.getByRole('button', { name: 'Crear la clave' }).click();
  await expect(page.getByText(/^va_/)).toBeVisible();
  const channel = await startLimitedChannel();
  await added.getByLabel('Reserva hecha').check();
  await addWebhook('Canal de reservas', channel.url);
  await expect(page.getByRole('button', { name: 'Probar Canal de reservas' })).toBeVisible();

  // PL-77: a tail that is booked goes to maintenance; its pilot keeps the flight and is asked for another tail.
  const away = await browser.newContext({ locale: 'es-ES' });
  const pilot = await away.newPage();
  await signIn(pilot, 'piloto');
  const booked = await bookTail(pilot, 'EC-NVA');
  await page.goto('/plataforma/flota');
  await page.getByRole('button', { name: 'Servicio de EC-NVA' }).click();
  await page.getByLabel('Motivo').fill('Revisión');
  await page.getByRole('button', { name: 'Cambiar el servicio' }).click();
  await expect(page.getByRole('table').getByText('mantenimiento', { exact: true })).toBeVisible();
  await pilot.goto('/plataforma/mensajes');
  await expect(pilot.getByText('elige otro avión', { exact: false }).first()).toBeVisible();
  await pilot.goto(`/plataforma/reservas/${booked}`);
  await pilot.getByRole('button', { name: 'Anular', exact: true }).click();
  await pilot.getByRole('button', { name: 'Anular la reserva' }).click();
  await expect(pilot.getByText(/^Cancelado/).first()).toBeVisible();

  // PL-78: a channel that answers 429 gets the message once, after the wait that it asked for.
  await expect.poll(() => channel.asked.map(({ status }) => status)).toEqual([429, 204]);
  const [refused, taken] = channel.asked;
  expect(taken!.at - refused!.at).toBeGreaterThanOrEqual(WAIT_SECONDS * 1000);
  await page.goto('/plataforma/mesa/integraciones');
  const booking = page.getByRole('region', { name: 'Canal de reservas' });
  await booking.getByText('Envíos', { exact: true }).click();
  await expect(booking.getByText('Reserva hecha: llegó')).toHaveCount(1);
  await channel.close();
  await booking.getByRole('button', { name: 'Quitar Canal de reservas' }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('Era para una prueba');
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(booking).toBeHidden();

  await twoReviewers(pilot, page, browser);
  await away.close();

  // The plain run opens every third page.
  for (const path of DESK.filter((_, i) => isLong || i % 3 === 0))
    await expectSoundPage(page, `/plataforma/${path}`, [360, 1280]);
});

test('a pilot who opens the desk is told that it is not theirs', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/mesa/pilotos');
  await expect(page.getByText('Esta página es del equipo directivo')).toBeVisible();
});
