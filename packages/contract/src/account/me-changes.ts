/** What pilots may change of their own account. */
import { z } from 'zod';
import { MOST_LIKED_TAILS, MOST_SCENERIES } from '@va/domain/proposals/likes.ts';
import { icaoSchema, registrationSchema } from '../flights/flights.ts';
import { discordIdSchema } from '../pilots/discord.ts';
import { reasonBodySchema } from '../pilots/pilots.ts';
import { idSchema, instantSchema, passwordSchema, personNameSchema } from '../shared/values.ts';

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
