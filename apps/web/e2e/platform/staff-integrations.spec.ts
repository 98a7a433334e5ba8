/** The desk for programs outside: channels that are told, and keys. */
import { signInAdministrator } from './administrator.ts';
import { bookFlight, cancelBooking } from './book-flight.ts';
import { startLimitedChannel, WAIT_SECONDS } from './limited-channel.ts';
import { expect, signInElsewhere, test } from './platform.ts';

test(
  'a channel outside is tried, waits as it asks, and gets each message once; a key is shown once',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await signInAdministrator(page);
    await page.goto('/plataforma/mesa/integraciones');
    const added = page.getByRole('region', { name: 'Webhook nuevo' });
    const addWebhook = async (name: string, url: string) => {
      await added.getByLabel('Nombre').fill(name);
      await added.getByLabel('Dirección').fill(url);
      await added.getByRole('button', { name: 'Añadir el webhook' }).click();
    };
    await addWebhook('Canal de vuelos', 'https://192.168.1.1/canal');
    await expect(page.getByText('red privada').first()).toBeVisible();
    await addWebhook('Canal de vuelos', 'https://canal.invalid/avisos');
    const removeWebhook = async (name: string) => {
      await page.getByRole('button', { name: `Quitar ${name}` }).click();
      await page.getByRole('dialog').getByLabel('Motivo').fill('Era para una prueba');
      await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
      await expect(page.getByRole('region', { name })).toBeHidden();
    };
    await page.getByRole('button', { name: 'Probar Canal de vuelos' }).click();
    await expect(page.getByText(/La prueba no ha llegado/)).toBeVisible();
    await page.getByText('Envíos', { exact: true }).click();
    await expect(page.getByText('Prueba: no llegó')).toBeVisible();
    await removeWebhook('Canal de vuelos');
    await page.getByLabel('Clave nueva').fill('Página web');
    await page.getByRole('button', { name: 'Crear la clave' }).click();
    await expect(page.getByText(/^va_/)).toBeVisible();
    const channel = await startLimitedChannel();
    await added.getByLabel('Reserva hecha').check();
    await addWebhook('Canal de reservas', channel.url);
    await expect(page.getByRole('button', { name: 'Probar Canal de reservas' })).toBeVisible();

    // PL-78: a channel that answers 429 gets the message once, after the wait that it asked for.
    const pilot = await signInElsewhere(browser, 'piloto');
    const booked = await bookFlight(pilot);
    await expect.poll(() => channel.asked.map(({ status }) => status)).toEqual([429, 204]);
    const [refused, taken] = channel.asked;
    expect(taken!.at - refused!.at).toBeGreaterThanOrEqual(WAIT_SECONDS * 1000);
    await page.goto('/plataforma/mesa/integraciones');
    const booking = page.getByRole('region', { name: 'Canal de reservas' });
    await booking.getByText('Envíos', { exact: true }).click();
    await expect(booking.getByText('Reserva hecha: llegó')).toHaveCount(1);
    await channel.close();
    await cancelBooking(pilot, booked);
    await pilot.context().close();
    await removeWebhook('Canal de reservas');
  },
);
