import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const deviceSchema = z
  .object({
    id: z.uuid(),
    label: z.string(),
    createdAt: instantSchema,
    lastSeenAt: instantSchema,
    expiresAt: instantSchema,
    current: z.boolean().describe('The device that asks'),
  })
  .meta({ id: 'Device' });
