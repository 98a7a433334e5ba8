/** Rows of `server_secret`; written by `npm run db:types` from the migrations. */
export interface ServerSecretTable {
  name: string;
  secret: Uint8Array;
}
