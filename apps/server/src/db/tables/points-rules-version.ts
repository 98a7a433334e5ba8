/** Rows of `points_rules_version`; written by `npm run db:types` from the migrations. */
export interface PointsRulesVersionTable {
  id: string;
  hash: string;
  text: string;
  in_force_from: Date;
}
