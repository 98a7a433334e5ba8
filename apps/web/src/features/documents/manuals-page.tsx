import { BookOpenText } from 'lucide-react';
import type { LinkCard } from '@va/schemas/content/documents.ts';
import { LinkCardsPage } from './link-cards-page.tsx';

/** The airline's manuals. */
export function ManualsPage({ manuals }: { manuals: readonly LinkCard[] }) {
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
