/** Rows of `passkey_challenge`; written by `npm run db:types` from the migrations. */
export interface PasskeyChallengeTable {
  challenge: string;
  pilot_id: string | null;
  expires_at: Date;
}
