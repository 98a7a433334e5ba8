import { z } from 'zod';
import { idParamsSchema } from '@va/schemas/api/account/me.ts';
import { assignAppealBodySchema } from '@va/schemas/api/reports/report-appeals.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { assignAppeal } from './assign-appeal.ts';

/** Who decides which appeal, whatever it is against. */
export function assignAppealEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Revisión', [
    pilotEndpoint('appeals.assign', {
      route: 'POST /appeals/{id}/assign',
      operation: 'assignAppeal',
      summary: 'Decir quién decide un recurso',
      description: 'Se le avisa, y espera solo en su mesa. Con «null», vuelve a esperar en la de todos.',
      things: 'any',
      params: idParamsSchema,
      body: assignAppealBodySchema,
      answer: { status: 204, description: 'Asignado', schema: z.null() },
      handle: ({ params: { id }, body: { callsign }, by }) => assignAppeal(db, airline, id, callsign, by),
    }),
  ]);
}
