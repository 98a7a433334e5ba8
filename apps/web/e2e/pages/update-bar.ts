import type { Page } from '@playwright/test';

/** The bar that offers a new version of the portal. */
export const newVersion = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Hay una versión nueva del portal.' });

/**
 * Takes it, once the page has fetched what it needs. What is asked of the worker in use while it ends starts it again, and
 * Chromium lets a worker that is looked at, as in tests, go only then.
 */
export async function takeNewVersion(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await newVersion(page).getByRole('button', { name: 'Actualizar' }).click();
}
