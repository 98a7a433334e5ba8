import { z } from 'zod';
import { COMPANY_SCOPES } from '@va/domain/rights/company-scopes.ts';
import { keysOf, optionalReasonSchema } from '../shared/values.ts';
import { createdKeySchema, createKeyBodySchema, keySchema } from './keys.ts';

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
