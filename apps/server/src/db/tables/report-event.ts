import type { DefaultedJson } from '../json.ts';

/** Rows of `report_event`; written by `npm run db:types` from the migrations. */
export interface ReportEventTable {
  report_id: string;
  client_event_id: string;
  kind: string;
  at: Date;
  lat: number | null;
  lon: number | null;
  data: DefaultedJson;
  received_at: Date;
}
