/** What holds for every frame, whatever site it shows. */
import { paths } from '#app/lib/paths.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { FleetFile } from '@va/schemas/content/fleet.ts';
import { frameOfField, pageFrames } from '@va/schemas/content/frame-registry.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import { UNLISTED_HOST } from '@va/testing/foreign-hosts/behaviours.ts';
import { feedHosts, frameOf, read, readList, shownFrames as frames } from './fixtures/content.ts';
import { expect, loseNetwork, test } from './fixtures/portal.ts';
import { FrameModel } from './pages/frame.ts';

test.use({ savesData: true });

const HOST = 'dispatch.simbrief.com';
const PATH = '/operaciones/plan';

const [airport] = readList<Airport>('airports.yaml');
const [plane] = read<FleetFile>('fleet.yaml').aircraft;

/** A page that shows each frame of the registry. */
const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(pageFrames).flatMap(([id, { page }]) => {
      const path = paths[page];
      return typeof path === 'string' ? [[id, path]] : [];
    }),
  ),
  [frameOfField('briefingUrl')]: paths.airport(airport?.icao ?? ''),
  [frameOfField('seatMapUrl')]: paths.aircraft(plane?.registration ?? ''),
  ...Object.fromEntries(readList<Tour>('tours.yaml').map(({ frame, routePath }) => [frame, routePath])),
};

const PLATFORM =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-storage-access-by-user-activation';

/** Attributes by kind; a frame with an own document has those of `own`. */
const ATTRIBUTES: Readonly<Record<string, { sandbox: string; allow: string }>> = {
  platform: { sandbox: PLATFORM, allow: 'storage-access; fullscreen' },
  dispatch: { sandbox: `${PLATFORM} allow-modals`, allow: 'storage-access' },
  map: {
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    allow: "fullscreen; geolocation 'none'",
  },
  own: {
    sandbox: 'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads',
    allow: '',
  },
};

test(
  'marcos · cada uno del registro: título, permisos, altura y sólo sus servidores',
  { tag: '@long' },
  async ({ signedInPage, services, baseURL }) => {
    // What the platform has itself stands in no frame.
    expect(frames.map(({ id }) => id).filter((id) => !(id in PAGES))).toEqual([]);
    expect(frames.filter(({ url }) => url?.startsWith('/plataforma/'))).toEqual([]);
    for (const path of new Set(Object.values(PAGES))) {
      const here = frames.filter(({ id }) => PAGES[id] === path);
      services.seen.length = 0;
      await signedInPage.goto(path);
      for (const entry of here) {
        await test.step(`«${entry.id}»: título, permisos, altura`, () => judge(entry));
      }
      await test.step(`${path}: sólo sus servidores`, () => {
        // The page asks some hosts for data by itself.
        const listed = new Set([...feedHosts, ...here.flatMap(({ hosts }) => hosts)]);
        expect(services.seen.map(({ host }) => host).filter((host) => !listed.has(host))).toEqual([]);
      });
    }

    async function judge(entry: Frame): Promise<void> {
      const frame = new FrameModel(signedInPage, entry);
      await frame.iframe.scrollIntoViewIfNeeded();
      await frame.expectPhase('loaded');

      const src = new URL((await frame.iframe.getAttribute('src')) ?? '');
      const own = src.origin === baseURL;
      const expected = ATTRIBUTES[own ? 'own' : entry.kind];
      expect((await frame.iframe.getAttribute('sandbox')) ?? '').toBe(expected?.sandbox);
      await expect(frame.iframe).toHaveAttribute('allow', expected?.allow ?? '');
      await expect(frame.iframe).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
      await expect(frame.iframe).toHaveAttribute('loading', 'lazy');
      if (entry.url) expect(src.href).toBe(new URL(entry.url, baseURL).href);

      const title = (await frame.iframe.getAttribute('title')) ?? '';
      expect(title).toContain(entry.title);
      expect(title).toContain(entry.provider);
      expect(title).not.toContain('://');

      const box = await frame.iframe.boundingBox();
      expect(box?.height).toBeCloseTo(entry.height, 0);
      expect(entry.height).toBeGreaterThanOrEqual(500);
      expect(entry.height).toBeLessThanOrEqual(800);

      for (const { referer } of services.pagesAsked(src.host)) expect(referer).toBe(`${baseURL}/`);
    }
  },
);

