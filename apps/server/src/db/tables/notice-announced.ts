/** Rows of `notice_announced`; written by `npm run db:types` from the migrations. */
export interface NoticeAnnouncedTable {
  slug: string;
  revision: number;
  at: Date;
}
