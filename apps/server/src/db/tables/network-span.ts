/** Rows of `network_span`; written by `npm run db:types` from the migrations. */
export interface NetworkSpanTable {
  report_id: string;
  from_at: Date;
  to_at: Date;
  network: 'vatsim' | 'ivao' | null;
  callsign: string | null;
  linked: boolean;
}
