import type { Json } from '../json.ts';

/** Rows of `import_change`; written by `npm run db:types` from the migrations. */
export interface ImportChangeTable {
  import_id: string;
  thing: 'flight' | 'aircraft' | 'aircraft_event';
  thing_id: string;
  before: Json;
  after: Json;
}
