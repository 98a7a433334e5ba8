import type { Locator, Page } from '@playwright/test';

/** `/operaciones/trafico` */
export class TrafficPage {
  readonly page: Page;
  readonly list: Locator;
  readonly flights: Locator;
  readonly map: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('main').getByRole('region', { name: /vuelos?$/i });
    this.flights = this.list.getByRole('heading', { level: 3 });
    this.map = page.getByRole('application', { name: 'Mapa del tráfico' });
  }

  async open(callsign?: string): Promise<void> {
    await this.page.goto(`/operaciones/trafico${callsign === undefined ? '' : `?vuelo=${callsign}`}`);
  }

  /** The strip of a flight. */
  strip(callsign: string): Locator {
    return this.list.locator(`[data-flight="${callsign}"]`);
  }

  /** The link that opens a flight. */
  link(callsign: string): Locator {
    return this.strip(callsign).getByRole('link', { name: callsign });
  }

  /** How a network fares. */
  network(name: 'VATSIM' | 'IVAO'): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** A figure of the flight that is opened. */
  figure(term: string): Locator {
    return this.list.getByText(term, { exact: true }).locator('xpath=following-sibling::dd');
  }
}
