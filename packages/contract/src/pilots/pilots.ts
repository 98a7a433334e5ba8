import { z } from 'zod';
import {
  accountStatusSchema,
  callsignSchema,
  capabilitySchema,
  instantSchema,
  personNameSchema,
  reasonSchema,
  roleSchema,
} from '../shared/values.ts';
import { badgeSchema } from './awards.ts';
import { pageQuerySchema } from '../shared/page.ts';
import { pilotTotalsSchema } from '../airline/statistics.ts';

/** A pilot as others see them; fields that the caller may not see are missing. */
export const pilotSchema = z
  .object({
    callsign: z.string(),
    rank: z.string().describe('Rank in words'),
    base: z.string(),
    positions: z.array(z.string()),
    joinedAt: instantSchema.nullable(),
    name: z.string().optional().describe('With consent, or to those who may see names'),
    sharesReports: z.literal(true).optional().describe('To pilots: accepted reports are there in summary'),
    status: accountStatusSchema.optional().describe('To staff'),
    leaveUntil: instantSchema.nullable().optional().describe('To staff'),
    suspendedUntil: instantSchema.nullable().optional().describe('To staff'),
    roles: z
      .array(roleSchema)
      .optional()
      .describe('To staff: all that the account has, those of its positions too'),
    grantedRoles: z
      .array(roleSchema)
      .optional()
      .describe(
        'To staff: those that stay when the positions go, which `PUT /pilots/{callsign}/rights` sets',
      ),
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

/** Sort orders of pilots; a minus means descending. */
const PILOT_ORDERS = ['callsign', '-points', 'points', '-minutes', 'minutes', '-flights', 'flights'] as const;
export type PilotOrder = (typeof PILOT_ORDERS)[number];

export const pilotsQuerySchema = pageQuerySchema.extend({
  q: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe('Part of a callsign, or of a name that one may see'),
  status: accountStatusSchema.optional().describe('Staff only'),
  sort: z
    .enum(PILOT_ORDERS)
    .default('callsign')
    .describe(
      'Callsign, or one of the totals, with a minus the most first; who wants on no board comes last',
    ),
});

export const callsignParamsSchema = z.strictObject({ callsign: callsignSchema });

export const changePilotBodySchema = z
  .strictObject({
    positions: z.array(z.string().trim().min(1).max(40)).max(10).optional(),
    base: z
      .string()
      .regex(/^[A-Z0-9]{4}$/, 'Escribe un código OACI de cuatro letras')
      .optional(),
    reason: reasonSchema,
  })
  .meta({ id: 'ChangePilot', example: { positions: ['Instrucción'], reason: 'Lleva los cursos.' } });

/** A name or an address that the pilot cannot put right, such as a mistyped one of an invitation. */
export const correctPilotBodySchema = z
  .strictObject({
    name: personNameSchema.optional(),
    email: z
      .email()
      .max(254)
      .toLowerCase()
      .nullable()
      .optional()
      .describe('Only by those who may see contact data'),
    reason: reasonSchema,
  })
  .meta({ id: 'CorrectPilot', example: { name: 'Ana Pérez', reason: 'Lo ha pedido por correo.' } });

export const setRankBodySchema = z
  .strictObject({
    rank: z.string().min(1).max(60).describe('Code of a rank, in words with hyphens'),
    reason: reasonSchema,
  })
  .meta({
    id: 'SetRank',
    example: { rank: 'comandante', reason: 'Lo era en la aerolínea de la que viene.' },
  });

export const mergeBodySchema = z
  .strictObject({
    into: callsignSchema.describe('Callsign of the account that stays'),
    reason: reasonSchema,
  })
  .meta({ id: 'MergePilots', example: { into: 'ABC004', reason: 'Se registró dos veces.' } });

export const erasePilotBodySchema = z
  .strictObject({
    confirmedByPilot: z
      .literal(true, { error: 'Comprueba antes que lo ha pedido esa persona' })
      .describe('The person asked for it where the platform does not see it, such as by mail'),
    callsign: z
      .string()
      .trim()
      .toUpperCase()
      .min(2)
      .max(12)
      .describe('The callsign of the account, typed to confirm'),
    reason: reasonSchema,
  })
  .meta({
    id: 'ErasePilot',
    example: { confirmedByPilot: true, callsign: 'ABC017', reason: 'Lo pidió el piloto por correo.' },
  });

export const reasonBodySchema = z
  .strictObject({ reason: reasonSchema })
  .meta({ id: 'Reason', example: { reason: 'Lo pidió el piloto por correo.' } });

export type Pilot = z.infer<typeof pilotSchema>;

export const decideLeaveBodySchema = z
  .strictObject({ grant: z.boolean(), reason: reasonSchema.optional() })
  .refine(({ grant, reason }) => grant || reason !== undefined, {
    path: ['reason'],
    error: 'Escribe por qué se deniega',
  })
  .meta({ id: 'DecideLeave', example: { grant: true }, description: '`reason` is needed for a refusal.' });

export const leavesQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(['asked', 'granted', 'refused', 'ended', 'withdrawn', 'decided', 'all'])
    .default('asked')
    .describe('Which leaves; `decided` are all but the asked ones'),
});

/** What staff note about a pilot for each other. The pilot's copy of their own data has it too. */
export const pilotNoteSchema = z
  .object({
    id: z.uuid(),
    text: z.string(),
    by: z.string().nullable().describe('Callsign of who wrote it; null when that person has left'),
    at: instantSchema,
  })
  .meta({ id: 'PilotNote' });

export const writeNoteBodySchema = z
  .strictObject({ text: z.string().trim().min(3).max(2000) })
  .meta({ id: 'WriteNote', example: { text: 'Prefiere los avisos por correo.' } });

export type PilotNote = z.infer<typeof pilotNoteSchema>;

/** Roles and rights of a pilot. */
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

export const roleCatalogSchema = z
  .object({
    roles: z.array(z.object({ id: roleSchema, label: z.string(), capabilities: z.array(capabilitySchema) })),
    capabilities: z.array(z.object({ id: capabilitySchema, label: z.string() })),
    positions: z.array(
      z.object({ position: z.string(), roles: z.array(roleSchema), capabilities: z.array(capabilitySchema) }),
    ),
  })
  .meta({ id: 'RoleCatalog' });

/** Invitations of pilots, and the links that go with them. */

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
