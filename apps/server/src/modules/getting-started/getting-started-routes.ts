import { accountRoutes } from '@va/contract/account/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readGettingStarted, sendTestMail } from './getting-started.ts';

/** The first hour of a new airline. */
export function gettingStartedEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Mesa', [
    pilotEndpoint('pilots.manage', {
      ask: accountRoutes.readGettingStarted,
      summary: 'Lo que una compañía nueva tiene ya, y lo que le falta',
      answer: { status: 200, description: 'Los pasos, en su orden' },
      handle: async ({ context }) => ({ body: await readGettingStarted(db.queries, airline, context.now) }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: accountRoutes.sendTestMail,
      summary: 'Mandarse un correo de prueba',
      answer: { status: 202, description: 'En la cola' },
      problems: ['sin-correo'],
      handle: ({ actor }) => sendTestMail(db, airline, actor.pilotId),
    }),
  ]);
}
