/** Rows of `rank`; written by `npm run db:types` from the migrations. */
export interface RankTable {
  code: string;
  title: string;
  position: number;
}
