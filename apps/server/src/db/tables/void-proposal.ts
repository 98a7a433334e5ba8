/** Rows of `void_proposal`; written by `npm run db:types` from the migrations. */
export interface VoidProposalTable {
  report_id: string;
  by_id: string;
  facts: string;
  heard: string;
  at: Date;
}
