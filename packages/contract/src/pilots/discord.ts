import { z } from 'zod';
import { reasonSchema } from '../shared/values.ts';

/** A number of Discord: of a server, a role or a person. */
export const discordIdSchema = z.string().regex(/^\d{17,20}$/, 'Es un número de 17 a 20 cifras');

export const discordViewSchema = z
  .object({
    guildId: z.string().nullable().describe('The server of Discord; null without one'),
    problem: z.string().nullable().describe('What somebody has to put right'),
    given: z.int32().describe('Pilots who have the role of their rank'),
    ranks: z.array(z.object({ code: z.string(), title: z.string(), roleId: z.string().nullable() })),
    version: z.int32().min(0).describe('For `If-Match`; 0 before the first change'),
  })
  .meta({ id: 'Discord' });

export const setDiscordBodySchema = z
  .strictObject({
    guildId: discordIdSchema,
    token: z.string().trim().min(20).max(200).optional().describe('Without it, the one from before stays'),
    roles: z.record(z.string().max(60), discordIdSchema).describe('Role of each rank, by the rank’s code'),
    reason: reasonSchema,
  })
  .meta({
    id: 'SetDiscord',
    example: { guildId: '123456789012345678', roles: {}, reason: 'Servidor nuevo de la compañía.' },
  });

export type DiscordView = z.infer<typeof discordViewSchema>;
export type SetDiscord = z.output<typeof setDiscordBodySchema>;