test('marcos · tres en una página: títulos distintos; si bloqueamos uno, sólo ese lo dice', async ({
  signedInPage,
  services,
  problems,
}) => {
  problems.expect(/frames\.yaml: el marco «despacho»/, /policy: frame-src refused/, /Framing .*frame-src/);
  services.play('dispatch.simbrief.com', 'redirect-to-unlisted');
  await signedInPage.goto('/operaciones/plan');
  await new FrameModel(signedInPage, frameOf('despacho')).expectPhase('blocked');
  const all = signedInPage.locator('iframe');
  await expect(all).toHaveCount(3);
  const titles = await all.evaluateAll((nodes) => nodes.map((each) => each.getAttribute('title')));
  expect(new Set(titles).size).toBe(3);
  for (const id of ['mapa-meteorologico', 'pagina-meteorologica']) {
    const other = new FrameModel(signedInPage, frameOf(id));
    await other.iframe.scrollIntoViewIfNeeded();
    await other.expectPhase('loaded');
  }
});

test('marcos · ninguno puede mover el portal', async ({ signedInPage, services, problems, baseURL }) => {
  problems.expect(/Unsafe attempt to initiate navigation/);
  services.play(HOST, 'take-over');
  await signedInPage.goto(PATH);
  const frame = new FrameModel(signedInPage, frameOf('despacho'));
  await expect(frame.content.locator('body')).toHaveAttribute('data-tried', 'yes');
  await frame.expectPhase('loaded');
  expect(signedInPage.url()).toBe(`${baseURL}${PATH}`);
  expect(services.seen.filter(({ host }) => host === UNLISTED_HOST)).toEqual([]);
});

test('marcos · recargar hace un marco nuevo y no alarga el historial; «Atrás» sale de la página', async ({
  signedInPage,
  services,
}) => {
  const frame = new FrameModel(signedInPage, frameOf('despacho'));
  await signedInPage.goto('/operaciones/reporte');
  await signedInPage.goto(PATH);
  await frame.expectPhase('loaded');
  const before = await signedInPage.evaluate(() => history.length);
  for (const round of [2, 3, 4]) {
    const old = await frame.iframe.elementHandle();
    await frame.reload.click();
    await expect.poll(() => services.pagesAsked(HOST).length).toBe(round);
    expect(await old?.evaluate((element) => element.isConnected)).toBe(false);
    await frame.expectPhase('loaded');
  }
  expect(await signedInPage.evaluate(() => history.length)).toBe(before);
  await signedInPage.goBack();
  await expect(signedInPage).toHaveURL(/\/operaciones\/reporte$/);
});

test(
  'marcos · los que piden sesión ofrecen iniciarla en otra pestaña y recargar después',
  { tag: '@long' },
  async ({ signedInPage, services, context }) => {
    for (const entry of frames.filter(({ signInUrl }) => signInUrl !== undefined)) {
      await test.step(`«${entry.id}» ofrece iniciar sesión en otra pestaña y recargar después`, () =>
        offer(entry));
    }

    async function offer(entry: Frame): Promise<void> {
      services.seen.length = 0;
      const frame = new FrameModel(signedInPage, entry);
      const host = new URL(entry.url ?? '').host;
      await signedInPage.goto(PAGES[entry.id] ?? '');
      await frame.iframe.scrollIntoViewIfNeeded();
      await frame.expectPhase('loaded');
      await frame.help.click();
      await expect(frame.help).toHaveAttribute('aria-expanded', 'true');
      await expect(frame.iframe).toHaveAttribute('sandbox', /allow-storage-access-by-user-activation/);

      const opened = context.waitForEvent('page');
      await frame.region
        .getByRole('link', { name: new RegExp(`^Iniciar sesión en ${entry.provider}`) })
        .click();
      const tab = await opened;
      await tab.waitForLoadState();
      expect(tab.url()).toBe(entry.signInUrl);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();

      const asked = services.pagesAsked(host).length;
      await frame.region.getByRole('button', { name: 'Ya he iniciado sesión: recargar' }).click();
      await expect.poll(() => services.pagesAsked(host).length).toBe(asked + 1);
    }
  },
);

