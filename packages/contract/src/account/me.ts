import { z } from 'zod';
import { accountStatusSchema, idSchema, instantSchema, roleSchema } from '../shared/values.ts';

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
