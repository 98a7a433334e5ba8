import type { Generated } from 'kysely';

/** Rows of `points_proposal`; written by `npm run db:types` from the migrations. */
export interface PointsProposalTable {
  id: string;
  pilot_id: string;
  points: number;
  text: string;
  reverses_id: string | null;
  by_id: string;
  at: Date;
  state: Generated<'open' | 'confirmed' | 'declined'>;
  decided_by: string | null;
  decided_at: Date | null;
  claim_id: string | null;
}
