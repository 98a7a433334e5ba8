import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** SQL condition: the pilot has not submitted the flight: it is in progress, interrupted or withdrawn. */
export const isUnfinished = (is: ExpressionBuilder<Tables, 'report'>) =>
  is.or([is('state', '=', 'in_progress'), is.and([is('state', '=', 'draft'), is('source', '=', 'acars')])]);
