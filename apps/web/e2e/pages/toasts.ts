import type { Locator, Page } from '@playwright/test';

/** Where toasts appear: errors in an alert, the rest in a status. */
export class Toasts {
  readonly error: Locator;
  readonly success: Locator;

  constructor(page: Page) {
    const region = page.getByRole('region', { name: 'Notificaciones' });
    this.error = region.getByRole('alert').locator('[data-variant]');
    this.success = region.getByRole('status').locator('[data-variant]');
  }
}
