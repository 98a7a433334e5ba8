import { z } from 'zod';
import { discordIdSchema } from './discord.ts';
import { accountStatusSchema, idSchema, instantSchema, monthSchema, roleSchema } from './values.ts';

const consentSchema = z.object({ granted: z.boolean(), at: instantSchema.nullable() });

/** The own account. */
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
    vatsimCid: z.int32().nullable(),
    ivaoVid: z.int32().nullable(),
    simbriefAlias: z.string().nullable(),
    discordId: z.string().nullable(),
    consents: z.object({
      showName: consentSchema.describe('Name to pilots and in the roster'),
      publicMap: consentSchema.describe('Own callsign on the open map'),
      publicProfile: consentSchema.describe('Public profile page'),
      inBoards: consentSchema.describe('On the boards of the airline; given until it is taken back'),
      inDiscord: consentSchema.describe('New ranks told in the airline’s Discord, and their role there'),
    }),
    version: z.int32().describe('For `If-Match`, as `"v3"`; also in the `ETag` header'),
  })
  .meta({ id: 'Me' });

const networkIdSchema = z.int32().min(1).max(99_999_999).nullable();

/** What of the own account one may change; what is left out stays. */
export const changeMeBodySchema = z
  .strictObject({
    name: z.string().trim().min(2).max(80).nullable().optional(),
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
    discordId: discordIdSchema.nullable().optional(),
    showName: z.boolean().optional(),
    publicMap: z.boolean().optional(),
    publicProfile: z.boolean().optional(),
    inBoards: z.boolean().optional(),
    inDiscord: z.boolean().optional(),
  })
  .meta({ id: 'ChangeMe', example: { showName: true, units: 'kg' } });

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

export const leaveSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    firstMonth: monthSchema,
    months: z.int32().min(1).max(3),
    state: z.enum(['asked', 'granted', 'refused', 'ended']),
    reason: z.string().nullable(),
    askedAt: instantSchema,
  })
  .meta({ id: 'Leave' });

export const askLeaveBodySchema = z
  .strictObject({ firstMonth: monthSchema, months: z.int32().min(1).max(12) })
  .meta({ id: 'AskLeave', example: { firstMonth: '2026-12', months: 2 } });

/** What a program may do with a key. */
export const KEY_SCOPES = {
  'own:read': 'Leer tus datos',
  'bookings:write': 'Reservar y anular por ti',
  'acars:write': 'Enviar tus vuelos',
  'public:read': 'Leer lo público',
} as const;

export const keyScopeSchema = z.enum(['own:read', 'bookings:write', 'acars:write', 'public:read']);

export const keySchema = z
  .object({
    id: z.uuid(),
    prefix: z.string().describe('First characters, to tell keys apart'),
    label: z.string(),
    scopes: z.array(keyScopeSchema),
    createdAt: instantSchema,
    lastUsedAt: instantSchema.nullable(),
    expiresAt: instantSchema.nullable(),
  })
  .meta({ id: 'Key' });

export const createKeyBodySchema = z
  .strictObject({
    label: z.string().trim().min(1).max(60),
    scopes: z.array(keyScopeSchema).min(1).max(4),
    days: z
      .int32()
      .min(1)
      .max(730)
      .optional()
      .describe('Days that it is good for; without it, until revoked'),
  })
  .meta({ id: 'CreateKey', example: { label: 'Grabador del PC', scopes: ['acars:write'] } });

export const createdKeySchema = z
  .object({ key: keySchema, secret: z.string().describe('Shown this once') })
  .meta({ id: 'CreatedKey' });

export const idParamsSchema = z.strictObject({ id: idSchema });

export type Me = z.infer<typeof meSchema>;
export type ChangeMe = z.output<typeof changeMeBodySchema>;
export type Leave = z.infer<typeof leaveSchema>;
export type Key = z.infer<typeof keySchema>;
export type CreatedKey = z.infer<typeof createdKeySchema>;
