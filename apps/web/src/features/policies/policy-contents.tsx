import type { Policy, ProseNode } from '@va/schemas/content/policies.ts';

/** Headings of a legal page, beside it in a wide window. */
export function PolicyContents({ body }: { body: Policy['body'] }) {
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
