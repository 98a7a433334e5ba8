/** What every page of the platform holds to. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './platform.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Scheme = 'light' | 'dark';
type WithAxe = typeof globalThis & { axe: { run: (options: RunOptions) => Promise<AxeResults> } };

/** The rules that read colours: all that another theme can break. */
const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Opens an address and expects a heading, no sideways scroll and no violation in any of the themes. */
export async function expectSoundPage(
  page: Page,
  address: string,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  await page.emulateMedia({ colorScheme: schemes[0] ?? 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Cargando|^Comprobando/)).toHaveCount(0);
  const [wide, wider] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(wider, address).toBeLessThanOrEqual(wide ?? 0);
  if (schemes.length > 0) await page.evaluate(source);
  for (const [i, scheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme: scheme });
    const found = await page.evaluate(
      async (options) => {
        const { violations } = await (globalThis as WithAxe).axe.run(options);
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
      },
      i === 0 ? {} : COLOURS,
    );
    expect(found, `${address} ${scheme}`).toEqual([]);
  }
}
