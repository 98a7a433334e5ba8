/** What a pilot is shown of a program that asks for access. */
import { z } from 'zod';
import { keyScopeSchema } from './keys.ts';
import { instantSchema } from '../shared/values.ts';

/** A program that asks to act for a pilot. */
export const deviceRequestSchema = z
  .object({
    program: z.string(),
    scopes: z.array(keyScopeSchema),
    askedAt: instantSchema,
    expiresAt: instantSchema,
    state: z.enum(['pending', 'approved', 'denied']),
  })
  .meta({ id: 'DeviceRequest' });

export type DeviceRequest = z.infer<typeof deviceRequestSchema>;
