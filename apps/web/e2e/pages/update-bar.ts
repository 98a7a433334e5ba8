import type { Page } from '@playwright/test';

/** The bar that offers a new version of the portal. */
export const newVersion = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Hay una versión nueva del portal.' });

/** Takes it. */
export const takeNewVersion = (page: Page): Promise<void> =>
  newVersion(page).getByRole('button', { name: 'Actualizar' }).click();
