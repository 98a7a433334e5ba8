/** Rows of `event_signup`; written by `npm run db:types` from the migrations. */
export interface EventSignupTable {
  event_id: string;
  pilot_id: string;
  slot: Date | null;
  signed_at: Date;
}
