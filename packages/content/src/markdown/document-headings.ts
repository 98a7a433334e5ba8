/** The headings of the airline's own documents with the anchors that their pages give them. */
import type { Token } from 'markdown-it';
import { nameCode } from '@va/domain/name-code.ts';

/** Ids that the page around the text uses itself. */
const PAGE_IDS = ['contenido', 'texto', 'datos', 'pistas', 'rutas'];

/** A heading of a document. */
export interface DocumentHeading {
  /** Token that opens it. */
  token: Token;
  id: string;
  text: string;
}

/** The headings of a parsed document, in order. */
export function documentHeadings(tokens: readonly Token[]): DocumentHeading[] {
  const slug = uniqueSlugs(PAGE_IDS);
  return tokens.flatMap((token, i) => {
    if (token.type !== 'heading_open') return [];
    const text = plainText(tokens[i + 1]);
    return [{ token, id: slug(text), text }];
  });
}

/**
 * Ids for headings. A function that turns headings into ids, `Antes de salir` → `antes-de-salir`, numbered when
 * they repeat or are `reserved`.
 */
export function uniqueSlugs(reserved: readonly string[] = []): (heading: string) => string {
  const taken = new Set(reserved);
  return (heading) => {
    const base = nameCode(heading) || 'apartado';
    let slug = base;
    for (let i = 2; taken.has(slug); i += 1) slug = `${base}-${i}`;
    taken.add(slug);
    return slug;
  };
}

/** The words of an inline token, without marks. */
export function plainText(inline: Token | undefined): string {
  return (inline?.children ?? []).map(({ content }) => content).join('');
}
