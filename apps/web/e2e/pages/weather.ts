import type { Locator, Page } from '@playwright/test';

/** The weather on the page of an airport or of a flight. */
export class WeatherSection {
  readonly section: Locator;
  readonly retry: Locator;
  readonly favoured: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: /^Meteorología/ });
    this.retry = this.section.getByRole('button', { name: 'Reintentar' });
    this.favoured = this.section.getByText(/^Pistas? favorables?:/);
  }

  /** What the report says under a term. */
  said(term: string): Locator {
    return this.section
      .locator('dl > div')
      .filter({ has: this.section.page().getByText(term, { exact: true }) })
      .getByRole('definition');
  }
}
