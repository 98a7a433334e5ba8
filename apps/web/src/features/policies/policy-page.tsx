import { type ReactNode, createElement, Fragment } from 'react';
import { BackLink } from '#app/components/blocks/back-link.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import type { Policy, ProseNode } from '@va/schemas/content/policies.ts';
import { formatDate } from '@va/domain/dates.ts';
import { paths } from '#app/lib/paths.ts';
import { TextLink } from '#app/components/links/text-link.tsx';
import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import { ExternalLink } from '#app/components/links/external-link.tsx';

const classes: Record<string, string> = {
  h2: 'mt-8 mb-3 text-xl font-bold first:mt-0',
  h3: 'mt-6 mb-2 text-lg font-bold',
  p: 'mb-4',
  ul: 'mb-4 ml-6 list-disc',
  ol: 'mb-4 ml-6 list-decimal',
  li: 'mb-1 pl-1',
  blockquote: 'mb-4 border-l-4 border-sky bg-sky-soft px-4 py-3 [&>p:last-child]:mb-0',
  table:
    'w-full border-collapse text-left text-xs hyphens-auto sm:text-base [&_code]:text-xs [&_code]:hyphens-none sm:[&_code]:text-sm',
  th: 'border border-line bg-surface-2 px-1.5 py-2 sm:px-3',
  td: 'border border-line px-1.5 py-2 align-top sm:px-3',
  code: 'font-mono text-sm',
};

interface ProseProps {
  nodes: readonly ProseNode[];
  /** Replaces `{{proveedores}}` in the text. */
  providers: ReactNode;
}

/** Markdown that the build has parsed, rendered as elements: no HTML string ever reaches the page. */
function Prose({ nodes, providers }: ProseProps) {
  return (
    <div data-prose className="max-w-3xl leading-relaxed">
      {nodes.map((node, i) => {
        const child = renderNode(node, i, providers);
        if (typeof node === 'string' || node.tag !== 'table') return child;
        return (
          <TableScroller key={i} labelledBy={headingBefore(nodes, i)} className="mb-4">
            {child}
          </TableScroller>
        );
      })}
    </div>
  );
}

/** Id of the heading over a node, which names it. */
function headingBefore(nodes: readonly ProseNode[], index: number): string {
  const heading = nodes
    .slice(0, index)
    .findLast((node) => typeof node !== 'string' && node.tag !== 'providers' && node.id !== undefined);
  return typeof heading === 'object' && 'id' in heading ? String(heading.id) : '';
}

function renderNode(node: ProseNode, key: number, providers: ReactNode): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'providers') return <Fragment key={key}>{providers}</Fragment>;
  if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, { key });
  const children = node.children.map((child, i) => renderNode(child, i, providers));
  if (node.tag === 'a') return renderLink(node.href ?? '', key, children);
  return createElement(node.tag, { key, id: node.id, className: classes[node.tag] }, ...children);
}

function renderLink(href: string, key: number, children: ReactNode): ReactNode {
  if (href.startsWith('/') && !href.startsWith('/documentos/')) {
    return (
      <TextLink key={key} to={href}>
        {children}
      </TextLink>
    );
  }
  if (href.startsWith('mailto:')) {
    return (
      <a key={key} href={href} className="text-link underline underline-offset-4">
        {children}
      </a>
    );
  }
  return (
    <ExternalLink key={key} href={href} className="text-link underline underline-offset-4">
      {children}
    </ExternalLink>
  );
}

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
