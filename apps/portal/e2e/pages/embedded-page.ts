import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Frame } from '@va/schemas/content/frames.ts';

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

  /** It shows the address of its entry: outside, or of our own platform. */
  async expectAddress({ url = '' }: Frame): Promise<void> {
    await expect(this.element).toHaveAttribute('src', /./);
    await expect(this.element).toHaveAttribute('src', new URL(url, this.element.page().url()).href);
  }

  /** What stands there has come: the page that stands in for another site, or a page of the platform. */
  async expectContent({ url = '' }: Frame): Promise<void> {
    await this.element.scrollIntoViewIfNeeded();
    const own = url.startsWith('/');
    const heading = own ? { level: 1 } : { name: 'Página simulada de' };
    await expect(this.content.getByRole('heading', heading)).toBeVisible();
  }

  /** What stands in the frame. */
  get content(): FrameLocator {
    return this.element.contentFrame();
  }
}
