import type { DefaultedJson } from '../json.ts';

/** Rows of `recorder_note`; written by `npm run db:types` from the migrations. */
export interface RecorderNoteTable {
  report_id: string;
  data: DefaultedJson;
}
