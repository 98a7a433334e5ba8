/** `content/notams.yaml`: the company's notices. */
import { z } from 'zod';
import { id, isoDate, text } from './common.ts';

/** Specification §9: Alta (destructive style), Media (default), Baja (secondary). */
export const importance = z.enum(['Alta', 'Media', 'Baja']);
export type Importance = z.infer<typeof importance>;

export const notamSchema = z.strictObject({
  id,
  /** Day of publication. */
  date: isoDate,
  title: text,
  importance,
  /** Paragraphs, separated by a blank line. */
  content: text,
});
export type Notam = z.infer<typeof notamSchema>;

/** What tells a notice from the others before it is opened. */
export type NotamHead = Pick<Notam, 'id' | 'title' | 'importance'>;

export const notamsSchema = z.array(notamSchema);
