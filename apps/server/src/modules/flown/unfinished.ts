import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** A flight that its pilot has not sent in: in progress, interrupted or taken back. */
export const isUnfinished = (is: ExpressionBuilder<Tables, 'report'>) =>
  is.or([is('state', '=', 'in_progress'), is.and([is('state', '=', 'draft'), is('source', '=', 'acars')])]);
