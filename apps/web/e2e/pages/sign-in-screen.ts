import type { Locator, Page } from '@playwright/test';

/** The gate. */
export class SignInScreen {
  readonly page: Page;
  readonly heading: Locator;
  readonly callsign: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly website: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Acceso para pilotos' });
    this.callsign = page.getByRole('textbox', { name: 'Indicativo' });
    this.password = page.getByLabel('Contraseña', { exact: true });
    this.submit = page.getByRole('button', { name: 'Acceder', exact: true });
    this.website = page.getByRole('link', { name: /^Web Principal/ });
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
  }

  /** Types both fields and presses the button. */
  async try(callsign: string, password: string): Promise<void> {
    await this.callsign.fill(callsign);
    await this.password.fill(password);
    await this.submit.click();
  }
}
