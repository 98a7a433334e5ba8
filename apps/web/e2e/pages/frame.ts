import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Frame } from '@va/schemas/content/frames.ts';
import type { FramePhase } from '#app/components/frames/frame-state.ts';

/** For opening a page whose frame takes long, or never comes: a page has loaded only once its frames have. */
export const AT_ONCE = { waitUntil: 'commit' } as const;

/** A frame of the registry with everything around it. */
export class FrameModel {
  readonly region: Locator;
  readonly iframe: Locator;
  readonly openInNewTab: Locator;
  readonly reload: Locator;
  readonly help: Locator;
  readonly notice: Locator;
  readonly skip: Locator;
  readonly status: Locator;

  /** Its entry in the registry. */
  readonly entry: Frame;

  constructor(page: Page, entry: Frame) {
    this.entry = entry;
    this.region = page.locator(`[data-frame="${entry.id}"]`);
    this.iframe = this.region.locator('iframe');
    this.openInNewTab = this.region.getByRole('link', { name: /^Abrir en pestaña nueva/ }).first();
    this.reload = this.region.getByRole('button', { name: /^Recargar/ }).first();
    this.help = this.region.getByRole('button', { name: /^¿No se ve\?/ });
    this.notice = this.region.getByRole('group');
    this.skip = this.region.getByRole('link', { name: 'Saltar contenido incrustado' });
    this.status = this.region.getByRole('status');
  }

  /** What stands in the frame. */
  get content(): FrameLocator {
    return this.iframe.contentFrame();
  }

  /** Text of the surface that fills the place before there is a page. */
  get waiting(): Locator {
    return this.region.getByText(`Conectando con ${this.entry.provider}`);
  }

  async expectPhase(phase: FramePhase): Promise<void> {
    await expect(this.region).toHaveAttribute('data-phase', phase);
    await this.expectWaysOut();
  }

  /** Waits until the clock of the frame runs. */
  async expectSeen(): Promise<void> {
    await expect(this.region).toHaveAttribute('data-seen', 'true');
  }

  /** The bar that every state must have. */
  async expectWaysOut(): Promise<void> {
    await expect(this.openInNewTab).toBeVisible();
    await expect(this.openInNewTab).toHaveAttribute('target', '_blank');
    await expect(this.openInNewTab).toHaveAttribute('rel', 'noopener');
    // A document of our own comes from where the portal comes from.
    if (!this.entry.url?.startsWith('https://')) return;
    expect(await this.openInNewTab.evaluate((link: HTMLAnchorElement) => link.href)).toBe(this.entry.url);
    await expect(this.reload).toBeVisible();
    await expect(this.help).toBeVisible();
  }
}
