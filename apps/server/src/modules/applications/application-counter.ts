import { sql } from 'kysely';
import type { DeskCounter } from '#server/api/desk-counter.ts';

/** Applications of people who want to join. */
export const applicationCounter: DeskCounter = {
  id: 'applications',
  title: 'Solicitudes por decidir',
  calm: 'Ninguna espera',
  capability: 'pilots.manage',
  list: '/mesa/solicitudes',
  open: () => '/mesa/solicitudes',
  rows: () => sql`select sent_at as since, id as ref from application where state = 'waiting'`,
};
