/** Front matter of the legal pages under `content/policies`; the file's name is the page's address. */
import { z } from 'zod';
import { isoDate, text } from './common.ts';

export const policyFrontMatter = z.strictObject({
  title: text,
  /** One sentence for the card. */
  summary: text,
  /** Short name for the footer; the title without it. */
  label: text.optional(),
  /** Last change. */
  updated: isoDate,
  /** Position among the cards, from 1. */
  order: z.int().min(1),
});

/** A piece of text of a rendered Markdown page: a string, or an element with children. */
export type ProseNode = string | { tag: ProseTag; href?: string; id?: string; children: ProseNode[] };
export type ProseTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'strong'
  | 'em'
  | 'code'
  | 'a'
  | 'blockquote'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'hr'
  | 'br'
  | 'providers';

export interface Policy {
  /** Last segment of the address, e.g. `privacidad`. */
  slug: string;
  title: string;
  summary: string;
  /** Short name for the footer. */
  label: string;
  updated: string;
  body: ProseNode[];
}
