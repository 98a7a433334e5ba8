import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A page of somebody else, or an own document, inside the portal. */
export class EmbeddedPage {
  readonly region: Locator;
  readonly element: Locator;
  readonly openInNewTab: Locator;

  constructor(page: Page, title: string) {
    this.region = page.getByRole('region', { name: title, exact: true });
    this.element = this.region.locator('iframe');
    this.openInNewTab = this.region.getByRole('link', { name: /^Abrir en pestaña nueva/ });
  }

  /** What stands in the frame. */
  get content(): FrameLocator {
    return this.element.contentFrame();
  }
}
