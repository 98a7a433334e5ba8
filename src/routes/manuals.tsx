import { BookOpenText } from 'lucide-react';
import { manuals } from '#app/content/manuals.ts';
import { LinkCardsPage } from '#app/features/documents/link-cards-page.tsx';

export function Component() {
  return (
    <LinkCardsPage
      eyebrow="Documentación"
      title="Manuales"
      lead="El manual del ACARS, los manuales de operaciones A, B, C y D y los procedimientos del A320."
      cards={manuals}
      icon={BookOpenText}
      call="Abrir el manual"
    />
  );
}
