/** §2, layout and navigation. */
import type { PageGroup, PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';
import { airline } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { expectNewTab } from './fixtures/visit.ts';
import { Shell } from './pages/shell.ts';

/** The groups and entries of §2 with the page each leads to. */
const ENTRIES: Readonly<
  Record<string, readonly (readonly [entry: string, path: string, heading: string])[]>
> = {
  Operaciones: [
    ['Mis Vuelos', '/mi-perfil', 'Mi perfil'],
    ['Reservar Vuelo', '/operaciones/reservar', 'Reservar vuelo'],
    ['Briefing de Vuelo', '/operaciones/plan', 'Briefing de vuelo'],
    ['Reporte Manual', '/operaciones/reporte', 'Reporte manual'],
    ['Aeropuertos', '/operaciones/aeropuertos', 'Aeropuertos'],
  ],
  Eventos: [
    ['Focus Airports', '/eventos/focus-airports', 'Focus Airports'],
    ['Tours', '/eventos/tours', 'Tours'],
  ],
  Documentación: [
    ['Manuales', '/documentacion/manuales', 'Manuales'],
    ['Puntos y Rangos', '/documentacion/puntos-rangos', 'Puntos y rangos'],
    ['Normativas', '/documentacion/normativas', 'Normativas'],
    ['Checklists', '/documentacion/checklists', 'Checklists'],
    ['Políticas de la VA', '/documentacion/politicas', 'Políticas de la VA'],
  ],
  Comunidad: [
    ['Pilotos', '/comunidad/pilotos', 'Pilotos'],
    ['Equipo Directivo', '/comunidad/equipo-directivo', 'Equipo directivo'],
    ['Correo Electrónico', '/comunidad/contacto', 'Correo electrónico'],
  ],
  Recursos: [['Liveries', '/recursos/liveries', 'Liveries']],
};

/** What the table of pages adds to a group for the airline's own platform. */
const ownOf = (wanted: PageGroup) =>
  Object.values<PlatformPage>(PILOT_PAGES).flatMap(({ menu, group, title, name = title }) =>
    menu && group === wanted ? [name] : [],
  );

/** The same after the entries of §2, by the last entry before. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  Tours: [...ownOf('Eventos'), ...ownOf('Operaciones')],
  'Políticas de la VA': ownOf('Documentación'),
  'Correo Electrónico': ownOf('Comunidad'),
  Liveries: ownOf('Recursos'),
};
const ownAfter = (entry: string) => (airline.plataforma === 'propia' ? (OWN[entry] ?? []) : []);

test('§2 Navegación · los grupos y las entradas son los de la especificación, en su orden; todos empiezan cerrados', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  // The page of an entry: its group is closed too.
  await signedInPage.goto('/documentacion/manuales');
  await test.step('todos los grupos empiezan cerrados', async () => {
    for (const group of ['Operaciones', 'Documentación', 'Comunidad', 'Recursos']) {
      await expect(shell.group(group)).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(shell.sidebar.getByRole('link', { name: 'Manuales' })).toHaveCount(0);
    await shell.group('Operaciones').click();
    await expect(shell.group('Eventos')).toHaveAttribute('aria-expanded', 'false');
    await expect(shell.sidebar.getByRole('link', { name: 'Tours' })).toHaveCount(0);
    await shell.group('Operaciones').click();
  });
  await test.step('las entradas, en su orden', async () => {
    await shell.expandAll();
    const rows = shell.sidebar.locator('ul button, ul a');
    const texts = (await rows.allInnerTexts()).map((text) =>
      text.replace('(se abre en una pestaña nueva)', '').trim(),
    );
    expect(texts).toEqual([
      ...Object.entries(ENTRIES).flatMap(([group, entries]) => [
        group,
        ...entries.flatMap(([entry]) => [entry, ...ownAfter(entry)]),
      ]),
      airline.linkLabels.community,
      airline.linkLabels.virtualAirline,
      'Mi Perfil',
      'Cerrar Sesión',
    ]);
  });
  for (const link of ['community', 'virtualAirline'] as const) {
    await test.step(`la barra enlaza «${airline.linkLabels[link]}», en una pestaña nueva`, () =>
      expectNewTab(shell.outsideEntry(airline.linkLabels[link]), airline.links[link]));
  }
});

test(
  '§2 Navegación · cada grupo se abre, se cierra y lleva a sus páginas',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    const shell = new Shell(page);
    await signedInPage.goto('/notams');
    for (const [group, entries] of Object.entries(ENTRIES)) {
      await test.step(`el grupo «${group}» se abre, se cierra y lleva a sus páginas`, async () => {
        if (group === 'Eventos') await shell.group('Operaciones').click();
        await shell.group(group).click();
        await expect(shell.group(group)).toHaveAttribute('aria-expanded', 'true');
        for (const [entry, path, heading] of entries) {
          await shell.entry(entry).click();
          await expect(shell.heading).toHaveText(heading);
          expect(new URL(page.url()).pathname).toBe(path);
          await expect(shell.entry(entry)).toHaveAttribute('aria-current', 'page');
          await expect(shell.sidebar.locator('[aria-current=page]')).toHaveCount(1);
        }
        await shell.group(group).click();
        await expect(shell.group(group)).toHaveAttribute('aria-expanded', 'false');
        await expect(shell.entry(String(entries[0]?.[0]))).toHaveCount(0);
      });
    }

    await test.step('«Mi Perfil» lleva al perfil y «Mis Vuelos» a la lista de vuelos', async () => {
      await shell.entry('Mi Perfil').click();
      await expect(shell.heading).toHaveText('Mi perfil');
      // «Operaciones» is still open, for the group inside it.
      await shell.entry('Mis Vuelos').click();
      await expect(page.getByRole('heading', { name: 'Mis vuelos', exact: true })).toBeInViewport();
    });

    await test.step('una página sin entrada propia señala la lista a la que pertenece', async () => {
      await shell.entry('Aeropuertos').click();
      await shell.main.getByRole('link', { name: /LEBL/ }).click();
      await expect(shell.heading).toHaveText(/^LEBL/);
      await expect(shell.entry('Aeropuertos')).toHaveAttribute('aria-current', 'true');
      await expect(shell.sidebar.locator('[aria-current]')).toHaveCount(1);
    });
  },
);

test('§2 Navegación · A-08 · Ctrl o Cmd + B contrae y despliega la barra lateral; vale con Bloq Mayús, y no con Alt, con Mayús ni con la B sola', async ({
  page,
  signedInPage,
}) => {
  const { sidebarToggle, heading } = new Shell(page);
  await signedInPage.goto('/notams');
  await expect(heading).toBeVisible();
  for (const key of ['Control+b', 'Meta+b']) {
    await page.keyboard.press(key);
    await expect(sidebarToggle, key).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press(key);
    await expect(sidebarToggle, key).toHaveAttribute('aria-expanded', 'true');
  }
  for (const key of ['Control+Shift+b', 'Control+Alt+b', 'b']) {
    await page.keyboard.press(key);
    await expect(sidebarToggle, key).toHaveAttribute('aria-expanded', 'true');
  }
  await page.keyboard.press('Control+B');
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Control+B');
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'true');

  await test.step('el botón del encabezado hace lo mismo que el atajo, y lo anuncia', async () => {
    await expect(sidebarToggle).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B');
    await sidebarToggle.click();
    await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebarToggle).toHaveAccessibleName('Desplegar el menú');
  });
});

test('§2 Navegación · el estado de la barra se guarda en una cookie durante 7 días y vale en la visita siguiente', async ({
  page,
  context,
  signedInPage,
}) => {
  const { sidebarToggle } = new Shell(page);
  await signedInPage.goto('/notams');
  expect(await context.cookies(), 'no cookie before the pilot chooses').toEqual([]);
  await sidebarToggle.click();
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false');
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'sidebar_state', value: 'false', sameSite: 'Lax', path: '/' });
  expect(Math.abs(Number(cookie?.expires) - Date.now() / 1000 - 7 * 24 * 3600)).toBeLessThan(60);
  await page.reload();
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'false');
  await sidebarToggle.click();
  await expect.poll(async () => (await context.cookies())[0]?.value).toBe('true');
  await page.reload();
  await expect(sidebarToggle).toHaveAttribute('aria-expanded', 'true');
});

test('§2, R-11 · en la segunda visita la barra nace contraída: nada se mueve al cargar', async ({
  page,
  context,
  baseURL,
  signedInPage,
}) => {
  await context.addCookies([{ name: 'sidebar_state', value: 'false', url: String(baseURL) }]);
  await page.addInitScript(() => {
    const widths: number[] = [];
    Object.assign(window, { seenLefts: widths });
    const look = () => {
      // The start page also holds the sign-in screen, out of sight.
      const shown = [...document.querySelectorAll('main')].find((main) => main.checkVisibility());
      const left = shown?.getBoundingClientRect().left;
      if (left !== undefined && widths.at(-1) !== left) widths.push(left);
      requestAnimationFrame(look);
    };
    look();
  });
  await signedInPage.goto('/notams');
  await expect(new Shell(page).heading).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seenLefts: number[] }).seenLefts)).toEqual([48]);
});

test('§2 Navegación · por debajo de 768 px la disposición es la del móvil', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await signedInPage.goto('/notams');
  await expect(shell.sidebar).toBeVisible();
  await expect(shell.openDrawer).toHaveCount(0);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(shell.openDrawer).toBeVisible();
  await expect(shell.sidebar).toHaveCount(0);
  await shell.openDrawer.click();
  await expect(shell.drawer).toBeVisible();
  await expect(shell.sidebar).toBeVisible();
});

test('§2 Navegación · en el móvil el atajo abre el menú, y elegir una página lo cierra @phone-only', async ({
  page,
  signedInPage,
}) => {
  const shell = new Shell(page);
  await signedInPage.goto('/notams');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(shell.drawer).toBeVisible();
  await shell.group('Operaciones').tap();
  await shell.entry('Aeropuertos').tap();
  await expect(shell.heading).toHaveText('Aeropuertos');
  await expect(shell.drawer).toBeHidden();
});
