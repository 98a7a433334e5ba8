import type { Json } from '../json.ts';

/** Rows of `demo_flight`; written by `npm run db:types` from the migrations. */
export interface DemoFlightTable {
  report_id: string;
  plan: Json;
  sent_until: Date;
  next_at: Date;
}
