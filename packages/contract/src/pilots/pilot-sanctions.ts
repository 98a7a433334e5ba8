/** Suspension and expulsion, as staff order them. */
import { z } from 'zod';
import { pageQuerySchema } from '../shared/page.ts';
import { callsignParamsSchema } from './pilots.ts';
import { instantSchema, reasonSchema } from '../shared/values.ts';

const example = { facts: 'El 12 de noviembre insultó a un compañero.', heard: 'Dice que lo siente.' };

export const suspendBodySchema = z
  .strictObject({
    days: z.int32().min(1).max(1000).describe('7 to 90'),
    facts: reasonSchema.describe('What happened and when'),
    heard: z.string().trim().min(1).max(4000).describe('What the pilot said when heard'),
  })
  .meta({ id: 'Suspend', example: { days: 7, ...example } });

export const expelBodySchema = z
  .strictObject({ facts: reasonSchema, heard: z.string().trim().min(1).max(4000) })
  .meta({ id: 'Expel', example });

/** Sanctions of everybody, or of one pilot. */
export const sanctionsQuerySchema = pageQuerySchema.extend(callsignParamsSchema.partial().shape);

/** A sanction as staff see it. */
export const sanctionSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable().describe('Null once the account was erased'),
    kind: z.enum(['warning', 'suspension', 'expulsion']),
    facts: z.string(),
    heard: z.string().describe('What the pilot said when heard'),
    startsAt: instantSchema,
    endsAt: instantSchema.nullable(),
    appealUntil: instantSchema,
    liftedAt: instantSchema.nullable(),
    decidedBy: z.string().nullable(),
    running: z.boolean().describe('Whether it is the suspension or expulsion that holds now'),
  })
  .meta({ id: 'Sanction' });
