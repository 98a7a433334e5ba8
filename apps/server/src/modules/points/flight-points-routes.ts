import { pointsRoutes } from '@va/contract/points/routes.ts';
import { flightPointsOf, withFlightPoints } from '@va/domain/points/flight-points.ts';
import { type WrittenFlightPoints } from '@va/contract/points/flight-points.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';
import { deskPoints, readFlightPoints } from '../ledgers/written-points.ts';
import {
  changeFlightPoints,
  type LeftFlightPoints,
  tryFlightPoints,
  undoFlightPoints,
} from './write-flight-points.ts';

const answer = {
  status: 200 as const,
  description: 'Lo que dan, como queda',
};
const answered = ({ points, version }: LeftFlightPoints) => ({
  body: { points: { ...points, base: [...points.base] }, version },
  version,
});

/** What flights give, which staff write at the desk over the content. */
export function flightPointsEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Reglas', [
    pilotEndpoint('rules.dry-run', {
      ask: pointsRoutes.readFlightPoints,
      summary: 'Lo que da un vuelo, con su historia',
      answer: { status: 200, description: 'Lo que está en vigor' },
      handle: async () => ({ body: await viewFlightPoints(db.queries, ops) }),
    }),
    pilotEndpoint('rules.dry-run', {
      ask: pointsRoutes.tryFlightPoints,
      summary: 'Ver qué habrían dado los vuelos de los últimos 30 días',
      description: 'No cambia nada. Cuenta el bloque, la nota y la red.',
      answer: { status: 200, description: 'Antes y después' },
      handle: async ({ body: { points }, context: { now } }) => ({
        body: await tryFlightPoints(db.queries, ops, points, now),
      }),
    }),
    pilotEndpoint('rules.activate', {
      ask: pointsRoutes.changeFlightPoints,
      summary: 'Cambiar lo que da un vuelo',
      description: 'Vale para lo que sale desde ahora: lo ya volado conserva las reglas de su hora.',
      needsVersion: true,
      answer,
      handle: async ({ body, version, by }) => answered(await changeFlightPoints(db, ops, version, body, by)),
    }),
    pilotEndpoint('rules.activate', {
      ask: pointsRoutes.undoFlightPoints,
      summary: 'Deshacer el último cambio de lo que da un vuelo',
      needsVersion: true,
      answer,
      handle: async ({ body: { reason }, version, by }) =>
        answered(await undoFlightPoints(db, ops, version, reason, by)),
    }),
  ]);
}

async function viewFlightPoints(
  queries: Queries,
  { contentPoints }: Operations,
): Promise<WrittenFlightPoints> {
  const entries = await fetchEntries(queries);
  const version = entries.find(({ kind }) => kind === 'points')?.version ?? 0;
  const written = deskPoints(entries);
  const history = await readEntryHistory(queries, 'points');
  const shown = (value: unknown) => {
    const points = flightPointsOf(withFlightPoints(contentPoints, readFlightPoints(value)));
    return { ...points, base: [...points.base] };
  };
  return {
    points: shown(written),
    under: contentPoints.base.map(({ underMin }) => underMin),
    version,
    isWritten: written !== null,
    history: history.map(({ key: _key, before, after, ...change }) => ({
      ...change,
      before: shown(before),
      after: shown(after),
      isLast: change.version === version,
    })),
  };
}
