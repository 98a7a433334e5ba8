/** Rows of `recovery_code`; written by `npm run db:types` from the migrations. */
export interface RecoveryCodeTable {
  id: string;
  pilot_id: string;
  code_hash: Uint8Array;
  created_at: Date;
}
