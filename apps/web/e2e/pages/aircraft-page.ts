import type { Locator, Page } from '@playwright/test';
import { aircraftPath } from '../fixtures/routes.ts';

/** `/flota/{registration}` */
export class AircraftPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly interior: Locator;
  readonly specifications: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.interior = page.getByRole('region', { name: 'Interior', exact: true }).getByRole('img');
    this.specifications = page.getByRole('table', { name: 'Especificaciones técnicas' });
  }

  async open(registration: string): Promise<void> {
    await this.page.goto(aircraftPath(registration));
  }

  /** The value of one of the specifications. */
  specification(label: string): Locator {
    const name = this.page.getByRole('rowheader', { name: label, exact: true });
    return this.specifications.getByRole('row').filter({ has: name }).getByRole('cell');
  }
}
