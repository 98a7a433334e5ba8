/** Rows of `erasure`; written by `npm run db:types` from the migrations. */
export interface ErasureTable {
  pilot_id: string;
  erased_at: Date;
}
