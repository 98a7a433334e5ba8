import type { Generated } from 'kysely';

/** Rows of `inbox_message`; written by `npm run db:types` from the migrations. */
export interface InboxMessageTable {
  id: string;
  pilot_id: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  created_at: Generated<Date>;
  read_at: Date | null;
}
