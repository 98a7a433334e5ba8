/** Front matter of the airline's own documents, the Markdown files under `content/documents`. */
import { z } from 'zod';
import { icao, isoDate, text, id, pageUrl } from './common.ts';
import { sectionFiles } from './sections.ts';

export const documentFrontMatter = z.strictObject({
  title: text,
  summary: text,
  updated: isoDate,
  /** Other words by which pilots look for it in the portal's search. */
  words: text.optional(),
  /** An airport briefing: the tables of this airport stand before the text. */
  airport: icao.optional(),
  /** The optional section that it is about; without that section, the document and its links do not exist. */
  section: z.enum(sectionFiles).optional(),
  /** Printed small and in two columns: for what lies beside the simulator. */
  compactPrint: z.boolean().optional(),
  /** Lists the document draws from the content. */
  include: z.enum(['pilots']).optional(),
});

/** What the search knows of a document besides its title. */
export interface DocumentSections {
  /** `/documentos/…` */
  path: string;
  words?: string;
  /** The headings with their anchors, in order. */
  sections: { id: string; text: string }[];
}

/** What the portal knows of a document without opening it. */
export interface DocumentEntry {
  /** `/documentos/…` */
  path: string;
  title: string;
  summary: string;
  updated: string;
}

/** `manuals.yaml`, `regulations.yaml`, `checklists.yaml`, `briefings.yaml`: cards that open a document. */

export const linkCardSchema = z.strictObject({
  id,
  title: text,
  description: text,
  /** Own document or https address; opens in a new tab. */
  url: pageUrl,
});
export type LinkCard = z.infer<typeof linkCardSchema>;

export const linkCardsSchema = z.array(linkCardSchema);
