/** Something is painted before the app has arrived: the sign-in screen, or the page for a pilot who is signed in. */
import type { Page } from '@playwright/test';
import { CALLSIGN, PASSWORD } from './fixtures/access.ts';
import { withHalvedDocuments } from './fixtures/halved-documents.ts';
import { expect, test } from './fixtures/portal.ts';
import { ENTRY, holdProgram, PORTAL } from './fixtures/programs.ts';
import { FleetPage } from './pages/fleet-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

/** How far things have jumped since the page was opened, what was drawn last included. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const jumps = list.getEntriesByType('layout-shift') as unknown as { value: number }[];
        resolve(jumps.reduce((sum, { value }) => sum + value, 0));
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // Without an entry the observer is not called: the first paint, which every page has, is always one.
      observer.observe({ type: 'paint', buffered: true });
    });
  });
}

test('Arranque · la pantalla de acceso está ahí antes que el programa, y lo que se escribe en ella se queda @phone', async ({
  page,
}) => {
  const letGo = await holdProgram(page, ENTRY);
  await page.goto('/notams', { waitUntil: 'commit' });
  const screen = new SignInScreen(page);
  await expect(screen.heading).toBeVisible();
  await expect(screen.submit).toBeDisabled();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
  await screen.callsign.fill('EVE0');
  await screen.password.click();
  await page.keyboard.type('no-es-');
  const before = await screen.submit.boundingBox();
  letGo();
  await expect(screen.submit).toBeEnabled();
  await page.keyboard.type('esta');
  await expect(screen.callsign).toHaveValue('EVE0');
  await expect(screen.password).toHaveValue('no-es-esta');
  await expect(screen.password).toBeFocused();
  expect(await screen.submit.boundingBox()).toEqual(before);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('Arranque · la pantalla de acceso se pinta con los seis primeros ficheros, que un navegador pide a la vez', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\.(?:js|css|woff2|svg)$/, (route) => {
    asked += 1;
    // The seventh waits for a connection of HTTP/1.1, and here for ever.
    return asked > 6 ? undefined : route.continue();
  });
  await page.goto('/notams', { waitUntil: 'commit' });
  await expect(new SignInScreen(page).heading).toBeVisible();
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Arranque · si el documento llega en dos partes, nada salta cuando llega la segunda @phone', async ({
  page,
  baseURL,
}) => {
  await withHalvedDocuments(baseURL ?? '', async (slow) => {
    await page.goto(`${slow.origin}/notams`);
    await expect(new SignInScreen(page).submit).toBeEnabled();
    expect(slow.halved()).toBe(1);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
});

test('Arranque · con «Acceder» todavía apagado, Intro no envía ni borra nada; cuando lo está, entra', async ({
  page,
}) => {
  const letGo = await holdProgram(page, PORTAL);
  await page.goto('/notams', { waitUntil: 'commit' });
  const screen = new SignInScreen(page);
  await screen.callsign.fill(CALLSIGN);
  await screen.password.fill(PASSWORD);
  await expect(screen.submit).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(screen.heading).toBeVisible();
  await expect(screen.password).toHaveValue(PASSWORD);
  letGo();
  await expect(screen.submit).toBeEnabled();
  await expect(screen.password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(new Shell(page).heading).toHaveText('NOTAMs de la compañía');
});

test('Arranque · quien ya había entrado tiene la página antes que el programa, que la toma como está @phone', async ({
  page,
  signedInPage,
}) => {
  const letGo = await holdProgram(page, ENTRY);
  const { heading, header, clock, footer } = new Shell(page);
  await signedInPage.goto('/flota', { waitUntil: 'commit' });
  await expect(heading).toHaveText('Flota');
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle('Flota · Portal EVE');
  await expect(header).toContainText(CALLSIGN);
  await expect(clock).toHaveText(/^\d\d:\d\d:\d\dZ$/);
  await expect(footer).toContainText(String(new Date().getUTCFullYear()));
  await expect(new FleetPage(page).cards).toHaveCount(8);
  await expect(page.locator('form')).toHaveCount(0);
  const painted = await heading.elementHandle();
  await page.evaluate(() => scrollTo(0, 200));
  letGo();
  await expect(page.locator('html:not([data-boot])')).toBeAttached();
  await expect(heading).toHaveText('Flota');
  expect(await painted?.evaluate((node) => node.isConnected), 'taken over, not replaced').toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('Arranque · lo que se pulsa antes de que llegue el programa se hace cuando llega', async ({
  page,
  signedInPage,
}) => {
  const letGo = await holdProgram(page, ENTRY);
  const shell = new Shell(page);
  await signedInPage.goto('/notams', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Marcar como leído' }).first().click();
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+k');
  letGo();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Leído', exact: true })).toHaveCount(1);
  await expect(shell.sidebarToggle).toHaveAccessibleName('Desplegar el menú');
});

test('Arranque · lo que se escribe y se envía antes de que llegue el programa se queda, y cuenta cuando llega', async ({
  page,
  signedInPage,
}) => {
  const letGo = await holdProgram(page, ENTRY);
  await signedInPage.goto('/comunidad/contacto', { waitUntil: 'commit' });
  const message = page.getByLabel('Mensaje');
  await page.getByLabel('Asunto').fill('Una idea');
  await message.fill('Primera línea\nSegunda línea');
  await page.getByLabel('Correo electrónico').fill('esto no es un correo');
  await page.getByLabel('Nombre').fill('Ana');
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.locator('html:not([data-boot])')).toBeAttached();
  await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  for (const label of ['Nombre', 'Asunto', 'Mensaje'])
    await expect(page.getByLabel(label, { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveValue('Primera línea\nSegunda línea');
  expect(page.url()).toMatch(/\/comunidad\/contacto$/);
});

test('Arranque · un enlace que se pulsa antes de que llegue el programa lleva a su página', async ({
  page,
  signedInPage,
}) => {
  const letGo = await holdProgram(page, PORTAL);
  const { footer, heading } = new Shell(page);
  await signedInPage.goto('/flota', { waitUntil: 'commit' });
  await footer.getByRole('link', { name: 'Estado de los servicios' }).click();
  await expect(heading).toHaveText('Estado de los servicios');
  letGo();
  await expect(page.locator('html:not([data-boot])')).toBeAttached();
  await expect(page).toHaveURL(/\/estado$/);
});

test('Arranque · en una dirección sin documento propio solo está lo que rodea a la página', async ({
  page,
  signedInPage,
  problems,
}) => {
  problems.expect(/no-existe|404/);
  const letGo = await holdProgram(page, ENTRY);
  const { heading } = new Shell(page);
  await signedInPage.goto('/no-existe', { waitUntil: 'commit' });
  await expect(heading).toHaveText('Abriendo el portal…');
  letGo();
  await expect(heading).toHaveText('Oops! Page not found');
});

/** Of each kind: pictures, frames, a list, a map, the time, a form, a search in the address, prose. */
const KINDS = [
  '/',
  '/notams',
  '/flota',
  '/flota/ec-lzd',
  '/operaciones/aeropuertos',
  '/operaciones/aeropuertos/lemd',
  '/operaciones/reservar?origen=LEMD',
  '/operaciones/mi-plan',
  '/comunidad/contacto',
  '/politicas/privacidad',
];
for (const address of KINDS) {
  test(`Arranque · ${address}: un solo título y un solo contenido principal en cada imagen de la carga`, async ({
    page,
    signedInPage,
    problems,
  }) => {
    // The script below is refused in framed documents, as every script is; not every address has one, or has it in time.
    problems.tolerate(/Blocked script execution/);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.documentElement.dataset['boot'] !== 'shell' && document.querySelector('#root > *')) {
          const count = (what: string) =>
            [...document.querySelectorAll(what)].filter((node) => node.checkVisibility()).length;
          const now = `${count('h1')} h1, ${count('main')} main, ${count('[inert] :is(h1, main)')} inert`;
          if (seen.at(-1) !== now) seen.push(now);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await signedInPage.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['1 h1, 1 main, 0 inert']);
  });
}
