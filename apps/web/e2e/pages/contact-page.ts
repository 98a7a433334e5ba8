import type { Locator, Page } from '@playwright/test';

/** What the form asks for. */
export interface ContactWords {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** `/comunidad/contacto` */
export class ContactPage {
  readonly page: Page;
  readonly name: Locator;
  readonly email: Locator;
  readonly subject: Locator;
  readonly message: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByRole('textbox', { name: 'Nombre' });
    this.email = page.getByRole('textbox', { name: 'Correo electrónico' });
    this.subject = page.getByRole('textbox', { name: 'Asunto' });
    this.message = page.getByRole('textbox', { name: 'Mensaje' });
    this.submit = page.getByRole('button', { name: 'Preparar el correo' });
  }

  async open(): Promise<void> {
    await this.page.goto('/comunidad/contacto');
  }

  async fill(words: Partial<ContactWords>): Promise<void> {
    await this.name.fill(words.name ?? '');
    await this.email.fill(words.email ?? '');
    await this.subject.fill(words.subject ?? '');
    await this.message.fill(words.message ?? '');
  }
}
