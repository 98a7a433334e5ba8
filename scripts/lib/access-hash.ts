import { pbkdf2Sync, randomBytes } from 'node:crypto';

/** PBKDF2-HMAC-SHA-256 rounds: OWASP's figure for a check in the browser. */
export const ROUNDS = 600_000;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** `pbkdf2-sha256$rounds$salt$hash` with a new salt, the form in content/airline.yaml. */
export function accessHashOf(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const hash = pbkdf2Sync(password, salt, ROUNDS, HASH_BYTES, 'sha256');
  return ['pbkdf2-sha256', ROUNDS, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * Error of a new password, in Spanish; undefined if it is acceptable. Anyone with the hash can try passwords without
 * limit, so it must be long: four words, or sixteen characters.
 */
export function passwordProblem(password: string): string | undefined {
  if (password.trim() === '')
    return 'No has escrito ninguna contraseña. Vuelve a ejecutar la orden y escríbela.';
  if (password !== password.trim())
    return 'La contraseña empieza o acaba en un espacio: quítalo, nadie lo vería.';
  const words = password.split(/[\s-]+/).filter((word) => word.length >= 3);
  if ([...password].length >= 16 || words.length >= 4) return undefined;
  return 'La contraseña es demasiado corta para una huella pública: usa al menos cuatro palabras o 16 caracteres.';
}
