import type { Locator, Page } from '@playwright/test';

/** What every page stands in: sidebar, header, footer, toasts. */
export class Shell {
  readonly page: Page;
  readonly header: Locator;
  readonly clock: Locator;
  readonly footer: Locator;
  readonly main: Locator;
  readonly heading: Locator;
  /** The navigation, in the sidebar or in the drawer of a phone. */
  readonly sidebar: Locator;
  /** The sidebar of a phone. */
  readonly drawer: Locator;
  readonly sidebarToggle: Locator;
  readonly openDrawer: Locator;
  readonly skipLink: Locator;
  readonly tooltip: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.clock = this.header.getByRole('time');
    this.footer = page.getByRole('contentinfo');
    this.main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1 });
    this.sidebar = page.getByRole('navigation', { name: 'Principal' });
    this.drawer = page.getByRole('dialog', { name: 'Menú' });
    this.sidebarToggle = this.header.getByRole('button', { name: /^(?:Contraer|Desplegar) el menú$/ });
    this.openDrawer = this.header.getByRole('button', { name: 'Abrir el menú' });
    this.skipLink = page.getByRole('link', { name: 'Saltar al contenido' });
    this.tooltip = page.getByRole('tooltip');
  }

  /** The button that opens and closes a group of the sidebar. */
  group(name: string): Locator {
    return this.sidebar.getByRole('button', { name, exact: true });
  }

  /** An entry of the sidebar. */
  entry(name: string): Locator {
    return this.sidebar.getByRole('link', { name, exact: true });
  }

  /** An entry of the sidebar that leads outside. */
  outsideEntry(name: string): Locator {
    return this.sidebar.getByRole('link', { name: `${name} (se abre en una pestaña nueva)`, exact: true });
  }

  /** Opens every group of the sidebar, the groups inside groups too. */
  async expandAll(): Promise<void> {
    for (const name of ['Operaciones', 'Eventos', 'Documentación', 'Comunidad', 'Recursos']) {
      await this.group(name).click();
    }
  }
}
