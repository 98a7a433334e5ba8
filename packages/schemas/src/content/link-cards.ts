/** `manuals.yaml`, `regulations.yaml`, `checklists.yaml`, `briefings.yaml`: cards that open a document. */
import { z } from 'zod';
import { id, pageUrl, text } from './common.ts';

export const linkCardSchema = z.strictObject({
  id,
  title: text,
  description: text,
  /** Own document or https address; opens in a new tab. */
  url: pageUrl,
});
export type LinkCard = z.infer<typeof linkCardSchema>;

export const linkCardsSchema = z.array(linkCardSchema);
