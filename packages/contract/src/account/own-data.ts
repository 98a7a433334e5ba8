import { z } from 'zod';
import { idSchema, instantSchema, passwordSchema } from '../shared/values.ts';

/** A copy of the own data. */
export const dataExportSchema = z
  .object({
    id: idSchema,
    askedAt: instantSchema,
    readyAt: instantSchema.nullable().describe('Null while it is being packed'),
    expiresAt: instantSchema.nullable().describe('Seven days after it was packed'),
    bytes: z.int32().nullable().describe('Size of the file; null until it is packed'),
    path: z.string().nullable().describe('Where the ZIP is fetched with the same session'),
  })
  .meta({ id: 'DataExport' });

/** The confirmation for erasing one's account, which can’t be undone. */
export const eraseMeBodySchema = z
  .strictObject({
    password: passwordSchema,
    callsign: z.string().trim().toUpperCase().min(2).max(12).describe('The own callsign, typed to confirm'),
  })
  .meta({ id: 'EraseMe', example: { password: 'una frase bastante larga', callsign: 'ABC017' } });
