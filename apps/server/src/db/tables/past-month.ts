import type { Json } from '../json.ts';

/** Rows of `past_month`; written by `npm run db:types` from the migrations. */
export interface PastMonthTable {
  month: string;
  flights: Json;
  landings: Json;
  until: Date;
}
