import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import { type DiscordView } from '@va/contract/pilots/discord.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { AskDiscord } from './discord-api.ts';
import { removeDiscord, setDiscord, viewDiscord } from './discord-link.ts';

const versioned = (body: DiscordView) => ({ body, version: body.version });
const answer = { status: 200, description: 'Cómo está' } as const;

/** The airline's server of Discord, in which ranks are roles. */
export function discordEndpoints(db: Database, airline: Airline, ask: AskDiscord): Endpoint[] {
  return tagged('Equipo: integraciones', [
    pilotEndpoint('keys.all', {
      ask: pilotRoutes.readDiscord,
      summary: 'Los roles de Discord',
      answer,
      handle: async () => versioned(await viewDiscord(db.queries, airline)),
    }),
    pilotEndpoint('keys.all', {
      ask: pilotRoutes.setDiscord,
      summary: 'Poner el servidor, el bot y el rol de cada rango',
      description:
        'Se pregunta antes a Discord: si no acepta el token o no conoce un rol, no se guarda nada. Sólo tienen rol quienes lo consienten.',
      needsVersion: true,
      answer,
      problems: ['cambiado-entretanto'],
      handle: async ({ body, version, by }) =>
        versioned(await setDiscord(db, { airline, ask }, { ...body, version }, by)),
    }),
    pilotEndpoint('keys.all', {
      ask: pilotRoutes.removeDiscord,
      summary: 'Dejar de dar roles en Discord',
      description: 'Los roles que están dados se quitan en Discord en los minutos siguientes.',
      needsVersion: true,
      answer: { status: 204, description: 'Hecho' },
      problems: ['cambiado-entretanto'],
      handle: ({ version, by }) => removeDiscord(db, version, by),
    }),
  ]);
}
