import type { Locator, Page } from '@playwright/test';
import { airportPath } from '../fixtures/routes.ts';

/** `/operaciones/aeropuertos/{icao}` */
export class AirportPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly back: Locator;
  /** The badges of the destinations. */
  readonly destinations: Locator;
  readonly briefing: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.back = page.getByRole('main').getByRole('link', { name: 'Volver a los aeropuertos' });
    this.destinations = page
      .getByRole('region', { name: /^\d+ destinos?$/ })
      .getByRole('link', { name: /^[A-Z][A-Z0-9]{3} / });
    this.briefing = page.getByRole('region', { name: 'Briefing operacional', exact: true });
  }

  async open(icao: string): Promise<void> {
    await this.page.goto(airportPath(icao));
  }
}
