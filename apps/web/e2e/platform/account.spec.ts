import { copyReady } from '../fixtures/offline.ts';
import { addDeparture } from './made-at-desk.ts';
import { signInNewPilot } from './new-pilot.ts';
import { expect, signIn, test } from './platform.ts';

test('a consent is dated, shows at once to others, and can be taken back', async ({ page }) => {
  const { callsign } = await signIn(page, 'revisor');
  await page.goto('/plataforma/cuenta');
  const consent = page.getByLabel('Enseñar mi nombre');
  await expect(consent).not.toBeChecked();
  await consent.click();
  await expect(consent).toBeChecked();
  await expect(page.getByText(/Lo diste el /)).toBeVisible();
  await page.goto(`/plataforma/pilotos?q=${callsign}`);
  await expect(page.getByText(/de Muestra/)).toBeVisible();
  await page.goto('/plataforma/cuenta');
  await consent.click();
  await expect(page.getByText(/Lo retiraste el /)).toBeVisible();
});

test('a wrong value is named at its field, and nothing typed is lost', async ({ page }) => {
  await signIn(page, 'revisor');
  await page.goto('/plataforma/cuenta');
  await page.getByLabel('Nombre', { exact: true }).fill('x');
  await page.getByLabel('Alias de SimBrief').fill('mialias');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Alias de SimBrief')).toHaveValue('mialias');
});

test('a key of a program is shown once and can be withdrawn', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/cuenta');
  await page.getByLabel('Clave nueva').fill('Grabador de pruebas');
  await page.getByRole('button', { name: 'Crear la clave' }).click();
  await expect(page.getByText('Copia la clave ahora: no se vuelve a enseñar.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Copia la clave ahora: no se vuelve a enseñar.')).toBeHidden();
  await page.getByRole('button', { name: 'Retirar la clave Grabador de pruebas' }).click();
  await expect(page.getByText('Grabador de pruebas')).toBeHidden();
});

test('what a pilot likes to fly is chosen once, and the timetable shows only that where one asks', async ({
  page,
}) => {
  await signInNewPilot(page);
  await addDeparture(page);
  await page.goto('/plataforma/cuenta');
  const scenery = page.getByLabel('Tengo el escenario de');
  await scenery.fill('barcelona');
  await scenery.blur();
  await expect(scenery).toHaveValue('LEBL');
  await page.getByRole('button', { name: 'Añadir el escenario' }).click();
  await expect(page.getByRole('button', { name: 'Quitar el escenario de Barcelona' })).toBeVisible();
  await page.goto('/plataforma/vuelos?escenarios=1');
  await expect(page.getByText('Tienes el escenario.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mis escenarios: quitar este filtro' }).click();
  await expect(page).toHaveURL(/\/plataforma\/vuelos$/);
  await page.goto('/plataforma/vuelos?preferido=1');
  await expect(page.getByText('Aún no has dicho qué avión prefieres.')).toBeVisible();
  await page.getByRole('button', { name: /^Quitar «Mi avión»/ }).click();
  await expect(page.locator('[data-departure]').first()).toBeVisible();
});

test('a copy of the own data is packed and can be downloaded', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/cuenta');
  await page.getByRole('button', { name: 'Pedir una copia' }).click();
  await expect(page.getByText('Lista para descargar')).toBeVisible({ timeout: 30_000 });
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar', exact: true }).click();
  expect((await coming).suggestedFilename()).toBe('mis-datos.zip');
});

test('an account is not erased without its callsign, and what was typed stays', async ({ page }) => {
  await signIn(page, 'piloto');
  await page.goto('/plataforma/cuenta');
  await page.getByRole('button', { name: 'Suprimir la cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Suprimimos tu cuenta para siempre?' });
  await dialog.getByLabel('Tu indicativo').fill('ZZZ999');
  await dialog.getByLabel('Tu contraseña').fill('no es esta');
  await dialog.getByRole('button', { name: 'Suprimir mi cuenta' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Para confirmar, escribe tu indicativo');
  await expect(dialog.getByLabel('Tu indicativo')).toHaveValue('ZZZ999');
  await expect(dialog.getByLabel('Tu contraseña')).toHaveValue('no es esta');
});

test(
  'notices on this device are allowed and taken back, under the policy of the page',
  { tag: '@long' },
  async ({ page }) => {
    // The push service of the browser's maker is out of reach here: what it would answer.
    await page.addInitScript(() => {
      let held: unknown = null;
      Notification.requestPermission = async () => 'granted';
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      PushManager.prototype.getSubscription = async () => held as PushSubscription | null;
      PushManager.prototype.subscribe = async (options) => {
        const text = options?.applicationServerKey;
        if (typeof text !== 'string') throw new TypeError('The key of the platform is no text');
        const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
        const key = Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
        held = {
          endpoint: 'https://push.example.org/abc',
          options: { applicationServerKey: key.buffer },
          toJSON: () => ({
            keys: {
              p256dh:
                'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
              auth: 'BTBZMqHH6r4Tts7J_aSIgg',
            },
          }),
          unsubscribe: async () => ((held = null), true),
        };
        return held as PushSubscription;
      };
    });
    await signIn(page, 'piloto');
    // A browser takes a subscription once the worker runs, and it runs once its copy is whole.
    await copyReady(page);
    await page.goto('/plataforma/cuenta');
    const allowed = page.getByRole('checkbox', { name: 'Recibir avisos en este dispositivo' });
    await expect(allowed).not.toBeChecked();
    await allowed.click();
    await expect(allowed).toBeChecked();
    const scopes = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      );
    // The app's one worker.
    expect(await scopes()).toEqual(['/']);
    await allowed.click();
    await expect(allowed).not.toBeChecked();
    // The worker stays for the pages that it keeps; nothing is subscribed any more.
    expect(
      await page.evaluate(() =>
        navigator.serviceWorker.ready.then(({ pushManager }) => pushManager.getSubscription()),
      ),
    ).toBeNull();
  },
);
