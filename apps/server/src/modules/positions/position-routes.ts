import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import { type LeftPosition } from '@va/contract/pilots/positions.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { viewPositions } from './position-view.ts';
import { addPosition, changePosition, removePosition, undoPosition } from './write-position.ts';

const answer = {
  status: 200 as const,
  description: 'El cargo, como queda; vacío, ya no está',
};
const answered = (left: LeftPosition) => ({ body: left, version: left.version });

/** The positions of the airline and what each brings, which staff write over those of the content. */
export function positionEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Equipo: pilotos', [
    pilotEndpoint('roles', {
      ask: pilotRoutes.listPositions,
      summary: 'Los cargos de la compañía, quién los lleva y su historia',
      answer: { status: 200, description: 'En su orden' },
      handle: async () => ({ body: await viewPositions(db.queries, airline) }),
    }),
    pilotEndpoint('roles', {
      ask: pilotRoutes.addPosition,
      summary: 'Añadir un cargo',
      description: 'Nadie le da lo que no tiene. Vale desde ahora, sin reiniciar nada.',
      answer: { ...answer, status: 201 as const, description: 'El cargo, ya de la compañía' },
      problems: ['permiso-que-no-tienes', 'cambiado-entretanto'],
      handle: async ({ body, by }) => answered(await addPosition(db, airline, body, by)),
    }),
    pilotEndpoint('roles', {
      ask: pilotRoutes.changePosition,
      summary: 'Cambiar lo que trae un cargo, también uno del contenido',
      description: 'Quien lo lleva recibe un mensaje con lo que gana y lo que pierde.',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['permiso-que-no-tienes', 'ultimo-administrador'],
      handle: async ({ params: { id }, body, version, by }) =>
        answered(await changePosition(db, airline, { id, version }, body, by)),
    }),
    pilotEndpoint('roles', {
      ask: pilotRoutes.removePosition,
      summary: 'Quitar un cargo que nadie lleva',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['cargo-en-uso', 'permiso-que-no-tienes'],
      handle: async ({ params: { id }, body: { reason }, version, by }) =>
        answered(await removePosition(db, airline, { id, version }, reason, by)),
    }),
    pilotEndpoint('roles', {
      ask: pilotRoutes.undoPosition,
      summary: 'Deshacer el último cambio de un cargo',
      description: 'Lo añadido se quita, lo quitado vuelve y lo cambiado queda como estaba.',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['cargo-en-uso', 'permiso-que-no-tienes', 'ultimo-administrador'],
      handle: async ({ params: { id }, body: { reason }, version, by }) =>
        answered(await undoPosition(db, airline, { id, version }, reason, by)),
    }),
  ]);
}
