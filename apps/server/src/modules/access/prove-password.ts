import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { countTry, forgetRequests, giveBackRequest } from '#server/kernel/limits/request-limits.ts';
import { checkPassword, hashPassword, isOutdated } from './passwords.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { openedAt } from './sign-in-store.ts';

/** Rate limit of password tries for one callsign by one caller. */
const PER_CALLER = { requests: 5, windowSeconds: 60 };

/** Rate limit for one callsign by all callers: too high to lock a pilot out by hand, too low to guess a password. */
const PER_CALLSIGN = { requests: 100, windowSeconds: 900 };

const PER_ADDRESS = { requests: 20, windowSeconds: 60 };

/** A pilot whose password was right, and when that password was set. */
interface ProvedPassword {
  pilotId: string;
  changedAt: Date;
}

/**
 * Finds the pilot with this callsign and password. It limits tries by `caller` (the digest of an address), by callsign
 * and caller, and by callsign; in a known browser by that pilot instead of the last two. Throws `acceso-incorrecto`,
 * with the same message and after the same time whether the callsign exists or not.
 */
export async function provePassword(
  queries: Queries,
  given: { callsign: string; password: string },
  caller: string,
  now: Date,
  isKnown: (pilotId: string) => Promise<boolean> = async () => false,
): Promise<ProvedPassword> {
  const callsign = given.callsign.trim().toUpperCase();
  await countTry(queries, `sign-in:address:${caller}`, PER_ADDRESS, now);
  const found = await findPassword(queries, callsign);
  const known = found !== undefined && (await isKnown(found.id));
  const bucket = known ? `sign-in:known:${found.id}` : `sign-in:callsign:${callsign}:${caller}`;
  const shared = `sign-in:callsign:${callsign}`;
  await countTry(queries, bucket, PER_CALLER, now);
  if (!known) await countTry(queries, shared, PER_CALLSIGN, now);
  if (!(await checkPassword(found?.secret_hash, given.password)) || !found)
    throw new Problem('acceso-incorrecto');
  if (found.status === 'invited' || found.status === 'erased') throw new Problem('cuenta-sin-acceso');
  await forgetRequests(queries, bucket);
  if (!known) await giveBackRequest(queries, shared, PER_CALLSIGN, now);
  if (isOutdated(found.secret_hash)) await renewHash(queries, found.id, given.password);
  return { pilotId: found.id, changedAt: found.changed_at };
}

/**
 * Whether a proved password is still the pilot's. Ask after writing what it opens (a sign-in, a key): a change of the
 * password ends everything that exists by then, and this waits for a change in progress. Pass `toChange` in a
 * transaction that changes the password.
 */
export async function isStillPassword(
  queries: Queries,
  { pilotId, changedAt }: ProvedPassword,
  { toChange = false } = {},
): Promise<boolean> {
  const asked = queries.selectFrom('password').select('changed_at').where('pilot_id', '=', pilotId);
  const row = await (toChange ? asked.forUpdate() : asked.forShare()).executeTakeFirst();
  return row?.changed_at.getTime() === changedAt.getTime();
}

/** Hashes a password again with the present cost; the time when it was set stays. */
async function renewHash(queries: Queries, pilotId: string, password: string): Promise<void> {
  await queries
    .updateTable('password')
    .set({ secret_hash: await hashPassword(password) })
    .where('pilot_id', '=', pilotId)
    .execute();
}

function findPassword(queries: Queries, callsign: string) {
  return queries
    .selectFrom('pilot')
    .innerJoin('password', 'password.pilot_id', 'pilot.id')
    .select(['pilot.id', 'pilot.status', 'password.secret_hash', 'password.changed_at'])
    .where('pilot.callsign', '=', callsign)
    .executeTakeFirst();
}

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

/** How long a proof (a typed password or a passkey) counts for changing the ways into the account, ms. */
const COUNTS_MS = 15 * 60_000;

/**
 * Throws unless the pilot has typed the password or used a passkey within `COUNTS_MS`, so that a browser left open is
 * not enough to take the account over.
 */
export async function expectRecentProof(
  queries: Queries,
  { signInId }: PilotActor,
  now: Date,
): Promise<void> {
  const since = signInId === null ? undefined : await openedAt(queries, signInId);
  if (since === undefined || now.getTime() - since.getTime() > COUNTS_MS)
    throw new Problem('confirma-que-eres-tu');
}
