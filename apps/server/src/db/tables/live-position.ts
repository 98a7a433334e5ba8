/** Rows of `live_position`; written by `npm run db:types` from the migrations. */
export interface LivePositionTable {
  report_id: string;
  at: Date;
  heard_at: Date;
  lat: number;
  lon: number;
  alt_ft: number | null;
  gs_kt: number | null;
  hdg: number | null;
  vs_fpm: number | null;
  phase:
    | 'boarding'
    | 'pushback'
    | 'taxi'
    | 'takeoff'
    | 'climb'
    | 'cruise'
    | 'descent'
    | 'approach'
    | 'landed'
    | 'on_block';
  left_at: Date | null;
}
