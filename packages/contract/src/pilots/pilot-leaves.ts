import { z } from 'zod';
import { pageQuerySchema } from '../shared/page.ts';
import { reasonSchema } from '../shared/values.ts';

export const decideLeaveBodySchema = z
  .strictObject({ grant: z.boolean(), reason: reasonSchema.optional() })
  .refine(({ grant, reason }) => grant || reason !== undefined, {
    path: ['reason'],
    error: 'Escribe por qué se deniega',
  })
  .meta({ id: 'DecideLeave', example: { grant: true }, description: '`reason` is needed for a refusal.' });

export const leavesQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(['asked', 'granted', 'refused', 'ended', 'withdrawn', 'decided', 'all'])
    .default('asked')
    .describe('Which leaves; `decided` are all but the asked ones'),
});
