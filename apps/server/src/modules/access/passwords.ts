import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '#server/api/problem.ts';

/** argon2id with 19 MiB and two passes, as OWASP asks at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password to keep. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

let decoy: Promise<string> | undefined;

/** Checks a password; without a hash the same work is done for nothing, so that time tells no callsigns. */
export async function checkPassword(secretHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(secretHash ?? (await decoy), password.normalize('NFC'));
  return right && secretHash !== undefined;
}

/** Throws for a password that is guessed early. */
export function refuseSimplePassword(password: string, callsign: string | null): void {
  const plain = password.toLowerCase();
  const rest = callsign === null ? plain : plain.replaceAll(callsign.toLowerCase(), '');
  if (new Set(rest).size >= 5) return;
  throw new Problem('contrasena-debil', {
    detail: 'La contraseña se adivina pronto: usa varias palabras o más caracteres distintos.',
    errors: [{ pointer: '/password', message: 'Usa más caracteres distintos, sin contar tu indicativo' }],
  });
}

/** Throws for the portal's shared password, which everybody at the airline knows. */
export async function refuseSharedPassword(password: string, accessHash: string): Promise<void> {
  if (!(await isSharedPassword(password, accessHash))) return;
  throw new Problem('contrasena-debil', {
    detail: 'Esa es la contraseña del portal, que conocen todos los pilotos: elige otra que sea sólo tuya.',
    errors: [{ pointer: '/password', message: 'Elige una distinta de la del portal' }],
  });
}

const derive = promisify(pbkdf2);

async function isSharedPassword(password: string, accessHash: string): Promise<boolean> {
  const [kind, iterations, salt, digest] = accessHash.split('$');
  if (kind !== 'pbkdf2-sha256' || !salt || !digest) return false;
  const wanted = Buffer.from(digest, 'base64');
  const derived = await derive(
    password,
    Buffer.from(salt, 'base64'),
    Number(iterations),
    wanted.length,
    'sha256',
  );
  return timingSafeEqual(derived, wanted);
}
