import { Scale } from 'lucide-react';
import type { LinkCard } from '@va/schemas/content/documents.ts';
import { LinkCardsPage } from './link-cards-page.tsx';

/** The airline's regulations. */
export function RegulationsPage({ regulations }: { regulations: readonly LinkCard[] }) {
  return (
    <LinkCardsPage
      eyebrow="Documentación"
      title="Normativas"
      lead="Las reglas por las que volamos, las generales y las de cada ocasión."
      cards={regulations}
      icon={Scale}
      call="Abrir la normativa"
    />
  );
}
