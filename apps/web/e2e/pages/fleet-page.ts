import type { Locator, Page } from '@playwright/test';

/** `/flota` */
export class FleetPage {
  readonly page: Page;
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  }

  async open(): Promise<void> {
    await this.page.goto('/flota');
  }

  card(registration: string): Locator {
    return this.cards.filter({ hasText: registration });
  }
}
