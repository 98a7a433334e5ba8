import { accountRoutes } from '@va/contract/account/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { wrongValue } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { eraseOwnAccount } from './erased-accounts.ts';
import { askExport, listExports } from './exports.ts';

/** A copy of everything that is kept of one, and being forgotten. */
export function ownDataEndpoints(db: Database, airline: Airline, base: string): Endpoint[] {
  return tagged('Mi cuenta', [
    pilotEndpoint('account.own', {
      ask: accountRoutes.listExports,
      summary: 'Copias de mis datos que he pedido',
      answer: { status: 200, description: 'La última, primero' },
      handle: async ({ actor }) => ({ body: await listExports(db.queries, actor.pilotId, base) }),
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.askExport,
      summary: 'Pedir una copia de todos mis datos',
      description:
        'Un ZIP con cada tabla en JSON y CSV y los recorridos grabados. Te avisamos cuando esté; se descarga durante 7 días.',
      limit: 'export',
      answer: { status: 202, description: 'Las copias pedidas' },
      handle: async ({ actor, context }) => {
        await askExport(db, actor.pilotId, context.now);
        return { body: await listExports(db.queries, actor.pilotId, base) };
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.eraseMe,
      summary: 'Suprimir mi cuenta y mis datos',
      description:
        'No se puede deshacer. Los vuelos quedan en los totales de la compañía sin tu nombre ni tu recorrido.',
      answer: { status: 204, description: 'Hecho; la sesión ha acabado' },
      secret: true,
      problems: [
        'contrasena-actual-incorrecta',
        'demasiadas-peticiones',
        'estado-de-cuenta',
        'ultimo-administrador',
      ],
      handle: async ({ actor, body, context }) => {
        if (body.callsign !== actor.callsign)
          throw wrongValue(
            '/callsign',
            'Escribe tu indicativo',
            `Para confirmar, escribe tu indicativo, ${actor.callsign ?? 'que ya no tienes'}.`,
          );
        await eraseOwnAccount(db, airline, actor.pilotId, body.password, context.now);
        return { body: null, session: null };
      },
    }),
  ]);
}
