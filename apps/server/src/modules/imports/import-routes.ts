import { staffRoutes } from '@va/contract/staff/routes.ts';
import { MOST_IMPORT_BYTES } from '@va/contract/shared/csv-texts.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { checkImport } from './check-import.ts';
import { listImports, readImport } from './import-store.ts';
import { askInvitations } from './invite-imported.ts';
import { applyImport, takeBackImport } from './move-import.ts';
import { beginNewsky } from './read-newsky.ts';

const moving = { status: 202 as const, description: 'En marcha; pregunta cómo va' };

/** Bringing over what an airline has elsewhere: check it, apply it, follow it, and take it back. */
export function importEndpoints(
  db: Database,
  { airline, newsky }: { airline: Airline; newsky: boolean },
): Endpoint[] {
  const one = async (id: string, now: Date) => ({ body: (await readImport(db.queries, id, now)).import });
  return tagged('Equipo: datos', [
    pilotEndpoint('data.transfer', {
      ask: staffRoutes.listImports,
      summary: 'Las importaciones, y por dónde van',
      answer: { status: 200, description: 'La más nueva, primero' },
      handle: async ({ query, context }) => ({
        body: { newsky, ...(await listImports(db.queries, context.now, query)) },
      }),
    }),
    pilotEndpoint('data.transfer', {
      ask: staffRoutes.checkImport,
      summary: 'Revisar un archivo CSV de pilotos, vuelos o saldos',
      description: 'No aplica nada. Lo revisado se guarda un día; las filas malas vuelven como archivo.',
      mostBytes: MOST_IMPORT_BYTES,
      answer: {
        status: 200,
        description: 'Qué está mal y qué se puede aplicar',
      },
      handle: async ({ body, by }) => ({ body: await checkImport(db, airline, body, by) }),
    }),
    pilotEndpoint('data.transfer', {
      ask: staffRoutes.readNewsky,
      summary: 'Leer de NewSky los vuelos de unos días',
      description: 'No aplica nada: al acabar queda revisado. Lee despacio, como NewSky pide.',
      answer: moving,
      problems: ['sin-clave-de-newsky'],
      handle: async ({ body, context, by }) => {
        if (!newsky) throw new Problem('sin-clave-de-newsky');
        return one(await beginNewsky(db, body, by), context.now);
      },
    }),
    pilotEndpoint('data.transfer', {
      ask: staffRoutes.readImport,
      summary: 'Una importación, con lo que se ha rechazado',
      things: 'any',
      answer: { status: 200, description: 'La importación' },
      handle: async ({ params: { id }, context }) => ({
        body: await readImport(db.queries, id, context.now),
      }),
    }),
    pilotEndpoint('data.transfer', {
      ask: staffRoutes.applyImport,
      summary: 'Aplicar las filas buenas de lo que se ha revisado',
      things: 'any',
      answer: moving,
      problems: ['importacion-en-otro-estado', 'falta-segunda-persona', 'misma-persona', 'asunto-propio'],
      handle: async ({ params: { id }, context, by }) => {
        await applyImport(db, airline, id, by);
        return one(id, context.now);
      },
    }),
    pilotEndpoint('data.transfer', {
      ask: staffRoutes.takeBackImport,
      summary: 'Retirar entera una importación',
      description: 'Se va todo lo que hizo; si algo cuelga de ello, se dice y no se toca nada.',
      things: 'any',
      answer: moving,
      problems: ['importacion-en-otro-estado', 'importacion-en-uso'],
      handle: async ({ params: { id }, body, context, by }) => {
        await takeBackImport(db, id, body.reason, by);
        return one(id, context.now);
      },
    }),
    pilotEndpoint('pilots.manage', {
      ask: staffRoutes.inviteImported,
      summary: 'Invitar por correo a los pilotos de una importación',
      description: 'A quien no tiene correo se le da un enlace desde su página.',
      things: 'any',
      answer: moving,
      problems: ['importacion-en-otro-estado'],
      handle: async ({ params: { id }, context, by }) => {
        const { import: found } = await readImport(db.queries, id, context.now);
        if (found.kind !== 'pilots' || found.state !== 'applied')
          throw new Problem('importacion-en-otro-estado', { current: { state: found.state } });
        await askInvitations(db, id, by);
        return { body: found };
      },
    }),
  ]);
}
