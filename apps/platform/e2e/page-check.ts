/** What every page of the platform holds to. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './platform.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Opens an address and expects a heading, no sideways scroll and no violation. */
export async function expectSoundPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Cargando|^Comprobando/)).toHaveCount(0);
  const [wide, wider] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(wider, address).toBeLessThanOrEqual(wide ?? 0);
  await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe;
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
  });
  expect(found, address).toEqual([]);
}
