import type { Generated } from 'kysely';

/** Rows of `outbox`; written by `npm run db:types` from the migrations. */
export interface OutboxTable {
  id: string;
  channel: 'mail' | 'webhook' | 'push';
  pilot_id: string | null;
  target: string;
  subject: string;
  body: string;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  next_at: Generated<Date>;
  locked_until: Date | null;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  webhook_id: string | null;
  answer_status: number | null;
  answer: string | null;
}
