/** Links that let somebody set a password. */
import { z } from 'zod';
import {
  EXAMPLE_TOKEN,
  instantSchema,
  linkTokenSchema,
  newPasswordSchema,
  personNameSchema,
} from '../shared/values.ts';

export const linkSchema = z
  .object({
    kind: z.enum(['invitation', 'recovery']),
    callsign: z.string(),
    airline: z.string(),
    minAge: z.int32().describe('Least age, years'),
    expiresAt: instantSchema,
  })
  .meta({ id: 'AccessLink' });

export const acceptInvitationBodySchema = z
  .strictObject({
    token: linkTokenSchema,
    password: newPasswordSchema,
    name: personNameSchema.optional().describe('Shown to nobody unless you say so later'),
    termsAccepted: z.boolean(),
    oldEnough: z.boolean().describe('The person has reached the least age of the airline'),
  })
  .meta({
    id: 'AcceptInvitation',
    example: {
      token: EXAMPLE_TOKEN,
      password: 'una frase bastante larga',
      termsAccepted: true,
      oldEnough: true,
    },
  });

export type AccessLink = z.infer<typeof linkSchema>;
