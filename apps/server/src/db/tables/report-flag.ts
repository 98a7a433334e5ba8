/** Rows of `report_flag`; written by `npm run db:types` from the migrations. */
export interface ReportFlagTable {
  report_id: string;
  code: string;
  blocking: boolean;
  detail: string;
  cleared_by: string | null;
}
