import { ShieldCheck } from 'lucide-react';
import { CardGrid } from '#app/components/blocks/card-grid.tsx';
import { LinkCard } from '#app/components/blocks/link-card.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import type { Policy } from '@va/schemas/content/policies.ts';

/** The legal texts, one card each. */
export function PoliciesPage({ policies }: { policies: readonly Policy[] }) {
  return (
    <>
      <PageHead
        eyebrow="Documentación"
        title="Políticas de la VA"
        lead="Lo que aceptas al usar el portal y lo que hacemos con tus datos."
      />
      <CardGrid>
        {policies.map((policy) => (
          <LinkCard
            key={policy.slug}
            title={policy.title}
            description={policy.summary}
            icon={ShieldCheck}
            target={{ to: paths.policy(policy.slug) }}
            call="Leer la política"
          />
        ))}
      </CardGrid>
    </>
  );
}
