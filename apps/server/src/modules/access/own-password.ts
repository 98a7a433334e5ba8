import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { countTry } from '../limits/count-try.ts';
import { checkPassword } from './passwords.ts';

const TRIES = { requests: 5, windowSeconds: 60 };

/** Throws unless the own password was typed right; counted like sign-ins. */
export async function expectPassword(
  queries: Queries,
  pilotId: string,
  password: string,
  now: Date,
): Promise<void> {
  await countTry(queries, `password:${pilotId}`, TRIES, now);
  const row = await queries
    .selectFrom('password')
    .select('secret_hash')
    .where('pilot_id', '=', pilotId)
    .executeTakeFirst();
  if (await checkPassword(row?.secret_hash, password)) return;
  throw new Problem('contrasena-actual-incorrecta', {
    errors: [{ pointer: '/password', message: 'Escribe tu contraseña actual' }],
  });
}
