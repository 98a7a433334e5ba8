import { z } from 'zod';
import { instantSchema, monthSchema } from '../shared/values.ts';

export const leaveSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    firstMonth: monthSchema,
    months: z.int32().min(1).max(3).describe('Whole months from the first on'),
    state: z
      .enum(['asked', 'granted', 'refused', 'ended', 'withdrawn'])
      .describe('`withdrawn` by its pilot before it began'),
    reason: z.string().nullable(),
    askedAt: instantSchema,
  })
  .meta({ id: 'Leave' });

export const askLeaveBodySchema = z
  .strictObject({ firstMonth: monthSchema, months: z.int32().min(1).max(12) })
  .meta({ id: 'AskLeave', example: { firstMonth: '2026-12', months: 2 } });

export type Leave = z.infer<typeof leaveSchema>;
