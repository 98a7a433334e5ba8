import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Frame } from '@va/schemas/content/frames.ts';

/** What the platform's views show to who has passed the gate alone. */
const VIEW = /Entra con tu cuenta, una vez cada 30 días|Seguir un vuelo|Nadie está volando/;

/** Whether the airline's own platform has it: then it is a part of the page, with no frame around it. */
export const isOwnView = ({ url = '' }: Frame): boolean => url.startsWith('/plataforma/');

/** A page of somebody else, or an own document, inside the portal. */
export class EmbeddedPage {
  readonly region: Locator;
  readonly element: Locator;
  readonly openInNewTab: Locator;
  private readonly page: Page;

  constructor(page: Page, title: string) {
    this.page = page;
    this.region = page.getByRole('region', { name: title, exact: true });
    this.element = this.region.locator('iframe');
    this.openInNewTab = this.region.getByRole('link', { name: /^Abrir en pestaña nueva/ });
  }

  /** It shows the address of its entry; what our own platform has stands in no frame, and its document below it. */
  async expectAddress(frame: Frame): Promise<void> {
    const { url = '', document } = frame;
    if (isOwnView(frame)) {
      await expect(this.page.locator('iframe[src*="/plataforma/"]')).toHaveCount(0);
      await expect(this.page.locator(`iframe[src$="${document}"]`)).toHaveCount(
        document === undefined ? 0 : 1,
      );
      return;
    }
    await expect(this.element).toHaveAttribute('src', /./);
    await expect(this.element).toHaveAttribute('src', new URL(url, this.element.page().url()).href);
  }

  /** What stands there has come: the page that stands in for another site, an own document, or the platform's view. */
  async expectContent(frame: Frame): Promise<void> {
    const { url = '' } = frame;
    if (isOwnView(frame)) return expect(this.page.getByRole('main').getByText(VIEW).first()).toBeVisible();
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
