/** Markdown of the airline's own documents to HTML without script. */
import MarkdownIt, { type Env, type Token } from 'markdown-it';
import { documentHeadings, plainText } from '../markdown/document-headings.ts';
import { parseMarkdown } from '../markdown/markdown.ts';
import { AWAY_MARK, CLOSE_TABLE, openTable } from './html.ts';

/** A heading that the table of contents names. */
export interface Heading {
  id: string;
  text: string;
}

/** A document's text as HTML. */
export interface RenderedMarkdown {
  html: string;
  /** The `##` headings, for the table of contents. */
  headings: Heading[];
}

/**
 * Where an address of a document leads once the portal stands under a base. Undefined when it leads nowhere, as from a
 * file that was kept: the link's words then stay as plain text.
 */
export type ResolveUrl = (url: string) => string | undefined;

const { renderer, options } = new MarkdownIt({ html: false });
renderer.rules['html_block'] = refuseHtml;
renderer.rules['html_inline'] = refuseHtml;
renderer.rules['th_open'] = (tokens, index) =>
  renderer.renderToken(tokens, index, options).replace('<th', '<th scope="col"');
renderer.rules['table_open'] = (tokens, index) => `${openTable(labelOf(tokens[index]))}\n`;
renderer.rules['table_close'] = () => `${CLOSE_TABLE}\n`;
renderer.rules['link_close'] = (tokens, index) =>
  `${tokens[index]?.meta?.['away'] === true ? AWAY_MARK : ''}${renderer.renderToken(tokens, index, options)}`;

// In a list to work through, the first cell of each row is a box to tick with the words of the cell as its name.
renderer.rules['td_open'] = (tokens, index, _options, env) =>
  `${renderer.renderToken(tokens, index, options)}${isTicked(tokens, index, env) ? '<label class="tick"><input type="checkbox" autocomplete="off"> ' : ''}`;
renderer.rules['td_close'] = (tokens, index, _options, env) =>
  `${isTicked(tokens, index - 2, env) ? '</label>' : ''}${renderer.renderToken(tokens, index, options)}`;

/** Whether a cell, named by the token that opens it, gets a box. */
function isTicked(tokens: readonly Token[], opening: number, env: Env | undefined): boolean {
  return env?.['tickable'] === true && tokens[opening - 1]?.type === 'tr_open';
}

/** What not every document has. */
interface RenderingChoices {
  /** The rows of its tables are ticked off one by one. */
  tickable?: boolean | undefined;
}

/**
 * Renders a checked text. Throws on raw HTML, which the content's check refuses with file and line before it gets
 * here. `inserts`: HTML for lines that hold only `{{name}}`.
 */
export function renderMarkdown(
  source: string,
  resolveUrl: ResolveUrl,
  inserts: Readonly<Record<string, string>> = {},
  choices: RenderingChoices = {},
): RenderedMarkdown {
  const tokens = parseMarkdown(source);
  const headings = nameHeadings(tokens);
  nameTables(tokens);
  markNotices(tokens);
  for (const { children } of tokens) prepareLinks(children ?? [], resolveUrl);
  const html = renderer.render(tokens, options, { ...choices });
  return { html: putInserts(html, inserts), headings };
}

function nameHeadings(tokens: readonly Token[]): Heading[] {
  return documentHeadings(tokens).flatMap(({ token, id, text }) => {
    token.attrSet('id', id);
    return token.tag === 'h2' ? [{ id, text }] : [];
  });
}

/** Gives each table the name of the section it stands in, numbered from the second on. */
function nameTables(tokens: readonly Token[]): void {
  const counts = new Map<string, number>();
  let section = 'Tabla';
  tokens.forEach((token, i) => {
    if (token.type === 'heading_open') section = plainText(tokens[i + 1]);
    if (token.type !== 'table_open') return;
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    token.meta = { label: count === 1 ? section : `${section}, tabla ${count}` };
  });
}

function labelOf(token: Token | undefined): string {
  const label = token?.meta?.['label'];
  return typeof label === 'string' ? label : 'Tabla';
}

/** Quotations that begin with a bold «Aviso» are warnings and look so. */
function markNotices(tokens: readonly Token[]): void {
  tokens.forEach((token, i) => {
    if (token.type !== 'blockquote_open') return;
    const [, strong, word] = tokens[i + 2]?.children ?? [];
    if (strong?.type === 'strong_open' && /^Aviso\b/.test(word?.content ?? ''))
      token.attrSet('class', 'warning');
  });
}

function prepareLinks(children: readonly Token[], resolveUrl: ResolveUrl): void {
  let away = false;
  let dropped = false;
  for (const token of children) {
    if (token.type === 'link_open') {
      const written = String(token.attrGet('href') ?? '');
      const href = resolveUrl(written);
      dropped = href === undefined;
      away = /^https:/i.test(written) && !dropped;
      token.hidden = dropped;
      token.attrSet('href', href ?? '');
      if (away) {
        token.attrSet('target', '_blank');
        token.attrSet('rel', 'noopener');
      }
    } else if (token.type === 'link_close') {
      token.hidden = dropped;
      token.meta = { away };
    }
  }
}

function putInserts(html: string, inserts: Readonly<Record<string, string>>): string {
  return html.replaceAll(/<p>\{\{([a-z]+)\}\}<\/p>/g, (whole, name: string) => inserts[name] ?? whole);
}

function refuseHtml(): never {
  throw new Error('Raw HTML in a document that was not checked');
}
