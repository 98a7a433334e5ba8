/** The command palette and the list of shortcuts. */
import { violations } from './page-checks/axe.ts';
import { liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { KINDS_OF_PAGE } from './fixtures/routes.ts';
import { AIRCRAFT, AIRPORTS, POLICIES, TOURS } from './fixtures/specification.ts';
import { HomePage } from './pages/home-page.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Palette } from './pages/palette.ts';
import { Shell } from './pages/shell.ts';
import { Toasts } from './pages/toasts.ts';

/** A page without frames or pictures, quick to come up. */
const START = '/documentacion/manuales';

test.beforeEach(async ({ page, signedInPage }) => {
  await signedInPage.goto(START);
  await expect(new Shell(page).heading).toHaveText('Manuales');
});

test('Búsqueda · Ctrl o Cmd + K la abre y la cierra, también con Bloq Mayús, y el foco vuelve a donde estaba', async ({
  page,
}) => {
  const palette = new Palette(page);
  const { sidebarToggle } = new Shell(page);
  for (const key of ['Control+k', 'Meta+k', 'Control+K']) {
    await test.step(`${key} la abre y la cierra`, async () => {
      await sidebarToggle.focus();
      await page.keyboard.press(key);
      await expect(palette.field).toBeFocused();
      await page.keyboard.press(key);
      await expect(palette.dialog).toHaveCount(0);
      await expect(sidebarToggle).toBeFocused();
    });
  }
});

test('Búsqueda · el botón del encabezado la abre y dice su atajo @phone', async ({ page }, { project }) => {
  const palette = new Palette(page);
  await expect(palette.button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await expect(palette.button).toHaveAttribute('aria-haspopup', 'dialog');
  const words = palette.button.getByText('Buscar…');
  const width = (await words.boundingBox())?.width ?? 0;
  expect(width > 20, 'the word stands in the header where there is room').toBe(project.name === 'desktop');
  await expect(palette.button.locator('kbd').first()).toBeVisible({ visible: project.name === 'desktop' });
  if (project.name === 'phone') await palette.button.tap();
  else await palette.button.click();
  await expect(palette.field).toBeFocused();
  await palette.dialog.getByRole('button', { name: 'Cerrar la búsqueda' }).click();
  await expect(palette.dialog).toHaveCount(0);
  await expect(palette.button).toBeFocused();
});

test('Búsqueda · sigue el patrón de cuadro combinado con lista y grupos', async ({ page }) => {
  const palette = new Palette(page);
  await palette.search('madrid');
  await expect(palette.field).toHaveAttribute('aria-expanded', 'true');
  await expect(palette.field).toHaveAttribute('aria-autocomplete', 'list');
  await expect(palette.field).toHaveAttribute('aria-controls', String(await palette.list.getAttribute('id')));
  await expect(palette.active).toHaveCount(1);
  await expect(palette.field).toHaveAttribute(
    'aria-activedescendant',
    String(await palette.active.getAttribute('id')),
  );
  await expect(palette.list.getByRole('group', { name: 'Aeropuertos' }).getByRole('option')).toHaveCount(1);
  await expect(
    palette.list.getByRole('group', { name: 'Documentos' }).getByRole('option').first(),
  ).toBeVisible();
  const ids = await palette.list.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
});

test('Búsqueda · flechas, Inicio, Fin e Intro; la lista da la vuelta y el foco no sale del campo', async ({
  page,
}) => {
  const palette = new Palette(page);
  await palette.search('A330');
  await expect(palette.options.nth(5)).toBeAttached();
  const names = await palette.options.allInnerTexts();
  const activeIs = async (at: number) => {
    await expect(palette.options.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(palette.active).toHaveCount(1);
    await expect(palette.active).toBeInViewport();
    await expect(palette.field).toBeFocused();
  };
  await activeIs(0);
  await page.keyboard.press('ArrowDown');
  await activeIs(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await activeIs(names.length - 1);
  await page.keyboard.press('ArrowDown');
  await activeIs(0);
  await page.keyboard.press('End');
  await activeIs(names.length - 1);
  await page.keyboard.press('Home');
  await activeIs(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(new Shell(page).heading).toContainText(String(names[1]).split('\n')[0] ?? '');
});

test('Búsqueda · escribir más vuelve a la primera opción, y Escape cierra sin ir a ningún sitio', async ({
  page,
}) => {
  const palette = new Palette(page);
  await palette.search('a33');
  await page.keyboard.press('End');
  await page.keyboard.type('0');
  await expect(palette.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(START);
  await palette.open();
  await expect(palette.field, 'it opens empty every time').toHaveValue('');
});

test('Búsqueda · el foco no sale del diálogo', async ({ page }) => {
  const palette = new Palette(page);
  await palette.search('mad');
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // Between the last stop and the first comes the browser itself, which leaves the page's body.
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, nav'))).toBeFalsy();
    expect(
      await page.evaluate(() => !document.hasFocus() || document.activeElement?.closest('dialog')),
    ).toBeTruthy();
  }
});

test('Búsqueda · dice cuántos resultados hay, en singular, en plural y cuando no hay', async ({ page }) => {
  const palette = new Palette(page);
  await palette.open();
  await expect(palette.status).toHaveText('Escribe para buscar en todo el portal');
  for (const [words, said] of [
    ['EC-LZD para Fenix', '1 resultado'],
    ['CS-TKH', /^[2-9]\sresultados$/],
    ['e', /^\d+\sresultados; se muestran los 16 primeros$/],
    ['qqqq', 'Sin resultados'],
  ] as const) {
    await palette.field.fill(words);
    await expect(palette.status).toHaveText(said);
  }
  await expect(palette.dialog).toContainText('No hay nada que se llame así. Prueba con un código OACI');
  await expect(palette.field).toHaveAttribute('aria-expanded', 'false');
  await expect(palette.field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(palette.field, 'nothing to choose, nothing happens').toHaveValue('qqqq');
});

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
  ['flota', /^Flota/, '/flota'],
  ['notam', /^NOTAMs de la compañía/, '/notams'],
  ['briefings', /^Briefings/, '/briefings'],
  ['acars', /^NewSky ACARS/, '/recursos/newsky-acars'],
  ['estado', /^Estado de los servicios/, '/estado'],
  ['inicio', /^Inicio/, '/'],
  ['normatvas', /^Normativas/, '/documentacion/normativas'],
  ['cookies', /^Política de cookies/, '/politicas/cookies'],
  ['svalbard', /^A320 Svalbard/, '/eventos/tours/svalbard'],
  ['pirep 5,5', /^Puntuación mínima/, '/notams?aviso=puntuacion-minima-pirep'],
];

test('Búsqueda · lo que se escribe lleva a su página', async ({ page }) => {
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

test('Búsqueda · encuentra cada página, aeropuerto, avión, tour y política por su nombre', async ({
  page,
}) => {
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
});

test('Búsqueda · al llegar a la página el foco está en su título; si es la misma, también', async ({
  page,
}) => {
  const { heading } = new Shell(page);
  const palette = new Palette(page);
  await palette.choose('lepa');
  await expect(heading).toHaveText('LEPA · Palma de Mallorca');
  await expect(heading).toBeFocused();
  await palette.choose('lepa');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading, 'the same page again leaves no trace').toHaveText('Manuales');
});

test('Búsqueda · un aviso se abre en su diálogo, y al cerrarlo el foco queda en la página', async ({
  page,
}) => {
  const notams = new NotamsPage(page);
  await new Palette(page).choose('orden de arranque');
  await expect(notams.dialog).toContainText('motor 1');
  await page.keyboard.press('Escape');
  await expect(notams.dialog).toHaveCount(0);
  await expect(new Shell(page).heading).toBeFocused();
  await expect(page).toHaveURL(/\/notams$/);
});

test('Búsqueda · un documento se abre en una pestaña nueva y lo dice', async ({ page, context }) => {
  const palette = new Palette(page);
  await palette.search('manual de operaciones b');
  await expect(palette.active).toHaveAccessibleName(/pestaña nueva/);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(/\/documentos\/manuales\/manual-b$/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(new URL(page.url()).pathname).toBe(START);
});

test('Búsqueda · el briefing de un aeropuerto está entre los documentos', async ({ page, context }) => {
  const palette = new Palette(page);
  await palette.search('briefing fimp');
  await expect(palette.active).toHaveAccessibleName(/^Briefing operacional de Mauricio/);
  const opened = context.waitForEvent('page');
  await palette.active.click();
  await expect(await opened).toHaveURL(/\/documentos\/aeropuertos\/fimp$/);
});

test('Búsqueda · una librea se descarga; la que sólo está en Discord lleva a su página', async ({
  page,
  context,
}) => {
  const palette = new Palette(page);
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

test('Búsqueda · acciones: tema, menú y atajos', async ({ page }) => {
  const palette = new Palette(page);
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
});

test('Búsqueda · en el móvil la acción del menú abre el menú @phone-only', async ({ page }) => {
  const palette = new Palette(page);
  await palette.button.tap();
  await palette.field.fill('abrir el menu');
  await palette.active.tap();
  await expect(new Shell(page).drawer).toBeVisible();
});

test('Búsqueda · «Copiar mi indicativo» lo copia y lo dice', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new Palette(page).choose('copiar indicativo');
  await expect(new Toasts(page).success).toContainText('Indicativo copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('EVE001');
});

test('Búsqueda · si el navegador no deja copiar, lo dice', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await new Palette(page).choose('copiar indicativo');
  await expect(new Toasts(page).error).toContainText('Tu indicativo es EVE001');
});

test('Búsqueda · se abre también desde un campo, y no mientras hay otro diálogo', async ({ page }) => {
  const palette = new Palette(page);
  const notams = new NotamsPage(page);
  await palette.choose('correo');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Hola');
  await palette.open();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Hola');
  await palette.choose('notam');
  await notams.detailButton(notams.cards.first()).click();
  await expect(notams.dialog).toBeVisible();
  for (const key of ['Control+k', '?']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(notams.dialog.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  }
});

test('Búsqueda · con el puntero: señalar marca la opción, pulsar la elige y el campo conserva el foco', async ({
  page,
}) => {
  const palette = new Palette(page);
  await palette.search('a330');
  await palette.options.nth(2).hover();
  await expect(palette.options.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(palette.field).toBeFocused();
  await palette.options.filter({ hasText: 'EC-LXA' }).first().click();
  await expect(new Shell(page).heading).toContainText('EC-LXA');
});

test('Búsqueda · pulsar al lado la cierra', async ({ page }) => {
  const palette = new Palette(page);
  await palette.open();
  await page.mouse.click(5, 700);
  await expect(palette.dialog).toHaveCount(0);
});

test('Búsqueda · su código no llega hasta que se usa o la página descansa', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.reload();
  await expect(new Shell(page).heading).toHaveText('Manuales');
  const isPalette = (path: string) => path.includes('/overlay-parts-');
  expect(asked.filter(isPalette)).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect.poll(() => asked.filter(isPalette).length).toBe(1);
});

test('Búsqueda · lo que se escribe mientras llega su código cae en el campo; Intro elige en cuanto se puede', async ({
  page,
}) => {
  const palette = new Palette(page);
  const { heading } = new Shell(page);
  let way = gate();
  await page.route(/\/assets\/overlay-parts-/, async (route) => {
    await way.opened;
    await route.continue();
  });
  await page.reload();
  await expect(heading).toHaveText('Manuales');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('canc');
  await expect(palette.field).toBeFocused();
  await expect(palette.field).toHaveValue('canc');
  await expect(palette.status).toHaveText('Preparando la búsqueda…');
  await expect(palette.options).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toHaveCount(0);
  await palette.button.click();
  await page.keyboard.type('cancu');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await expect(palette.field, 'whoever types on has not chosen').toHaveValue('canc');
  way.open();
  await expect(palette.active).toHaveText(/^MMUN · Cancún/);
  way = gate();
  await page.reload();
  await expect(heading).toHaveText('Manuales');
  await palette.button.click();
  await page.keyboard.type('cancu');
  await page.keyboard.press('Enter');
  await expect(palette.field, 'nothing to choose from yet').toHaveValue('cancu');
  way.open();
  await expect(heading).toHaveText('MMUN · Cancún');
  await expect(palette.dialog).toHaveCount(0);
});

/** Something that waits until it is let through. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('Búsqueda · si su código no llega, lo dice; al volver a intentarlo, se abre', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  const palette = new Palette(page);
  let refuse = true;
  await page.route(/\/assets\/overlay-parts-/, (route) => (refuse ? route.abort() : route.continue()));
  await page.reload();
  await palette.button.click();
  await expect(new Toasts(page).error).toContainText('La búsqueda no se ha abierto');
  refuse = false;
  await page.reload();
  await palette.button.click();
  await expect(palette.field).toBeFocused();
});

test('Atajos · «?» los muestra todos; Escape los cierra y el foco vuelve', async ({ page }) => {
  const palette = new Palette(page);
  const { sidebarToggle } = new Shell(page);
  await sidebarToggle.focus();
  await page.keyboard.press('?');
  await expect(palette.shortcuts).toBeVisible();
  const rows = (await palette.shortcuts.getByRole('row').allInnerTexts()).map((row) =>
    row.replaceAll(/\s+/g, ' ').trim(),
  );
  expect(rows.slice(1)).toEqual([
    'Ctrl + K Abrir y cerrar la búsqueda',
    'Ctrl + B Contraer y desplegar el menú',
    '? Mostrar estos atajos',
    'Esc Cerrar lo que esté abierto: un diálogo, el menú o un grupo del menú',
  ]);
  await page.keyboard.press('Escape');
  await expect(palette.shortcuts).toHaveCount(0);
  await expect(sidebarToggle).toBeFocused();
});

test('Atajos · desde el pie de la búsqueda; al cerrarlos el foco vuelve a donde estaba', async ({ page }) => {
  const palette = new Palette(page);
  await palette.button.click();
  await palette.shortcutsButton.click();
  await expect(palette.dialog).toHaveCount(0);
  await expect(palette.shortcuts).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette.button).toBeFocused();
});

test('Atajos · donde se escribe, «?» es un signo', async ({ page }) => {
  const palette = new Palette(page);
  await palette.choose('correo');
  const message = page.getByRole('textbox', { name: 'Mensaje' });
  await message.focus();
  await page.keyboard.type('¿Qué tal?');
  await expect(message).toHaveValue('¿Qué tal?');
  await palette.search('?');
  await expect(palette.field).toHaveValue('?');
  await expect(palette.shortcuts).toHaveCount(0);
});

test('Atajos · los de una sola tecla se desactivan, y así se quedan en la visita siguiente', async ({
  page,
}) => {
  const palette = new Palette(page);
  await page.keyboard.press('?');
  await expect(palette.singleKeys).toBeChecked();
  await palette.singleKeys.uncheck();
  await page.keyboard.press('Escape');
  await expect(palette.shortcuts).toHaveCount(0);
  for (const visit of ['this visit', 'the next']) {
    await page.keyboard.press('?');
    await palette.open();
    await expect(palette.shortcuts, visit).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(palette.dialog).toHaveCount(0);
    await page.reload();
    await expect(new Shell(page).heading).toBeVisible();
  }
  await palette.choose('atajos');
  await expect(palette.singleKeys).not.toBeChecked();
  await palette.singleKeys.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(palette.shortcuts).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('atajos'))).toBeNull();
});

for (const theme of ['light', 'dark'] as const) {
  test(`Búsqueda y atajos · axe a 360 y 1280 px, tema ${theme}`, async ({ page }) => {
    const palette = new Palette(page);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await palette.open();
      expect.soft(await violations(page), `suggestions at ${width} px`).toEqual([]);
      await palette.field.fill('a330');
      await expect(palette.active).toHaveCount(1);
      expect.soft(await violations(page), `results at ${width} px`).toEqual([]);
      await palette.field.fill('qqqq');
      await expect(palette.options).toHaveCount(0);
      expect.soft(await violations(page), `nothing found at ${width} px`).toEqual([]);
      await palette.shortcutsButton.click();
      await expect(palette.shortcuts).toBeVisible();
      expect.soft(await violations(page), `shortcuts at ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(palette.shortcuts).toHaveCount(0);
    }
  });
}

test('Búsqueda · con colores forzados la opción activa se distingue', async ({ page }) => {
  const palette = new Palette(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await palette.search('a330');
  const outline = (at: number) =>
    palette.options.nth(at).evaluate((node) => getComputedStyle(node).outlineStyle);
  expect(await outline(0)).toBe('solid');
  expect(await outline(1)).toBe('none');
});

test('Búsqueda · el reloj y el carrusel no la molestan: abierta en inicio, sigue abierta', async ({
  page,
}) => {
  const palette = new Palette(page);
  await palette.choose('inicio');
  await expect(new HomePage(page).base).toBeVisible();
  await palette.search('mad');
  await page.clock.install();
  await page.clock.fastForward(9000);
  await expect(palette.field).toHaveValue('mad');
  await expect(palette.field).toBeFocused();
});
