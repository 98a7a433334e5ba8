/** Rows of `rules_version`; written by `npm run db:types` from the migrations. */
export interface RulesVersionTable {
  id: string;
  hash: string;
  text: string;
  activated_on: string;
  activated_by: string | null;
  activated_at: Date;
}
