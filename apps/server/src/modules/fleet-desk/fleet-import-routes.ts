import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { MOST_IMPORT_BYTES } from '@va/contract/shared/csv-texts.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { applyFleetFile } from './apply-fleet.ts';
import { type FleetReview, reviewFleet } from './import-fleet.ts';

const reviewed = {
  status: 200 as const,
  description: 'Qué cambia y qué filas se rechazan',
};

/** The fleet from a file, in two steps: looked at, then applied. */
export function fleetImportEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Flota', [
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.checkAircraftFile,
      summary: 'Revisar un archivo CSV de aviones sin aplicarlo',
      description: 'Los aviones que no nombra se quedan como están.',
      mostBytes: MOST_IMPORT_BYTES,
      answer: reviewed,
      handle: async ({ body }) => ({ body: view(await reviewFleet(db.queries, ops, body.csv)) }),
    }),
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.applyAircraftFile,
      summary: 'Aplicar un archivo CSV de aviones que se ha revisado',
      description: 'Todo o nada; con filas rechazadas sólo si se pide «partial».',
      mostBytes: MOST_IMPORT_BYTES,
      answer: reviewed,
      problems: ['cambiado-entretanto', 'archivo-con-errores'],
      handle: async ({ body, by }) => {
        const { review, importId } = await applyFleetFile(db, ops, body, by);
        return { body: { ...view(review), importId } };
      },
    }),
  ]);
}

/** Most entries of each list in a review's answer; the rest is only counted, and refused rows come as a file. */
const SHOWN = 1000;

function view({ added, changed, same, problems, refused, refusedCsv, ignored, seen }: FleetReview) {
  return {
    seen,
    counts: { added: added.length, changed: changed.length, problems: problems.length },
    refused,
    added: added.slice(0, SHOWN),
    changed: changed.slice(0, SHOWN).map(({ before, after, fields }) => {
      const { flying: _flying, ...row } = before;
      return { before: row, after, fields: [...fields] };
    }),
    same,
    problems: problems.slice(0, SHOWN),
    refusedCsv,
    ignored: [...ignored],
    importId: null,
  };
}
