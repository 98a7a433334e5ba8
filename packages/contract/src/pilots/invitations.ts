/** Invitations of pilots, and the links that go with them. */
import { z } from 'zod';
import { callsignSchema, instantSchema, personNameSchema, reasonSchema } from '../shared/values.ts';

export const invitePilotBodySchema = z
  .strictObject({
    callsign: callsignSchema,
    name: personNameSchema.optional(),
    email: z
      .email()
      .max(254)
      .toLowerCase()
      .optional()
      .describe('The link is mailed there, where mail is set up'),
    oldEnough: z.boolean().describe('The person says to have reached the least age'),
    reason: reasonSchema,
  })
  .meta({
    id: 'InvitePilot',
    example: { callsign: 'ABC027', oldEnough: true, reason: 'Viene de otra aerolínea virtual.' },
  });

/** A link that staff hand over. */
export const handoverLinkSchema = z
  .object({
    callsign: z.string(),
    url: z.string().describe('Shown this once; only its digest is kept'),
    expiresAt: instantSchema,
    mailed: z.boolean().describe('Whether it also goes out by mail'),
  })
  .meta({ id: 'HandoverLink' });

export type HandoverLink = z.infer<typeof handoverLinkSchema>;

export const freeCallsignSchema = z
  .object({
    callsign: z.string().nullable().describe('Null where every one of the pattern is taken'),
    minAge: z.int32().describe('Least age of who is invited, years'),
  })
  .meta({ id: 'FreeCallsign' });
