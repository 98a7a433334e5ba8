import type { ReactNode } from 'react';
import { BackLink } from '#app/components/blocks/back-link.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Prose } from './prose.tsx';
import type { Policy } from '@va/schemas/content/policies.ts';
import { formatDate } from '@va/domain/dates.ts';
import { paths } from '#app/lib/paths.ts';
import { PolicyContents } from './policy-contents.tsx';

/** A legal page. */
export function PolicyPage({ policy, providers }: { policy: Policy; providers: ReactNode }) {
  return (
    <>
      <PageHead
        eyebrow="Políticas de la VA"
        title={policy.title}
        lead={policy.summary}
        actions={<BackLink to={paths.policies}>Volver a las políticas</BackLink>}
      />
      <p className="mb-6 text-sm text-ink-2">
        Última actualización: <time dateTime={policy.updated}>{formatDate(policy.updated)}</time>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
        <Prose nodes={policy.body} providers={providers} />
        <PolicyContents body={policy.body} />
      </div>
    </>
  );
}
