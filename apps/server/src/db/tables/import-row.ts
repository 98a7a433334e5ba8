import type { Json } from '../json.ts';

/** Rows of `import_row`; written by `npm run db:types` from the migrations. */
export interface ImportRowTable {
  import_id: string;
  line: number;
  data: Json;
}
