/** Work that the server does by itself, as staff see it. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const jobSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    title: z.string().describe('What it does, in Spanish; the kind when this version no longer knows it'),
    runKey: z.string(),
    state: z.enum(['queued', 'running', 'done', 'failed']),
    attempts: z.int32().describe('Tries so far'),
    nextAt: instantSchema,
    lastError: z.string().nullable(),
    createdAt: instantSchema,
    finishedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Job' });
