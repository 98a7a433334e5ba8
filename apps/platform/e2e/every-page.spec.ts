/** Every page of a pilot, alone and framed, at two widths and in both themes: no violation, no sideways scroll. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, signIn, test } from './platform.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = [
  '',
  'vuelos',
  'vuelos?salida=todas',
  'reservas',
  'cuenta',
  'mensajes',
  'pilotos',
  'pilotos/EVE001',
  'mesa',
  'nada',
];

for (const width of [360, 1280])
  for (const scheme of ['light', 'dark'] as const)
    test(`every page at ${width} px, ${scheme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      await signIn(page, 'piloto');
      for (const path of PAGES)
        for (const frame of ['', 'marco=1']) {
          const where = `/plataforma/${path}${frame && (path.includes('?') ? '&' : '?')}${frame}`;
          await page.goto(where);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/^Cargando|^Comprobando/)).toHaveCount(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
            width,
          );
          await page.evaluate(source);
          const found = await page.evaluate(async () => {
            const axe = (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe;
            return (await axe.run()).violations.map(
              ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`,
            );
          });
          expect(found, where).toEqual([]);
        }
    });
