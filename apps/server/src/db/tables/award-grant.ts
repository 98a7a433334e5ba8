/** Rows of `award_grant`; written by `npm run db:types` from the migrations. */
export interface AwardGrantTable {
  pilot_id: string;
  award_id: string;
  granted_at: Date;
  granted_by: string | null;
  reason: string | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  revoke_reason: string | null;
}
