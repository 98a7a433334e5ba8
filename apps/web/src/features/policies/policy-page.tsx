import type { ReactNode } from 'react';
import { BackLink } from '#app/components/blocks/back-link.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Prose } from './prose.tsx';
import type { Policy, ProseNode } from '@va/schemas/content/policies.ts';
import { formatDate } from '@va/domain/dates.ts';
import { paths } from '#app/lib/paths.ts';

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

/** Headings of a legal page, beside it in a wide window. */
function PolicyContents({ body }: { body: Policy['body'] }) {
  const headings = body.flatMap((node) =>
    typeof node === 'object' && node.tag === 'h2' && node.id ? [{ id: node.id, text: textOf(node) }] : [],
  );
  return (
    <nav
      aria-labelledby="en-esta-pagina"
      className="no-print sticky top-[calc(var(--header-height)+2rem)] hidden max-w-80 self-start rounded-lg border border-line bg-surface p-5 xl:block"
    >
      <h2 id="en-esta-pagina" className="mb-2 text-sm font-bold">
        En esta página
      </h2>
      <ul className="grid">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1 text-sm leading-snug text-link hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function textOf(node: ProseNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
