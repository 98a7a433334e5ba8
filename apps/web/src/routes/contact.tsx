import { airlineTexts } from '#app/content/airline-texts.ts';
import { ContactPage } from '#app/features/contact/contact-page.tsx';

export function Component() {
  return <ContactPage recipient={airlineTexts.contactEmail} />;
}
