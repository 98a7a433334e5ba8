import { staffRoutes } from '@va/contract/staff/routes.ts';
import { camelRow } from '#server/api/camel-row.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Database } from '#server/db/database.ts';
import { standsIn, wordsOf } from '#server/db/words.ts';
import { repeatJob } from './enqueue-job.ts';
import { jobsTitled, jobTitle } from './job-kind.ts';

/** Seeing what the server does by itself, and trying again what failed. */
export function jobEndpoints(db: Database): Endpoint[] {
  return tagged('Trabajos', [
    pilotEndpoint('jobs.run', {
      ask: staffRoutes.listJobs,
      summary: 'Trabajos del servidor, del más reciente al más antiguo',
      answer: { status: 200, description: 'Una parte de la lista' },
      handle: async ({ query }) => {
        let rows = db.queries.selectFrom('job').selectAll();
        if (query.state !== undefined) rows = rows.where('state', '=', query.state);
        for (const word of wordsOf(query.text))
          rows = rows.where(({ or, eb, val }) =>
            or([
              standsIn(word, ['kind', 'run_key', 'last_error']),
              eb('kind', '=', eb.fn.any(val(jobsTitled(word)))),
            ]),
          );
        return {
          body: await pageById(rows, query, (row) => ({ ...camelRow(row), title: jobTitle(row.kind) })),
        };
      },
    }),
    pilotEndpoint('jobs.run', {
      ask: staffRoutes.restartJob,
      summary: 'Repetir un trabajo que ha fallado',
      things: 'any',
      answer: { status: 204, description: 'En cola otra vez' },
      problems: ['no-repetible'],
      handle: ({ params, by }) => repeatJob(db, params.id, by),
    }),
  ]);
}
