import { z } from 'zod';
import { type DiscordView, discordViewSchema, setDiscordBodySchema } from '@va/contract/pilots/discord.ts';
import { reasonBodySchema } from '@va/contract/pilots/pilots.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { AskDiscord } from './discord-api.ts';
import { removeDiscord, setDiscord, viewDiscord } from './discord-link.ts';

const versioned = (body: DiscordView) => ({ body, version: body.version });
const answer = { status: 200, description: 'Cómo está', schema: discordViewSchema } as const;

/** The airline's server of Discord, in which ranks are roles. */
export function discordEndpoints(db: Database, airline: Airline, ask: AskDiscord): Endpoint[] {
  return tagged('Equipo: integraciones', [
    pilotEndpoint('keys.all', {
      route: 'GET /discord',
      operation: 'readDiscord',
      summary: 'Los roles de Discord',
      answer,
      handle: async () => versioned(await viewDiscord(db.queries, airline)),
    }),
    pilotEndpoint('keys.all', {
      route: 'PUT /discord',
      operation: 'setDiscord',
      summary: 'Poner el servidor, el bot y el rol de cada rango',
      description:
        'Se pregunta antes a Discord: si no acepta el token o no conoce un rol, no se guarda nada. Sólo tienen rol quienes lo consienten.',
      needsVersion: true,
      body: setDiscordBodySchema,
      answer,
      problems: ['cambiado-entretanto'],
      handle: async ({ body, version, by }) =>
        versioned(await setDiscord(db, { airline, ask }, { ...body, version }, by)),
    }),
    pilotEndpoint('keys.all', {
      route: 'POST /discord/remove',
      operation: 'removeDiscord',
      summary: 'Dejar de dar roles en Discord',
      description: 'Los roles que están dados se quitan en Discord en los minutos siguientes.',
      needsVersion: true,
      body: reasonBodySchema,
      answer: { status: 204, description: 'Hecho', schema: z.null() },
      problems: ['cambiado-entretanto'],
      handle: ({ version, by }) => removeDiscord(db, version, by),
    }),
  ]);
}
