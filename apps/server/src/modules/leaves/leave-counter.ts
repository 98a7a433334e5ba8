import { sql } from 'kysely';
import type { DeskCounter } from '#server/api/desk-counter.ts';

/** Leaves of others that were asked for. */
export const leaveCounter: DeskCounter = {
  id: 'leaves',
  title: 'Excedencias por decidir',
  calm: 'Ninguna pedida',
  capability: 'pilots.manage',
  list: '/mesa/excedencias',
  open: () => '/mesa/excedencias',
  rows: ({ pilotId }) =>
    sql`select created_at as since, id as ref from leave where state = 'asked' and pilot_id <> ${pilotId}`,
};
