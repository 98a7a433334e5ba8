/** Where the focus is shows, wherever it goes. */
import type { Page } from '@playwright/test';
import { isLong } from '@va/testing/how-often.ts';
import { expect, test } from './fixtures/portal.ts';
import { Shell } from './pages/shell.ts';

test(
  'el foco se ve y nada lo tapa, tampoco con colores forzados',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, forcedColors, paths] of [
      [
        1280,
        'none',
        [
          '/operaciones/aeropuertos',
          ...(isLong ? ['/notams', '/operaciones/aeropuertos/svmi', '/comunidad/contacto'] : []),
        ],
      ],
      [360, 'none', ['/notams', ...(isLong ? ['/recursos/liveries'] : [])]],
      [1280, 'active', ['/comunidad/contacto', ...(isLong ? ['/notams'] : [])]],
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
  },
);

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
