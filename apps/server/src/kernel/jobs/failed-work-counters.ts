import { sql } from 'kysely';
import type { DeskCounter } from '#server/api/desk-counter.ts';

/** Jobs that gave up after their last try. */
export const failedJobCounter: DeskCounter = {
  id: 'failed-jobs',
  title: 'Trabajos fallidos',
  calm: 'Todos han salido bien',
  capability: 'jobs.run',
  list: '/mesa/trabajos',
  open: () => '/mesa/trabajos',
  rows: () =>
    sql`select coalesce(finished_at, created_at) as since, id as ref from job where state = 'failed'`,
};

/** Mail that could not be delivered. */
export const failedMessageCounter: DeskCounter = {
  id: 'failed-messages',
  title: 'Envíos fallidos',
  calm: 'Todo enviado',
  capability: 'jobs.run',
  list: '/mesa/trabajos',
  open: () => '/mesa/trabajos',
  rows: () => sql`select created_at as since, id as ref from outbox where state = 'failed'`,
};
