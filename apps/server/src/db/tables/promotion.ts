/** Rows of `promotion`; written by `npm run db:types` from the migrations. */
export interface PromotionTable {
  id: string;
  pilot_id: string;
  kind: 'promotion' | 'instruction';
  to_rank: string;
  state: 'asked' | 'proposed' | 'granted' | 'declined' | 'withdrawn';
  asked_at: Date;
  proposed_at: Date | null;
  due_at: Date | null;
  reminded_at: Date | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
}
