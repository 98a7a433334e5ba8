/** Keys of the API that belong to a pilot. */
import { z } from 'zod';
import { KEY_SCOPES } from './key-scopes.ts';
import { instantSchema, keysOf, optionalReasonSchema } from '../shared/values.ts';
import { COMPANY_SCOPES } from '@va/domain/rights/company-scopes.ts';

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

// What they share with the keys of pilots.
const { createdAt, lastUsedAt, expiresAt, ...named } = keySchema.shape;
const { label, days } = createKeyBodySchema.shape;

export const companyScopeSchema = keysOf(COMPANY_SCOPES).meta({ id: 'CompanyScope' });

export const companyKeySchema = z
  .object({
    ...named,
    scopes: z.array(companyScopeSchema),
    createdBy: z
      .string()
      .nullable()
      .describe('Callsign of who made it; the key can do no more than they can'),
    createdAt,
    lastUsedAt,
    expiresAt,
  })
  .meta({ id: 'CompanyKey' });

export const createCompanyKeyBodySchema = z
  .strictObject({
    label,
    scopes: z.array(companyScopeSchema).min(1).max(Object.keys(COMPANY_SCOPES).length),
    days,
    reason: optionalReasonSchema,
  })
  .meta({
    id: 'CreateCompanyKey',
    example: {
      label: 'Página web',
      scopes: ['staff:statistics'],
      days: 365,
      reason: 'Los totales de la portada.',
    },
  });

export const createdCompanyKeySchema = z
  .object({ key: companyKeySchema, secret: createdKeySchema.shape.secret })
  .meta({ id: 'CreatedCompanyKey' });

export type CompanyKey = z.infer<typeof companyKeySchema>;
export type CreateCompanyKey = z.output<typeof createCompanyKeyBodySchema>;
