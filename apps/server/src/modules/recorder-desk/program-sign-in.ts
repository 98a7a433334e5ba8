import { RECORDER_SCOPES } from '@va/contract/account/key-scopes.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { hasSecondFactor } from '../access/sign-in-service.ts';
import { isStillPassword, provePassword } from '../access/prove-password.ts';
import type { KeyService } from '../keys/key-service.ts';

/** Days for which the key of a program that signed in with a password works; each call can renew it. */
const PROGRAM_DAYS = 7;

/** A program that asks for callsign and password. */
export interface ProgramSignIn {
  callsign: string;
  /** The pilot's password, or one of their keys. */
  password: string;
  /** Name of the key that the program gets. */
  program: string;
  /** Digest of the address that asks. */
  caller: string;
}

/** A key that a program was given, and until when it is good. */
export interface ProgramKey {
  secret: string;
  expiresAt: Date;
}

/**
 * Signs a program in with the pilot's password or, in its place, a key. With a key nobody needs to trust the program
 * with the password, and accounts with a second factor can use it. Throws the refusal.
 */
export async function signInProgram(
  db: Database,
  keys: KeyService,
  { callsign, password, program, caller }: ProgramSignIn,
  now: Date,
): Promise<ProgramKey> {
  const owner = await keys.identify(password, now);
  if (owner.kind === 'pilot' && owner.callsign === callsign.trim().toUpperCase())
    return { secret: password, expiresAt: owner.expiresAt };
  const proved = await provePassword(db.queries, { callsign, password }, caller, now);
  const { pilotId } = proved;
  if (await hasSecondFactor(db.queries, pilotId))
    throw new Problem('acceso-incorrecto', {
      detail: 'Tu cuenta tiene segundo factor: usa como contraseña una clave de «Conecta tu ACARS».',
    });
  const { key, secret } = await keys.create(
    pilotId,
    {
      label: program,
      scopes: [...RECORDER_SCOPES],
      days: PROGRAM_DAYS,
      renewed: true,
    },
    now,
  );
  if (!(await isStillPassword(db.queries, proved))) {
    await keys.revoke(pilotId, key.id, now);
    throw new Problem('acceso-incorrecto');
  }
  return { secret, expiresAt: new Date(key.expiresAt) };
}
