import type { Database } from '#server/db/database.ts';
import { verify } from '#server/modules/verify/verify.ts';

/** Everything that `npm run verify` would object to. */
export async function disagreements(db: Database): Promise<string[]> {
  return (await verify(db)).flatMap(({ what, faults }) => faults.map((fault) => `${what}: ${fault}`));
}
