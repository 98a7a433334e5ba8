import { z } from 'zod';
import {
  accountStatusSchema,
  idSchema,
  instantSchema,
  roleSchema,
  passwordSchema,
  personNameSchema,
  monthSchema,
} from '../shared/values.ts';
import { MOST_LIKED_TAILS, MOST_SCENERIES } from '@va/domain/proposals/likes.ts';
import { icaoSchema, registrationSchema } from '../flights/flights.ts';
import { discordIdSchema } from '../pilots/discord.ts';
import { reasonBodySchema } from '../pilots/pilots.ts';
import { pageOf } from '../shared/page.ts';

const consentSchema = z.object({ granted: z.boolean(), at: instantSchema.nullable() });

export const meSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    country: z.string().nullable(),
    timezone: z.string(),
    units: z.enum(['kg', 'lb']),
    base: z.string(),
    rank: z.string(),
    positions: z.array(z.string()),
    roles: z.array(roleSchema),
    status: accountStatusSchema,
    leaveUntil: instantSchema.nullable(),
    suspendedUntil: instantSchema.nullable(),
    joinedAt: instantSchema.nullable(),
    vatsimCid: z.int32().nullable().describe('The pilot’s number at VATSIM'),
    ivaoVid: z.int32().nullable().describe('The pilot’s number at IVAO'),
    simbriefAlias: z.string().nullable(),
    ownSceneries: z.array(z.string()).describe('Airports of which the pilot has the scenery, by code'),
    likedTails: z.array(z.string()).describe('Registrations that the pilot likes to fly, the dearest first'),
    discordId: z.string().nullable(),
    consents: z.object({
      showName: consentSchema.describe('Name to pilots and in the roster'),
      publicMap: consentSchema.describe('Own callsign on the open map'),
      publicProfile: consentSchema.describe('Public profile page'),
      shareReports: consentSchema.describe('Accepted reports in summary, to pilots'),
      inBoards: consentSchema.describe('On the boards of the airline; given until it is taken back'),
      inDiscord: consentSchema.describe('New ranks told in the airline’s Discord, and their role there'),
    }),
    version: z.int32().describe('For `If-Match`, as `"v3"`; also in the `ETag` header'),
  })
  .meta({ id: 'Me' });

export const idParamsSchema = z.strictObject({ id: idSchema });

export type Me = z.infer<typeof meSchema>;

/** What pilots may change of their own account. */

const networkIdSchema = z.int32().min(1).max(99_999_999).nullable();

/** What a pilot may change of the own account; a field that is left out stays as it is. */
export const changeMeBodySchema = z
  .strictObject({
    name: personNameSchema.nullable().optional(),
    email: z.email().max(254).toLowerCase().nullable().optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .optional()
      .describe('ISO 3166-1, two letters'),
    timezone: z.string().min(1).max(64).optional().describe('Name of the IANA list, such as `Europe/Madrid`'),
    units: z.enum(['kg', 'lb']).optional(),
    vatsimCid: networkIdSchema.optional(),
    ivaoVid: networkIdSchema.optional(),
    simbriefAlias: z.string().trim().min(1).max(60).nullable().optional(),
    ownSceneries: z
      .array(icaoSchema)
      .max(MOST_SCENERIES)
      .optional()
      .describe('Airports of the airline of which the pilot has the scenery; all of them, in any order'),
    likedTails: z
      .array(registrationSchema)
      .max(MOST_LIKED_TAILS)
      .optional()
      .describe('Aircraft of the fleet that the pilot likes to fly; all of them, the dearest first'),
    discordId: discordIdSchema.nullable().optional(),
    showName: z.boolean().optional(),
    publicMap: z.boolean().optional(),
    publicProfile: z.boolean().optional(),
    shareReports: z.boolean().optional(),
    inBoards: z.boolean().optional(),
    inDiscord: z.boolean().optional(),
  })
  .meta({ id: 'ChangeMe', example: { showName: true, units: 'kg' } });

/** Leaving, with a word to the team for who likes. */
export const retireBodySchema = reasonBodySchema
  .partial()
  .meta({ id: 'Retire', example: { reason: 'Me falta tiempo para volar.' } });

export type ChangeMe = z.output<typeof changeMeBodySchema>;

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

export const deviceSchema = z
  .object({
    id: z.uuid(),
    label: z.string(),
    createdAt: instantSchema,
    lastSeenAt: instantSchema,
    expiresAt: instantSchema,
    current: z.boolean().describe('The device that asks'),
  })
  .meta({ id: 'Device' });

export const leaveSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    firstMonth: monthSchema,
    months: z.int32().min(1).max(3).describe('Whole months from the first on'),
    state: z
      .enum(['asked', 'granted', 'refused', 'ended', 'withdrawn'])
      .describe('`withdrawn` by its pilot before it began'),
    reason: z.string().nullable(),
    askedAt: instantSchema,
  })
  .meta({ id: 'Leave' });

export const askLeaveBodySchema = z
  .strictObject({ firstMonth: monthSchema, months: z.int32().min(1).max(12) })
  .meta({ id: 'AskLeave', example: { firstMonth: '2026-12', months: 2 } });

export type Leave = z.infer<typeof leaveSchema>;

export const messageSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    title: z.string(),
    body: z.string(),
    link: z.string().nullable(),
    createdAt: instantSchema,
    readAt: instantSchema.nullable(),
  })
  .meta({ id: 'Message' });

export const messagesSchema = pageOf(messageSchema).extend({
  unread: z.int32().describe('How many of all messages are new, on whichever page they stand'),
});