test('marcos · con el teclado se salta el contenido incrustado, y se puede salir de él', async ({
  signedInPage,
}) => {
  const frame = new FrameModel(signedInPage, frameOf('despacho'));
  await signedInPage.goto(PATH);
  await frame.expectPhase('loaded');
  await frame.help.focus();
  await signedInPage.keyboard.press('Tab');
  await expect(frame.skip).toBeFocused();
  await expect(frame.skip).toBeInViewport();
  const box = await frame.skip.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(24);

  await signedInPage.keyboard.press('Enter');
  await expect(frame.region.getByText('Fin de «')).toBeFocused();
  expect(new URL(signedInPage.url()).hash).toBe('');

  await signedInPage.keyboard.press('Shift+Tab');
  await expect(frame.content.getByRole('button', { name: 'Un botón' })).toBeFocused();
  await signedInPage.keyboard.press('Shift+Tab');
  await signedInPage.keyboard.press('Shift+Tab');
  expect(await signedInPage.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  await frame.skip.focus();
  await signedInPage.keyboard.press('Tab');
  await signedInPage.keyboard.press('Tab');
  await signedInPage.keyboard.press('Tab');
  expect(await frame.region.evaluate((region) => region.contains(document.activeElement))).toBe(false);
});

test(
  'R-18 · marcos en papel: su título y su dirección; al salir de la página no queda ninguno',
  { tag: '@long' },
  async ({ signedInPage }) => {
    const frame = new FrameModel(signedInPage, frameOf('despacho'));
    await signedInPage.goto(PATH);
    await frame.expectPhase('loaded');
    await signedInPage.emulateMedia({ media: 'print' });
    await expect(frame.iframe).toBeHidden();
    await expect(frame.region.getByRole('heading', { name: frame.entry.title })).toBeVisible();
    await expect(frame.region.getByText(frame.entry.url ?? '')).toBeVisible();
    await expect(frame.openInNewTab).toBeHidden();

    await signedInPage.emulateMedia({ media: 'screen' });
    await frame.help.click();
    await frame.region.getByRole('link', { name: 'Estado de los servicios' }).click();
    await expect(signedInPage.getByRole('heading', { level: 1 })).toHaveText('Estado de los servicios');
    await expect.poll(() => signedInPage.frames().length).toBe(1);
  },
);

test('marcos · en un teléfono dejan sitio para la página @phone-only', async ({ signedInPage }) => {
  const frame = new FrameModel(signedInPage, frameOf('despacho'));
  await signedInPage.goto(PATH);
  await frame.expectPhase('loaded');
  const box = await frame.iframe.boundingBox();
  expect(box?.height).toBeCloseTo(0.75 * 740, 0);
  expect(box?.width).toBeLessThanOrEqual(360);
});

test(
  'marcos · los documentos propios siguen el tema del portal, diga lo que diga el sistema, y no les importa la conexión',
  { tag: '@long' },
  async ({ signedInPage }) => {
    const frame = new FrameModel(signedInPage, frameOf('mapa-asientos'));
    // An emulated system would speak to the frame over the portal's head.
    await signedInPage.emulateMedia({ colorScheme: null });
    await signedInPage.goto(PAGES['mapa-asientos'] ?? '');
    await frame.expectPhase('loaded');
    const body = frame.content.locator('body');
    const choose = (theme: string) =>
      signedInPage.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen;
      }, theme);
    await choose('light');
    await expect(frame.iframe).toHaveCSS('color-scheme', 'light');
    const ink = await body.evaluate((node) => getComputedStyle(node).color);
    await choose('dark');
    await expect(frame.iframe).toHaveCSS('color-scheme', 'dark');
    await expect(body).not.toHaveCSS('color', ink);
    await choose('light');
    await expect(body).toHaveCSS('color', ink);

    await loseNetwork(signedInPage);
    await expect.poll(() => signedInPage.evaluate(() => navigator.onLine)).toBe(false);
    await frame.expectPhase('loaded');
  },
);
