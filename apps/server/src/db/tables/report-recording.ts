import type { Generated } from 'kysely';
import type { DefaultedJson } from '../json.ts';

/** Rows of `report_recording`; written by `npm run db:types` from the migrations. */
export interface ReportRecordingTable {
  report_id: string;
  kept: DefaultedJson;
  revision: Generated<number>;
  points: Generated<number>;
  packed: Generated<boolean>;
  thinned_at: Date | null;
  arrived_ms: number | null;
}
