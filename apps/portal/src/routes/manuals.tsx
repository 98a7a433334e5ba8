import { BookOpenText } from 'lucide-react';
import { manuals } from '#app/content/manuals.ts';
import { LinkCardsPage } from '#app/features/documents/link-cards-page.tsx';

export function Component() {
  return (
    <LinkCardsPage
      eyebrow="Documentación"
      title="Manuales"
      lead="Cómo opera la aerolínea y cómo se usan sus programas, documento a documento."
      cards={manuals}
      icon={BookOpenText}
      call="Abrir el manual"
    />
  );
}
