/** Appeals against sanctions. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';
import { appealSchema, kindSchema } from './sanctions.ts';

/** An appeal as those who may decide on it see it. */
export const sanctionAppealSchema = appealSchema
  .extend({
    kind: kindSchema,
    facts: z.string(),
    heard: z.string(),
    startsAt: instantSchema,
    endsAt: instantSchema.nullable(),
    sanctionedBy: z.string().nullable(),
  })
  .meta({ id: 'SanctionAppeal' });

export type SanctionAppeal = z.infer<typeof sanctionAppealSchema>;
