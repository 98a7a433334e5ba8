/** §6 and §7: who may do what, and the calls the portal makes. */
import { PASSWORD } from './fixtures/access.ts';
import { airline, feedHosts, frames, manualReport } from './fixtures/content.ts';
import { readMailto, watchNavigations } from './fixtures/mail.ts';
import { expect, test } from './fixtures/portal.ts';
import { routeAt } from './fixtures/routes.ts';
import { TEXTS } from './fixtures/specification.ts';
import { framesAreFilled, goInside, rememberPilot } from './fixtures/visit.ts';
import { everythingHasCome } from './page-checks/late-pictures.ts';
import { ContactPage } from './pages/contact-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';
import { Toasts } from './pages/toasts.ts';

/** A page that shows no picture and no frame, so that not one request is to be excused. */
const PLAIN_PAGE = '/documentacion/manuales';

test('§7 Acceso · ni fallar ni entrar hace ninguna petición, y la contraseña no viaja ni queda escrita en ningún sitio', async ({
  page,
  context,
}) => {
  const sent: (string | null)[] = [];
  context.on('request', (request) => sent.push(request.url(), request.postData()));
  const screen = new SignInScreen(page);
  await screen.open(PLAIN_PAGE);
  await expect(screen.submit).toBeEnabled();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await screen.try('EVE1', PASSWORD);
  await expect(page.getByText(TEXTS.invalidCallsign).first()).toBeVisible();
  await screen.try('EVE001', 'otra');
  await expect(page.getByText(TEXTS.wrongPassword).first()).toBeVisible();
  expect(asked, 'who fails').toEqual([]);
  await screen.try('EVE001', PASSWORD);
  await expect(new Shell(page).heading).toHaveText('Manuales');
  await page.waitForLoadState('networkidle');
  expect(asked, 'who comes in, not even for a part of the portal').toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  for (const text of [...sent, kept]) expect(text ?? '').not.toContain(PASSWORD);
});

test('§7 Acceso · sin red, con la pantalla de acceso ya abierta, se entra igual', async ({
  page,
  context,
}) => {
  const screen = new SignInScreen(page);
  await screen.open(PLAIN_PAGE);
  await expect(screen.submit).toBeEnabled();
  await context.setOffline(true);
  await screen.try('EVE001', PASSWORD);
  await expect(new Shell(page).heading).toHaveText('Manuales');
  await context.setOffline(false);
});

test(
  '§7 Portal · ninguna página propia llama a un servidor que no sea de datos públicos declarados',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { host, pathname } = new URL(request.url());
      if (!['fetch', 'xhr', 'websocket', 'eventsource'].includes(request.resourceType())) return;
      // The platform's views are parts of the pages, and ask its API; the ground of a map that moves is files of the site.
      const isOwn =
        host === new URL(page.url()).host && /^\/(?:plataforma\/api|assets\/mapa-[^/]+)\//.test(pathname);
      const allowed = request.frame() === page.mainFrame() && (feedHosts.has(host) || isOwn);
      if (!allowed) calls.push(request.url());
    });
    await signedInPage.goto('/');
    for (const path of ['/', '/operaciones/aeropuertos/lemd', '/notams', '/mi-perfil']) {
      await goInside(page, routeAt(path));
      // Not until the network rests: behind the live map's frame it never does.
      await framesAreFilled(page.locator('[data-frame] iframe'));
      await everythingHasCome(page);
    }
    expect(calls).toEqual([]);
  },
);

test('§7 Páginas externas · están las que nombra la especificación', () => {
  const kinds = frames.map(({ kind }) => kind);
  expect(frames.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'reservas',
      'mis-vuelos',
      'mapa-en-vivo',
      'despacho',
      'mapa-meteorologico',
      'pagina-meteorologica',
    ]),
  );
  expect(frames.filter(({ id }) => id.startsWith('tour-')).length).toBeGreaterThanOrEqual(5);
  expect(new Set(kinds)).toEqual(new Set(['platform', 'dispatch', 'map', 'document', 'viewer']));
  expect(manualReport).toMatch(/^(?:https:|\/plataforma\/)/);
});

test('§7 Contacto · prepara un correo a la compañía con asunto, nombre, dirección y mensaje; no es una petición', async ({
  page,
  signedInPage,
}) => {
  const contact = new ContactPage(page);
  await signedInPage.goto('/comunidad/contacto');
  await expect(contact.submit).toBeVisible();
  const wanted = await watchNavigations(page);
  await contact.fill({
    name: 'María Núñez',
    email: 'maria@ejemplo.org',
    subject: 'Cambio de base: ¿LEBL?',
    message: 'Hola:\n\n¿Puedo cambiar de base?\nGracias + saludos',
  });
  // What the page fetches for itself, once it is at rest, has come.
  await everythingHasCome(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await contact.submit.click();
  const toast = new Toasts(page).success;
  await expect(toast.getByText(TEXTS.mailTitle, { exact: true })).toBeVisible();
  await expect(toast.getByText(TEXTS.mailDescription, { exact: true })).toBeVisible();
  await expect.poll(() => wanted).toHaveLength(1);
  const address = String(wanted[0]);
  const mail = readMailto(address);
  expect(mail.recipient).toBe(airline.contactEmail);
  expect(mail.subject).toBe('Cambio de base: ¿LEBL?');
  expect(mail.body).toContain('María Núñez');
  expect(mail.body).toContain('maria@ejemplo.org');
  expect(mail.body).toContain('Hola:\r\n\r\n¿Puedo cambiar de base?\r\nGracias + saludos');
  expect(address, 'spaces as %20, line ends as %0D%0A').toMatch(/^mailto:[^\s+]+$/);
  expect(asked.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
  await expect(contact.message, 'what was written is still there').toHaveValue(/Gracias/);
});

test('§6 · el requisito de 50 horas del Tour Nacional es sólo un aviso: cualquiera abre la página', async ({
  page,
}) => {
  await rememberPilot(page, 'EVE026');
  await page.goto('/eventos/tours/nacional');
  await expect(new Shell(page).heading).toHaveText('A320 Tour Nacional');
  await expect(new Shell(page).main).toContainText('más de 50 horas de vuelo');
  await expect(page.getByText('Entra con tu cuenta, una vez cada 30 días')).toBeVisible();
});

test(
  '§6 · los cargos no dan acceso a nada: todos los pilotos ven las mismas páginas',
  { tag: '@long' },
  async ({ page, context }) => {
    const entries = [];
    for (const pilot of ['EVE001', 'EVE026']) {
      const visitor = await context.newPage();
      await rememberPilot(visitor, pilot);
      await visitor.goto('/notams');
      await new Shell(visitor).expandAll();
      entries.push(await new Shell(visitor).sidebar.getByRole('link').allInnerTexts());
      await visitor.close();
    }
    expect(entries[0]).toEqual(entries[1]);
    expect(entries[0]?.length).toBeGreaterThan(15);
    await page.close();
  },
);
