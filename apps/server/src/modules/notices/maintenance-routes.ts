import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { changeMaintenance, readMaintenance, viewMaintenance } from './change-maintenance.ts';

/** Maintenance: what pilots read of it, and staff who begin and end it. */
export function maintenanceEndpoints(db: Database): Endpoint[] {
  return tagged('Mesa', [
    publicEndpoint({
      ask: airlineRoutes.readMaintenance,
      summary: 'Si la compañía está en mantenimiento, y por qué',
      answer: { status: 200, description: 'La frase para los pilotos, o nada' },
      handle: async () => ({ body: { sentence: await readMaintenance(db.queries) } }),
    }),
    pilotEndpoint('jobs.run', {
      ask: airlineRoutes.readMaintenancePlan,
      summary: 'El mantenimiento, con su historia',
      answer: { status: 200, description: 'Como está, y lo que se ha cambiado' },
      handle: async () => {
        const body = await viewMaintenance(db.queries);
        return { body, version: body.version };
      },
    }),
    pilotEndpoint('jobs.run', {
      ask: airlineRoutes.changeMaintenance,
      summary: 'Empezar o terminar el mantenimiento',
      description:
        'Mientras dura nadie reserva nada nuevo; lo reservado se vuela y se envía, y el equipo trabaja como siempre.',
      needsVersion: true,
      answer: { status: 200, description: 'El mantenimiento, como queda' },
      handle: async ({ body: { sentence }, version, by }) => {
        const body = await changeMaintenance(db, version, sentence, by);
        return { body, version: body.version };
      },
    }),
  ]);
}
