import { airline } from '#app/content/airline.ts';
import { ContactPage } from '#app/features/contact/contact-page.tsx';

export function Component() {
  return <ContactPage recipient={airline.contactEmail} />;
}
