import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { z } from 'zod';
import { typeSheetSchema, type WrittenTypes } from '@va/contract/airline/type-sheets.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';
import { deskTypes } from '../fleet/desk-types.ts';
import { readTails } from '../fleet/tails.ts';
import { addType, changeType, type LeftType, removeType, undoType } from './write-type.ts';

const answer = {
  status: 200 as const,
  description: 'El tipo, como queda; sin ficha, ya no está',
};
const answered = (left: LeftType) => ({ body: left, version: left.version });

/** Types of aircraft that staff write at the desk, besides those of the content. */
export function typeEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { operations: ops } = airline;
  return tagged('Flota', [
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.listWrittenTypes,
      summary: 'Los tipos de avión que el equipo ha escrito en la mesa, con su historia',
      answer: { status: 200, description: 'En su orden' },
      handle: async () => ({ body: await viewTypes(db.queries) }),
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.addType,
      summary: 'Añadir un tipo de avión',
      description: 'Sus límites y cifras han de caber en su familia. Vale desde ahora, sin reiniciar nada.',
      answer: { ...answer, status: 201 as const, description: 'El tipo, ya de la compañía' },
      handle: async ({ body, by }) => answered(await addType(db, ops, body, by)),
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.changeType,
      summary: 'Cambiar un tipo de avión que se escribió en la mesa',
      things: 'any',
      needsVersion: true,
      answer,
      handle: async ({ params: { id }, body, version, by }) =>
        answered(await changeType(db, ops, { id, version }, body, by)),
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.removeType,
      summary: 'Quitar un tipo de avión del que no hay nada',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['tipo-en-uso'],
      handle: async ({ params: { id }, body: { reason }, version, by }) =>
        answered(await removeType(db, { id, version }, reason, by)),
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.undoType,
      summary: 'Deshacer el último cambio de un tipo de avión',
      description: 'Lo añadido se quita, lo quitado vuelve y lo cambiado queda como estaba.',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['tipo-en-uso'],
      handle: async ({ params: { id }, body: { reason }, version, by }) =>
        answered(await undoType(db, { id, version }, reason, by)),
    }),
  ]);
}

const changeSheetSchema = z.object({ before: typeSheetSchema.nullable(), after: typeSheetSchema.nullable() });

async function viewTypes(queries: Queries): Promise<WrittenTypes> {
  const entries = await fetchEntries(queries);
  const tails = await readTails(queries);
  const versions = new Map(
    entries.filter(({ kind }) => kind === 'aircraft_type').map(({ key, version }) => [key, version]),
  );
  const changes = await readEntryHistory(queries, 'aircraft_type');
  return {
    items: deskTypes(entries).map((type) => ({
      ...type,
      tails: tails.filter(({ typeId }) => typeId === type.id).length,
    })),
    // Leave out changes that an older version wrote in a form that this one cannot read.
    history: changes.flatMap(({ key, before, after, ...change }) => {
      const sheets = changeSheetSchema.safeParse({ before, after });
      return sheets.success
        ? [{ ...change, ...sheets.data, id: key, isLast: versions.get(key) === change.version }]
        : [];
    }),
  };
}
