import type { Locator, Page } from '@playwright/test';

/** `/notams` */
export class NotamsPage {
  readonly page: Page;
  readonly cards: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('main').getByRole('article');
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/notams');
  }

  card(title: RegExp): Locator {
    return this.page.getByRole('article', { name: title });
  }

  /** «Marcar como leído» or «Leído» of a card or of the dialog. */
  readButton(within: Locator): Locator {
    return within.getByRole('button', { name: /^(?:Marcar como leído|Leído)$/ });
  }

  detailButton(card: Locator): Locator {
    return card.getByRole('button', { name: /^Ver detalle/ });
  }

  badge(within: Locator): Locator {
    return within.getByText(/^(?:Alta|Media|Baja)$/);
  }

  /** Opens a notice and gives its words. */
  async read(card: Locator): Promise<string> {
    await this.detailButton(card).click();
    const text = await this.dialog.innerText();
    await this.dialog.getByRole('button', { name: 'Cerrar' }).click();
    return text.replaceAll(/\s+/g, ' ');
  }
}
