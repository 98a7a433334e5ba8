/** WCAG 2.2 AA by machine: every page in both themes at both widths; then reflow, text spacing, focus. */
import type { Page } from '@playwright/test';
import { violations } from './fixtures/axe.ts';
import { liveries } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { KINDS_OF_PAGE, ROUTES } from './fixtures/routes.ts';
import { TEXTS } from './fixtures/specification.ts';
import { goInside } from './fixtures/visit.ts';
import { LiveriesPage } from './pages/liveries-page.ts';
import { NotamsPage } from './pages/notams-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';
import { Toasts } from './pages/toasts.ts';

const WIDTHS = [360, 1280] as const;
const THEMES = ['light', 'dark'] as const;

for (const width of WIDTHS) {
  for (const theme of THEMES) {
    for (const [part, routes] of [
      ['primera mitad', ROUTES.filter((_, i) => i % 2 === 0)],
      ['segunda mitad', ROUTES.filter((_, i) => i % 2 === 1)],
    ] as const) {
      test(`A-01 · A-17 · axe: todas las páginas, ${part}, ${width} px, tema ${theme}`, async ({
        page,
        signedInPage,
      }) => {
        test.setTimeout(180_000);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await signedInPage.goto('/estado');
        for (const route of routes) {
          await goInside(page, route);
          // Around a page of a kind that has been seen stands what has been seen.
          const part = KINDS_OF_PAGE.includes(route) ? undefined : 'main';
          expect.soft(await violations(page, part), route.path).toEqual([]);
        }
      });
    }

    test(`A-01 · A-17 · axe: acceso, errores y diálogos, ${width} px, tema ${theme}`, async ({
      page,
      problems,
    }) => {
      problems.expect(/^console error: 404: /);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const [screen, shell, notams] = [new SignInScreen(page), new Shell(page), new NotamsPage(page)];
      await screen.open();
      expect.soft(await violations(page), 'sign-in').toEqual([]);
      await screen.try('nadie', 'x');
      await expect(new Toasts(page).error).toBeVisible();
      expect.soft(await violations(page), 'sign-in with an error').toEqual([]);

      await page.evaluate(() => localStorage.setItem('pilotIndicativo', 'EVE001'));
      for (const [path, title] of [
        ['/no/existe', TEXTS.notFound],
        ['/flota/xx-xxx', TEXTS.unknownAircraft],
        ['/operaciones/aeropuertos?q=qqq', 'Aeropuertos'],
      ] as const) {
        await page.goto(path);
        await expect(shell.heading).toHaveText(title);
        expect.soft(await violations(page), path).toEqual([]);
      }

      if (width === 360) {
        await shell.openDrawer.click();
        await shell.expandAll();
        expect.soft(await violations(page), 'open drawer').toEqual([]);
      } else {
        await shell.expandAll();
        expect.soft(await violations(page), 'open groups').toEqual([]);
        await page.keyboard.press('Control+b');
        await expect(shell.sidebarToggle).toHaveAttribute('aria-expanded', 'false');
        expect.soft(await violations(page), 'sidebar as icons').toEqual([]);
      }

      await notams.open();
      await notams.readButton(notams.cards.first()).click();
      await notams.detailButton(notams.cards.nth(1)).click();
      expect.soft(await violations(page), 'notice').toEqual([]);

      await page.goto('/recursos/liveries');
      const item = liveries.flatMap(({ items }) => items).find(({ url }) => url === 'discord-only');
      await new LiveriesPage(page).discordOnly(String(item?.title)).click();
      expect.soft(await violations(page), 'livery dialog').toEqual([]);

      await page.goto('/comunidad/contacto');
      await page.getByRole('button', { name: 'Preparar el correo' }).click();
      expect.soft(await violations(page), 'contact form with errors').toEqual([]);
    });
  }
}

const DOCUMENTS = [
  'aeropuertos/lemd',
  'manuales/manual-b',
  'checklists/a320',
  'pilotos',
  'puntos-y-rangos',
  'asientos/a330-900',
];

