/** Rows of `telemetry_batch`; written by `npm run db:types` from the migrations. */
export interface TelemetryBatchTable {
  report_id: string;
  digest: Uint8Array;
  received_at: Date;
  client_now: Date | null;
  newest_at: Date;
  points: number;
  data: Uint8Array;
}
