import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { LinkCard } from '#app/components/blocks/link-card.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import type { LinkCard as LinkCardData } from '@va/schemas/content/documents.ts';

interface LinkCardsPageProps {
  eyebrow: string;
  title: string;
  lead: string;
  cards: readonly LinkCardData[];
  icon: LucideIcon;
  call: string;
  /** Text under the cards. */
  children?: ReactNode;
}

/** A page of cards, each of which opens a document in a new tab. */
export function LinkCardsPage({ eyebrow, title, lead, cards, icon, call, children }: LinkCardsPageProps) {
  return (
    <>
      <PageHead eyebrow={eyebrow} title={title} lead={lead} />
      <CardGrid>
        {cards.map((card) => (
          <LinkCard
            key={card.id}
            title={card.title}
            description={card.description}
            icon={icon}
            target={{ href: card.url }}
            call={call}
          />
        ))}
      </CardGrid>
      {children && <div className="mt-8 max-w-3xl">{children}</div>}
    </>
  );
}
