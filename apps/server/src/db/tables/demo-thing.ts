import type { Generated } from 'kysely';

/** Rows of `demo_thing`; written by `npm run db:types` from the migrations. */
export interface DemoThingTable {
  kind: 'report' | 'booking' | 'career';
  id: string;
  made_at: Generated<Date>;
}
