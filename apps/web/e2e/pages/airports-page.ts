import type { Locator, Page } from '@playwright/test';

/** `/operaciones/aeropuertos` */
export class AirportsPage {
  readonly page: Page;
  readonly search: Locator;
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole('searchbox', { name: 'Buscar por código OACI o nombre' });
    this.cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  }

  async open(): Promise<void> {
    await this.page.goto('/operaciones/aeropuertos');
  }

  card(icao: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: new RegExp(`^${icao} `) });
  }

  /** The ICAO codes on the cards that are shown. */
  async shownCodes(): Promise<string[]> {
    const texts = await this.cards.allInnerTexts();
    return texts.map((text) => text.trim().slice(0, 4));
  }
}
