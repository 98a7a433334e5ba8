import type { Generated } from 'kysely';

/** Rows of `timetable_revision`; written by `npm run db:types` from the migrations. */
export interface TimetableRevisionTable {
  one: Generated<boolean>;
  revision: Generated<number>;
}
