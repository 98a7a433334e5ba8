import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { exportContent } from './export-content.ts';

/** What staff wrote at the desk, back in the files of the airline. */
export function contentExportEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Flota', [
    pilotEndpoint('fleet.write', {
      ask: airlineRoutes.exportContent,
      scope: 'staff:fleet',
      summary: 'Los archivos de content/ con lo que se escribió en la mesa',
      answer: { status: 200, description: 'Cada archivo entero' },
      handle: async () => ({ body: { files: await exportContent(db.queries, airline) } }),
    }),
  ]);
}
