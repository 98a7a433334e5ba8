import type { Generated } from 'kysely';

/** Rows of `recorder_number`; written by `npm run db:types` from the migrations. */
export interface RecorderNumberTable {
  number: Generated<number>;
  thing_id: string;
}
