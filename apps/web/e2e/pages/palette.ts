import { expect, type Locator, type Page } from '@playwright/test';

/** The search over everything, and the list of shortcuts. */
export class Palette {
  readonly page: Page;
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly list: Locator;
  readonly options: Locator;
  /** The option that Enter would choose. */
  readonly active: Locator;
  readonly status: Locator;
  readonly shortcutsButton: Locator;
  readonly shortcuts: Locator;
  readonly singleKeys: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('banner').getByRole('button', { name: 'Buscar…' });
    this.dialog = page.getByRole('dialog', { name: 'Buscar en el portal' });
    this.field = this.dialog.getByRole('combobox', { name: 'Buscar en el portal' });
    this.list = this.dialog.getByRole('listbox', { name: 'Resultados' });
    this.options = this.list.getByRole('option');
    this.active = this.list.getByRole('option', { selected: true });
    this.status = this.dialog.getByRole('status');
    this.shortcutsButton = this.dialog.getByRole('button', { name: 'Atajos de teclado' });
    this.shortcuts = page.getByRole('dialog', { name: 'Atajos de teclado' });
    this.singleKeys = this.shortcuts.getByRole('switch', { name: /^Usar atajos de una sola tecla/ });
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  /** Opens the palette and types. */
  async search(words: string): Promise<void> {
    await this.open();
    await this.page.keyboard.type(words);
    await expect(this.field).toHaveValue(words);
  }

  /** Opens the palette, types and takes what comes first. */
  async choose(words: string): Promise<void> {
    await this.search(words);
    await this.page.keyboard.press('Enter');
    await expect(this.dialog).toHaveCount(0);
  }
}
