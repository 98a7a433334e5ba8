/** Sheets that instructors sign for a rank. */
import { z } from 'zod';
import { callsignSchema, instantSchema, reasonSchema } from '../shared/values.ts';

export const signBodySchema = z
  .strictObject({
    callsign: callsignSchema,
    kind: z.enum(['verification', 'course', 'refresher']),
    typeId: z.string().min(1).max(60).optional().describe('The type that was verified'),
    result: z.enum(['pass', 'pending']),
    text: reasonSchema.describe('What the instructor saw; the student reads it'),
  })
  .meta({
    id: 'SignQualification',
    example: {
      callsign: 'ABC017',
      kind: 'verification',
      typeId: 'a320-200',
      result: 'pass',
      text: 'Buen vuelo, con viento cruzado.',
    },
  });

/** A sheet that was signed. */
export const sheetSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    kind: signBodySchema.shape.kind,
    model: z.string().nullable().describe('The type that was verified'),
    result: signBodySchema.shape.result,
    text: z.string().nullable(),
    signedBy: z.string().nullable(),
    signedAt: instantSchema,
    own: z.boolean().describe('It is about who asks: another person takes it back'),
  })
  .meta({ id: 'Sheet' });

export type Sheet = z.infer<typeof sheetSchema>;
