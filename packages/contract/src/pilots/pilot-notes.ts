/** What staff note about a pilot for each other. The pilot's copy of their own data has it too. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const pilotNoteSchema = z
  .object({
    id: z.uuid(),
    text: z.string(),
    by: z.string().nullable().describe('Callsign of who wrote it; null when that person has left'),
    at: instantSchema,
  })
  .meta({ id: 'PilotNote' });

export const writeNoteBodySchema = z
  .strictObject({ text: z.string().trim().min(3).max(2000) })
  .meta({ id: 'WriteNote', example: { text: 'Prefiere los avisos por correo.' } });

export type PilotNote = z.infer<typeof pilotNoteSchema>;
