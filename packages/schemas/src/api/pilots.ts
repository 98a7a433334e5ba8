import { z } from 'zod';
import {
  accountStatusSchema,
  callsignSchema,
  capabilitySchema,
  instantSchema,
  reasonSchema,
  roleSchema,
} from './values.ts';
import { badgeSchema } from './awards.ts';
import { pageQuerySchema } from './page.ts';
import { pilotTotalsSchema } from './statistics.ts';

/** A pilot as others see them; what the asker may not see is missing. */
export const pilotSchema = z
  .object({
    callsign: z.string(),
    rank: z.string().describe('Rank in words'),
    base: z.string(),
    positions: z.array(z.string()),
    joinedAt: instantSchema.nullable(),
    name: z.string().optional().describe('With consent, or to those who may see names'),
    status: accountStatusSchema.optional().describe('To staff'),
    leaveUntil: instantSchema.nullable().optional().describe('To staff'),
    suspendedUntil: instantSchema.nullable().optional().describe('To staff'),
    roles: z.array(roleSchema).optional().describe('To staff'),
    capabilities: z.array(capabilitySchema).optional().describe('To staff: granted besides the roles'),
    email: z.string().nullable().optional().describe('To those who may see contact data'),
    version: z.int32().optional().describe('To staff, for `If-Match`'),
  })
  .meta({ id: 'Pilot' });

/** A pilot in the roster or on a page of the own, with what the flights add up to. */
export const rosterPilotSchema = pilotSchema
  .extend({
    totals: pilotTotalsSchema,
    badges: z.array(badgeSchema).describe('Awards and completed tours, the latest first'),
  })
  .meta({ id: 'RosterPilot' });

export const pilotsQuerySchema = pageQuerySchema.extend({
  q: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe('Part of a callsign, or of a name that one may see'),
  status: accountStatusSchema.optional().describe('Staff only'),
});

export const callsignParamsSchema = z.strictObject({ callsign: callsignSchema });

export const invitePilotBodySchema = z
  .strictObject({
    callsign: callsignSchema,
    name: z.string().trim().min(2).max(80).optional(),
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

export const changePilotBodySchema = z
  .strictObject({
    positions: z.array(z.string().trim().min(1).max(40)).max(10).optional(),
    base: z
      .string()
      .regex(/^[A-Z0-9]{4}$/)
      .optional(),
    reason: reasonSchema,
  })
  .meta({ id: 'ChangePilot', example: { positions: ['Instrucción'], reason: 'Lleva los cursos.' } });

export const changeRightsBodySchema = z
  .strictObject({
    roles: z.array(roleSchema).max(5),
    capabilities: z.array(capabilitySchema).max(60),
    reason: reasonSchema,
  })
  .meta({
    id: 'ChangeRights',
    example: { roles: ['reviewer'], capabilities: ['training'], reason: 'Nuevo instructor' },
  });

export const suspendBodySchema = z
  .strictObject({
    days: z.int32().min(1).max(1000).describe('7 to 90'),
    facts: reasonSchema.describe('What happened and when'),
    heard: z.string().trim().min(1).max(4000).describe('What the pilot said when heard'),
  })
  .meta({ id: 'Suspend' });

export const expelBodySchema = z
  .strictObject({ facts: reasonSchema, heard: z.string().trim().min(1).max(4000) })
  .meta({ id: 'Expel' });

export const mergeBodySchema = z
  .strictObject({
    into: callsignSchema.describe('Callsign of the account that stays'),
    reason: reasonSchema,
  })
  .meta({ id: 'MergePilots', example: { into: 'ABC004', reason: 'Se registró dos veces.' } });

export const reasonBodySchema = z.strictObject({ reason: reasonSchema }).meta({ id: 'Reason' });

export const decideLeaveBodySchema = z
  .strictObject({ grant: z.boolean(), reason: reasonSchema.optional() })
  .refine(({ grant, reason }) => grant || reason !== undefined, {
    path: ['reason'],
    error: 'Escribe por qué se deniega',
  })
  .meta({ id: 'DecideLeave', description: '`reason` is needed for a refusal.' });

export const leavesQuerySchema = z.strictObject({
  state: z.enum(['asked', 'granted', 'refused', 'ended', 'all']).default('asked').describe('Which leaves'),
});

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

export const roleCatalogSchema = z
  .object({
    roles: z.array(z.object({ id: roleSchema, label: z.string(), capabilities: z.array(capabilitySchema) })),
    capabilities: z.array(z.object({ id: capabilitySchema, label: z.string() })),
    positions: z.array(
      z.object({ position: z.string(), roles: z.array(roleSchema), capabilities: z.array(capabilitySchema) }),
    ),
  })
  .meta({ id: 'RoleCatalog' });

export type Pilot = z.infer<typeof pilotSchema>;
export type PilotsQuery = z.output<typeof pilotsQuerySchema>;
export type HandoverLink = z.infer<typeof handoverLinkSchema>;
