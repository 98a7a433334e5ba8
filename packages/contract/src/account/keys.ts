/** Keys of the API that belong to a pilot. */
import { z } from 'zod';
import { KEY_SCOPES } from './key-scopes.ts';
import { instantSchema } from '../shared/values.ts';

const scopes = Object.keys(KEY_SCOPES) as (keyof typeof KEY_SCOPES)[];
export const keyScopeSchema = z.enum(scopes);

/** Longest validity of a key before its owner renews it, days. */
export const KEY_DAYS = 365;

/** Most valid keys of one pilot, or of the company: nobody would check a longer list. */
export const MOST_KEYS = 50;

export const keySchema = z
  .object({
    id: z.uuid(),
    prefix: z.string().describe('First characters, to tell keys apart'),
    label: z.string(),
    scopes: z.array(keyScopeSchema),
    createdAt: instantSchema,
    lastUsedAt: instantSchema.nullable(),
    program: z
      .string()
      .nullable()
      .describe(
        'Program that used it last, with its version, as it calls itself; null where it said neither',
      ),
    expiresAt: instantSchema,
  })
  .meta({ id: 'Key' });

export const createKeyBodySchema = z
  .strictObject({
    label: z.string().trim().min(1).max(60),
    scopes: z.array(keyScopeSchema).min(1).max(4),
    days: z
      .int32()
      .min(1)
      .max(KEY_DAYS)
      .default(KEY_DAYS)
      .describe('Days that it is good for; it can be renewed before they end'),
  })
  .meta({
    id: 'CreateKey',
    example: { label: 'Grabador del PC', scopes: ['acars:write', 'bookings:write'] },
  });

export const createdKeySchema = z
  .object({ key: keySchema, secret: z.string().describe('Shown this once') })
  .meta({ id: 'CreatedKey' });

export type Key = z.infer<typeof keySchema>;

export type CreatedKey = z.infer<typeof createdKeySchema>;
