import type { Locator, Page } from '@playwright/test';

/** `/` */
export class HomePage {
  readonly page: Page;
  readonly base: Locator;
  readonly carousel: Locator;
  readonly pause: Locator;
  readonly resume: Locator;
  readonly slides: Locator;

  constructor(page: Page) {
    this.page = page;
    this.base = page.getByRole('heading', { name: 'LEMD - Madrid' });
    this.carousel = page.getByRole('region', { name: 'Focus Airports' });
    this.pause = this.carousel.getByRole('button', { name: 'Detener la rotación' });
    this.resume = this.carousel.getByRole('button', { name: 'Reanudar la rotación' });
    this.slides = this.carousel.locator('[role=group]');
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  /** One of the cards on top. */
  card(title: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: title });
  }

  /** The dot of a focus airport. */
  dot(name: string): Locator {
    return this.carousel.getByRole('button', { name: `Mostrar ${name}` });
  }
}
