import type { Locator, Page } from '@playwright/test';

/** `/recursos/liveries` */
export class LiveriesPage {
  readonly page: Page;
  readonly families: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.families = page.getByRole('main').getByRole('heading', { level: 2 });
    this.dialog = page.getByRole('dialog', { name: 'Disponible en Discord' });
  }

  async open(): Promise<void> {
    await this.page.goto('/recursos/liveries');
  }

  family(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** What stands for a livery that can be downloaded. */
  download(title: string): Locator {
    return this.page.getByRole('link', {
      name: `Descargar ${title} (se abre en una pestaña nueva)`,
      exact: true,
    });
  }

  /** What stands for a livery that is only to be had in the chat community. */
  discordOnly(title: string): Locator {
    return this.page.getByRole('button', { name: `Ver en Discord ${title}`, exact: true });
  }
}
