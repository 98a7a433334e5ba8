import { rankRoutes } from '@va/contract/pilots/rank-routes.ts';
import { figuresOf } from '@va/domain/ranks/written-ranks.ts';
import { type RankFiguresList } from '@va/contract/pilots/rank-figures.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';
import { deskRanks, readFigures } from './desk-ranks.ts';
import { changeFigures, type LeftRank, tryFigures, undoFigures } from './write-rank-figures.ts';

const answer = { status: 200 as const, description: 'Lo que pide, como queda' };
const answered = (left: LeftRank) => ({ body: left, version: left.version });

/** What ranks ask for in points and hours, which staff write at the desk over the content. */
export function rankFigureEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Rangos', [
    pilotEndpoint('rules.dry-run', {
      ask: rankRoutes.listRankFigures,
      summary: 'Los puntos y las horas que pide cada rango, con su historia',
      answer: { status: 200, description: 'Del primero al más alto' },
      handle: async () => ({ body: await viewFigures(db.queries, airline) }),
    }),
    pilotEndpoint('rules.dry-run', {
      ask: rankRoutes.tryRankFigures,
      summary: 'Ver a cuántos pilotos tocarían otras cifras de un rango',
      description: 'No cambia nada.',
      things: 'any',
      answer: { status: 200, description: 'A cuántos' },
      handle: async ({ params: { code }, body }) => ({
        body: await tryFigures(db.queries, airline, code, body),
      }),
    }),
    pilotEndpoint('rules.activate', {
      ask: rankRoutes.changeRankFigures,
      summary: 'Cambiar los puntos y las horas que pide un rango',
      description: 'Nadie baja de rango y lo propuesto sigue en pie. Vale desde ahora, sin reiniciar nada.',
      things: 'any',
      needsVersion: true,
      answer,
      handle: async ({ params: { code }, body, version, by }) =>
        answered(await changeFigures(db, airline, { code, version }, body, by)),
    }),
    pilotEndpoint('rules.activate', {
      ask: rankRoutes.undoRankFigures,
      summary: 'Deshacer el último cambio de lo que pide un rango',
      things: 'any',
      needsVersion: true,
      answer,
      handle: async ({ params: { code }, body: { reason }, version, by }) =>
        answered(await undoFigures(db, airline, { code, version }, reason, by)),
    }),
  ]);
}

async function viewFigures(queries: Queries, { ranks, contentRanks }: Airline): Promise<RankFiguresList> {
  const entries = await fetchEntries(queries);
  const written = new Set(deskRanks(entries).map(({ code }) => code));
  const versions = new Map(
    entries.filter(({ kind }) => kind === 'rank').map(({ key, version }) => [key, version]),
  );
  const history = await readEntryHistory(queries, 'rank');
  return {
    items: ranks.map((rank) => ({
      code: rank.code,
      title: rank.title,
      ...figuresOf(rank),
      version: versions.get(rank.code) ?? 0,
      isWritten: written.has(rank.code),
    })),
    // Of a rank that the content has no more nothing is told here; the audit has it.
    history: history.flatMap(({ key, before, after, ...change }) => {
      const rank = contentRanks.find(({ code }) => code === key);
      if (rank === undefined) return [];
      return [
        {
          ...change,
          code: key,
          title: rank.title,
          before: readFigures(before) ?? figuresOf(rank),
          after: readFigures(after) ?? figuresOf(rank),
          isLast: versions.get(key) === change.version,
        },
      ];
    }),
  };
}
