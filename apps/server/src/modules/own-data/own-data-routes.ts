import { z } from 'zod';
import { dataExportSchema, eraseMeBodySchema } from '@va/contract/account/own-data.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { wrongValue } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { askExport } from './ask-export.ts';
import { eraseOwnAccount } from './erase-own-account.ts';
import { listExports } from './exports.ts';

/** A copy of everything that is kept of one, and being forgotten. */
export function ownDataEndpoints(db: Database, airline: Airline, base: string): Endpoint[] {
  return tagged('Mi cuenta', [
    pilotEndpoint('account.own', {
      route: 'GET /me/export',
      operation: 'listExports',
      summary: 'Copias de mis datos que he pedido',
      answer: { status: 200, description: 'La última, primero', schema: z.array(dataExportSchema) },
      handle: async ({ actor }) => ({ body: await listExports(db.queries, actor.pilotId, base) }),
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/export',
      operation: 'askExport',
      summary: 'Pedir una copia de todos mis datos',
      description:
        'Un ZIP con cada tabla en JSON y CSV y los recorridos grabados. Te avisamos cuando esté; se descarga durante 7 días.',
      limit: 'export',
      answer: { status: 202, description: 'Las copias pedidas', schema: z.array(dataExportSchema) },
      handle: async ({ actor, context }) => {
        await askExport(db, actor.pilotId, context.now);
        return { body: await listExports(db.queries, actor.pilotId, base) };
      },
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/erase',
      operation: 'eraseMe',
      summary: 'Suprimir mi cuenta y mis datos',
      description:
        'No se puede deshacer. Los vuelos quedan en los totales de la compañía sin tu nombre ni tu recorrido.',
      body: eraseMeBodySchema,
      answer: { status: 204, description: 'Hecho; la sesión ha acabado', schema: z.null() },
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
