import { z } from 'zod';
import { idParamsSchema } from '@va/contract/account/me.ts';
import { reasonBodySchema } from '@va/contract/pilots/pilots.ts';
import { pageOf } from '@va/contract/shared/page.ts';
import { jobSchema } from '@va/contract/staff/jobs.ts';
import { jobsQuerySchema } from '@va/contract/staff/work.ts';
import { camelRow } from '#server/api/camel-row.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Database } from '#server/db/database.ts';
import { standsIn, wordsOf } from '#server/db/words.ts';
import { jobsTitled, jobTitle } from './job-titles.ts';
import { repeatJob } from './repeat-job.ts';

/** Seeing what the server does by itself, and trying again what failed. */
export function jobEndpoints(db: Database): Endpoint[] {
  return tagged('Trabajos', [
    pilotEndpoint('jobs.run', {
      route: 'GET /jobs',
      operation: 'listJobs',
      summary: 'Trabajos del servidor, del más reciente al más antiguo',
      query: jobsQuerySchema,
      answer: { status: 200, description: 'Una parte de la lista', schema: pageOf(jobSchema) },
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
      route: 'POST /jobs/{id}/restart',
      operation: 'restartJob',
      summary: 'Repetir un trabajo que ha fallado',
      things: 'any',
      params: idParamsSchema,
      body: reasonBodySchema,
      answer: { status: 204, description: 'En cola otra vez', schema: z.null() },
      problems: ['no-repetible'],
      handle: ({ params, by }) => repeatJob(db, params.id, by),
    }),
  ]);
}
