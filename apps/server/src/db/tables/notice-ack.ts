/** Rows of `notice_ack`; written by `npm run db:types` from the migrations. */
export interface NoticeAckTable {
  pilot_id: string;
  slug: string;
  revision: number;
  ack_at: Date;
}
