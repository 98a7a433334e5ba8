/** Markdown tokens as a tree that React can draw: no HTML text is ever handed to the app. */
import type { Token } from 'markdown-it';
import type { ProseNode, ProseTag } from '@va/schemas/content/policies.ts';
import { uniqueSlugs } from './document-headings.ts';

type Element = Exclude<ProseNode, string>;

const tags: ReadonlySet<string> = new Set<ProseTag>([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'code',
  'a',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'br',
]);

/** The tree of a checked text. The line `{{proveedores}}` becomes an element `providers`. */
export function toProse(tokens: readonly Token[]): ProseNode[] {
  const slug = uniqueSlugs();
  const root: ProseNode[] = [];
  const open: ProseNode[][] = [root];
  const into = () => open.at(-1) ?? root;

  for (const [i, token] of tokens.entries()) {
    if (token.type === 'inline') {
      into().push(...inlineNodes(token.children ?? []));
    } else if (token.nesting === 1) {
      const element = elementOf(token);
      if (/^h\d$/.test(element.tag)) element.id = slug(tokens[i + 1]?.content ?? '');
      // The paragraph of a tight list item is not shown as one.
      if (token.hidden) open.push(into());
      else {
        into().push(element);
        open.push(element.children);
      }
    } else if (token.nesting === -1) {
      open.pop();
    } else if (token.type === 'fence' || token.type === 'code_block') {
      into().push({ tag: 'p', children: [{ tag: 'code', children: [token.content.trimEnd()] }] });
    } else {
      into().push(elementOf(token));
    }
  }
  return root.map((node) => (isProviders(node) ? { tag: 'providers', children: [] } : node));
}

function inlineNodes(children: readonly Token[]): ProseNode[] {
  const root: ProseNode[] = [];
  const open: ProseNode[][] = [root];
  const into = () => open.at(-1) ?? root;
  for (const token of children) {
    if (token.type === 'text') into().push(token.content);
    else if (token.type === 'softbreak') into().push(' ');
    else if (token.type === 'code_inline') into().push({ tag: 'code', children: [token.content] });
    else if (token.nesting === 1) {
      const element = elementOf(token);
      const href = token.attrGet('href');
      if (href !== null) element.href = String(href);
      into().push(element);
      open.push(element.children);
    } else if (token.nesting === -1) open.pop();
    else into().push(elementOf(token));
  }
  return joined(root);
}

/** Neighbouring strings as one, empty ones left out. */
function joined(nodes: readonly ProseNode[]): ProseNode[] {
  return nodes.reduce<ProseNode[]>((result, node) => {
    const last = result.at(-1);
    if (node === '') return result;
    if (typeof node === 'string' && typeof last === 'string') return [...result.slice(0, -1), last + node];
    return [...result, typeof node === 'string' ? node : { ...node, children: joined(node.children) }];
  }, []);
}

function elementOf(token: Token): Element {
  if (!tags.has(token.tag)) throw new Error(`No element for Markdown's <${token.tag}>`);
  return { tag: token.tag as ProseTag, children: [] };
}

function isProviders(node: ProseNode): boolean {
  return (
    typeof node !== 'string' &&
    node.tag === 'p' &&
    node.children.length === 1 &&
    node.children[0] === '{{proveedores}}'
  );
}
