import { Megaphone } from 'lucide-react';
import { Notice } from '#app/components/blocks/notice.tsx';
import type { LinkCard } from '@va/schemas/content/documents.ts';
import { LinkCardsPage } from './link-cards-page.tsx';

/** Page of the texts that are read aloud on the flight deck. */
export function BriefingsPage({ briefings }: { briefings: readonly LinkCard[] }) {
  return (
    <LinkCardsPage
      eyebrow="Operaciones"
      title="Briefings"
      lead="Los guiones que se leen en voz alta en la cabina de mando."
      cards={briefings}
      icon={Megaphone}
      call="Abrir el documento"
    >
      <Notice title="Cuándo se hacen">
        El briefing de salida, antes de la puesta en marcha; el de llegada, antes de iniciar el descenso; el
        de emergencia, en el primer vuelo del día y siempre que cambie la pista o el tiempo.
      </Notice>
    </LinkCardsPage>
  );
}
