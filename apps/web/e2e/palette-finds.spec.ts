/** What the command palette finds, and what choosing it does. */
import { airline, liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { openQuietPage, QUIET_PAGE } from './fixtures/quiet-page.ts';
import { KINDS_OF_PAGE } from './fixtures/routes.ts';
import { AIRCRAFT, AIRPORTS, POLICIES, TOURS } from './fixtures/specification.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';
import { Toasts } from './pages/toasts.ts';

test.beforeEach(openQuietPage);

const FINDS: readonly (readonly [words: string, first: RegExp, path: string])[] = [
  ['lemd', /^LEMD · Madrid/, '/operaciones/aeropuertos/lemd'],
  ['MAD', /^LEMD · Madrid/, '/operaciones/aeropuertos/lemd'],
  ['cancun', /^MMUN · Cancún/, '/operaciones/aeropuertos/mmun'],
  ['mexico', /^MMUN · Cancún/, '/operaciones/aeropuertos/mmun'],
  ['bangok', /^VTBS · Bangkok/, '/operaciones/aeropuertos/vtbs'],
  ['uznu', /^UTNU · Urgench/, '/operaciones/aeropuertos/utnu'],
  ['ec-lzd', /^EC-LZD/, '/flota/ec-lzd'],
  ['ECNBO', /^EC-NBO/, '/flota/ec-nbo'],
  ['business', /^CS-TKH/, '/flota/cs-tkh'],
  ['reservar', /^Reservar Vuelo/, '/operaciones/reservar'],
  ['simbrief', /^Briefing de Vuelo/, '/operaciones/plan'],
  ['mis vuelos', /^Mis Vuelos/, '/mi-perfil'],
  ['flota', /^Flota(?! hoy)/, '/flota'],
  ['notam', /^NOTAMs de la compañía/, '/notams'],
  ['briefings', /^Briefings/, '/briefings'],
  ['acars', new RegExp(`^${airline.acars?.name}`), '/recursos/newsky-acars'],
  ['estado', /^Estado de los servicios/, '/estado'],
  ['inicio', /^Inicio/, '/'],
  ['normatvas', /^Normativas/, '/documentacion/normativas'],
  ['cookies', /^Política de cookies/, '/politicas/cookies'],
  ['svalbard', /^A320 Svalbard/, '/eventos/tours/svalbard'],
  ['pirep 5,5', /^Puntuación mínima/, '/notams?aviso=puntuacion-minima-pirep'],
];

test('Búsqueda · lo que se escribe lleva a su página', { tag: '@long' }, async ({ page }) => {
  const palette = new Palette(page);
  const notams = new NotamsPage(page);
  for (const [words, first, path] of FINDS) {
    await test.step(`«${words}» lleva a ${path}`, async () => {
      await palette.search(words);
      await expect(palette.active).toHaveText(first);
      await page.keyboard.press('Enter');
      await expect(palette.dialog).toHaveCount(0);
      await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    });
  }
  await expect(notams.dialog, 'the last one is a notice').toBeVisible();
});

test(
  'Búsqueda · encuentra cada página, aeropuerto, avión, tour y política por su nombre',
  { tag: '@long' },
  async ({ page }) => {
    const palette = new Palette(page);
    await palette.open();
    const wanted: readonly (readonly [words: string, label: string])[] = [
      ...AIRPORTS.flatMap(
        ({ icao, name }) =>
          [
            [icao, `${icao} · ${name}`],
            [name, `${icao} · ${name}`],
          ] as const,
      ),
      ...AIRCRAFT.map(({ registration }) => [registration, registration] as const),
      ...TOURS.map(({ name }) => [name, name] as const),
      ...POLICIES.map(({ title }) => [title, title] as const),
    ];
    for (const [words, label] of wanted) {
      await palette.field.fill(words);
      await expect(palette.active, words).toContainText(label);
    }
    for (const { path, heading } of KINDS_OF_PAGE.filter((route) => !/^\/(?:flota\/.*)?$/.test(route.path))) {
      await palette.field.fill(heading);
      await expect(palette.options.filter({ hasText: heading }).first(), path).toBeVisible();
    }
  },
);

test(
  'Búsqueda · adónde lleva cada clase de resultado, y dónde queda el foco',
  { tag: '@long' },
  async ({ page, context }) => {
    const palette = new Palette(page);
    const notams = new NotamsPage(page);
    const { heading } = new Shell(page);
    await test.step('un documento se abre en una pestaña nueva y lo dice', async () => {
      await palette.search('manual de operaciones b');
      await expect(palette.active).toHaveAccessibleName(/pestaña nueva/);
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Enter');
      const tab = await opened;
      await expect(tab).toHaveURL(/\/documentos\/manuales\/manual-b$/);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      expect(new URL(page.url()).pathname).toBe(QUIET_PAGE);
    });
    await test.step('el briefing de un aeropuerto está entre los documentos', async () => {
      await palette.search('briefing fimp');
      await expect(palette.active).toHaveAccessibleName(/^Briefing operacional de Mauricio/);
      const opened = context.waitForEvent('page');
      await palette.active.click();
      await expect(await opened).toHaveURL(/\/documentos\/aeropuertos\/fimp$/);
    });
    await test.step('al llegar a la página el foco está en su título; si es la misma, también', async () => {
      await palette.choose('lepa');
      await expect(heading).toHaveText('LEPA · Palma de Mallorca');
      await expect(heading).toBeFocused();
      await palette.choose('lepa');
      await expect(heading).toBeFocused();
      await page.goBack();
      await expect(heading, 'the same page again leaves no trace').toHaveText('Manuales');
    });
    await test.step('un aviso se abre en su diálogo, y al cerrarlo el foco queda en la página', async () => {
      await palette.choose('orden de arranque');
      await expect(notams.dialog).toContainText('motor 1');
      await page.keyboard.press('Escape');
      await expect(notams.dialog).toHaveCount(0);
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(/\/notams$/);
    });
    await test.step('una librea se descarga; la que sólo está en Discord lleva a su página', async () => {
      const items = liveries.flatMap((family) => family.items);
      const direct = items.find(({ url }) => url !== 'discord-only');
      const discord = items.find(({ url }) => url === 'discord-only');
      await palette.search(String(direct?.title));
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Enter');
      await expect(await opened).toHaveURL(String(direct?.url));
      await palette.search(String(discord?.title));
      await expect(palette.active).toContainText('sólo en Discord');
      await page.keyboard.press('Enter');
      await expect(new LiveriesPage(page).discordOnly(String(discord?.title))).toBeVisible();
    });
  },
);

test(
  'Búsqueda · acciones: tema, menú, atajos y copiar el indicativo',
  { tag: '@long' },
  async ({ page, context }) => {
    const palette = new Palette(page);
    await test.step('«Copiar mi indicativo» lo copia y lo dice', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await palette.choose('copiar indicativo');
      await expect(new Toasts(page).success).toContainText('Indicativo copiado');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('EVE001');
    });
    await test.step('si el navegador no deja copiar, lo dice', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await palette.choose('copiar indicativo');
      await expect(new Toasts(page).error).toContainText('Tu indicativo es EVE001');
    });
    const { sidebarToggle } = new Shell(page);
    await palette.choose('tema oscuro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await palette.search('tema oscuro');
    await expect(palette.active).toContainText('En uso');
    await page.keyboard.press('Escape');
    await palette.choose('tema del sistema');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await palette.choose('contraer el menu');
    await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false');
    await palette.choose('desplegar el menu');
    await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'true');
    await palette.choose('atajos');
    await expect(palette.shortcuts).toBeVisible();
  },
);

test('Búsqueda · en el móvil la acción del menú abre el menú @phone-only', async ({ page }) => {
  const palette = new Palette(page);
  await palette.button.tap();
  await palette.field.fill('abrir el menu');
  await palette.active.tap();
  await expect(new Shell(page).drawer).toBeVisible();
});
