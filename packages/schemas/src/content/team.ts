/** `content/team.yaml`: management members and the commitment text. */
import { z } from 'zod';
import { text } from './common.ts';

const member = z.strictObject({
  /** One letter for the badge. */
  initial: z.string().regex(/^\p{Lu}$/u, 'no es una inicial: escribe una sola letra mayúscula'),
  name: text,
  position: text,
  description: text,
});

export const teamSchema = z.strictObject({
  members: z.array(member).min(1),
  commitment: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
});
export type Team = z.infer<typeof teamSchema>;
