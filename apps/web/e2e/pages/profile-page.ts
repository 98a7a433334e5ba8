import type { Locator, Page } from '@playwright/test';

/** `/mi-perfil` */
export class ProfilePage {
  readonly page: Page;
  readonly stripes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.stripes = page.getByRole('main').getByRole('img', { name: /^Galones/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/mi-perfil');
  }

  /** The value beside a term such as «Nombre»; absent when the portal does not know it. */
  fact(term: string): Locator {
    const name = this.page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) });
    return this.page.getByRole('main').locator('dl > div').filter({ has: name }).getByRole('definition');
  }
}
