import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { countTry } from '#server/kernel/limits/request-limits.ts';
import { checkPassword } from './passwords.ts';
import type { ProvedPassword } from './prove-password.ts';

const TRIES = { requests: 5, windowSeconds: 60 };

/** Throws unless the password is the pilot's own. Counts tries like sign-ins; answers when the password was set. */
export async function expectPassword(
  queries: Queries,
  pilotId: string,
  password: string,
  now: Date,
): Promise<ProvedPassword> {
  await countTry(queries, `password:${pilotId}`, TRIES, now);
  const row = await queries
    .selectFrom('password')
    .select(['secret_hash', 'changed_at'])
    .where('pilot_id', '=', pilotId)
    .executeTakeFirst();
  if (!(await checkPassword(row?.secret_hash, password)) || !row) throw wrongPassword();
  return { pilotId, changedAt: row.changed_at };
}

/** The problem for a wrong password. */
export function wrongPassword(): Problem {
  return new Problem('contrasena-actual-incorrecta', {
    errors: [{ pointer: '/password', message: 'Escribe tu contraseña actual' }],
  });
}
