import { z } from 'zod';
import { COMPANY_SCOPES } from '@va/domain/rights/company-scopes.ts';
import { instantSchema, keysOf, reasonSchema } from '../shared/values.ts';

export const companyScopeSchema = keysOf(COMPANY_SCOPES).meta({ id: 'CompanyScope' });

export const companyKeySchema = z
  .object({
    id: z.uuid(),
    prefix: z.string().describe('First characters, to tell keys apart'),
    label: z.string(),
    scopes: z.array(companyScopeSchema),
    createdBy: z
      .string()
      .nullable()
      .describe('Callsign of who made it; the key can do no more than they can'),
    createdAt: instantSchema,
    lastUsedAt: instantSchema.nullable(),
    expiresAt: instantSchema.nullable(),
  })
  .meta({ id: 'CompanyKey' });

export const createCompanyKeyBodySchema = z
  .strictObject({
    label: z.string().trim().min(1).max(60),
    scopes: z.array(companyScopeSchema).min(1).max(Object.keys(COMPANY_SCOPES).length),
    days: z
      .int32()
      .min(1)
      .max(730)
      .optional()
      .describe('Days that it is good for; without it, until revoked'),
    reason: reasonSchema,
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
  .object({ key: companyKeySchema, secret: z.string().describe('Shown this once') })
  .meta({ id: 'CreatedCompanyKey' });

export type CompanyKey = z.infer<typeof companyKeySchema>;
export type CreateCompanyKey = z.output<typeof createCompanyKeyBodySchema>;