for (const theme of THEMES) {
  test(`A-01 · axe: documentos propios, tema ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of DOCUMENTS) {
        await page.goto(`/documentos/${name}`);
        expect.soft(await violations(page), `${name} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('A-19 · a 320 px ninguna página se desplaza de lado', async ({ page, signedInPage }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signedInPage.goto('/estado');
  for (const route of ROUTES) {
    await goInside(page, route);
    expect.soft(await overflow(page), route.path).toBeLessThanOrEqual(0);
  }
});

test('A-19 · a 320 px tampoco la pantalla de acceso ni los documentos', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', ...DOCUMENTS.map((name) => `/documentos/${name}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test('A-19 · con el espaciado de texto de WCAG 1.4.12 nada se corta ni se desborda, a 360 y 1280 px', async ({
  page,
  signedInPage,
}) => {
  test.setTimeout(90_000);
  await signedInPage.goto('/estado');
  await expect(new Shell(page).heading).toHaveText('Estado de los servicios');
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
  });
  for (const route of KINDS_OF_PAGE) {
    await goInside(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflow(page), `${route.path} at ${width} px`).toBeLessThanOrEqual(0);
      // The sidebar takes a moment to come and go with the width.
      await expect.soft
        .poll(() => clippedTexts(page), { message: `${route.path} at ${width} px: cut off` })
        .toEqual([]);
    }
  }
});

/** Texts that something around them cuts off. Of a notice the list shows a beginning on purpose: the whole is one click away. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflowed: string) => overflowed === 'hidden' || overflowed === 'clip';
    const cut = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const ink = range.getBoundingClientRect();
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Spoken only, shortened on purpose, or within reach by scrolling.
        if (style.position === 'absolute' && box.clientWidth <= 1) return false;
        if (style.webkitLineClamp !== 'none' || style.overflowX === 'auto') return false;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (hides(style.overflowX) && (ink.right > right + 1 || ink.left < left - 1)) return true;
        if (hides(style.overflowY) && (ink.bottom > bottom + 2 || ink.top < top - 2)) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const visible = text.data.trim() !== '' && text.parentElement?.checkVisibility() === true;
      if (visible && !text.parentElement?.closest('svg') && cut(text)) found.push(text.data.trim());
    }
    return found;
  });
}

test('A-18 · el foco se ve y nada lo tapa, también con colores forzados', async ({ page, signedInPage }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, forcedColors, paths] of [
    [
      1280,
      'none',
      ['/notams', '/operaciones/aeropuertos', '/operaciones/aeropuertos/svmi', '/comunidad/contacto'],
    ],
    [360, 'none', ['/notams', '/recursos/liveries']],
    [1280, 'active', ['/notams', '/comunidad/contacto']],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ forcedColors });
    for (const path of paths) {
      await signedInPage.goto(path);
      await expect(new Shell(page).heading).toBeVisible();
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab');
        const end = await page.evaluate(() => document.activeElement === document.body);
        if (end) break;
        // What the focus brings in or sends away takes a moment to move.
        await expect.soft
          .poll(() => focusFault(page), {
            message: `${path} at ${width} px, forced colours ${forcedColors}, stop ${stop}`,
          })
          .toBeUndefined();
      }
    }
  }
});

/** What is wrong with how the focused element shows, or nothing. */
function focusFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const node = document.activeElement;
    // What stands in a frame shows its focus itself.
    if (!node || node.tagName === 'IFRAME') return undefined;
    const name = `${node.tagName} «${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)}»`;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    if (!outlined && (boxShadow === 'none' || matchMedia('(forced-colors: active)').matches))
      return `${name} shows no focus`;
    const { left, right, top, bottom } = node.getBoundingClientRect();
    // Somewhere between its edges it must be what lies on top.
    const spots = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
    );
    const seen = spots.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (node.contains(hit) || (hit.contains(node) && hit.closest('label') !== null));
    });
    return seen ? undefined : `${name} is covered at ${Math.round(left)},${Math.round(top)}`;
  });
}

/** Pixels by which a page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
