/** Rows of `rate_limit`; written by `npm run db:types` from the migrations. */
export interface RateLimitTable {
  bucket: string;
  window_start: Date;
  requests: number;
}
