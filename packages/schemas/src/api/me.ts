import { z } from 'zod';
import { discordIdSchema } from './discord.ts';
import { accountStatusSchema, idSchema, instantSchema, roleSchema } from './values.ts';

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

export const idParamsSchema = z.strictObject({ id: idSchema });

export type Me = z.infer<typeof meSchema>;

export type ChangeMe = z.output<typeof changeMeBodySchema>;
