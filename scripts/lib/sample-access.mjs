// @ts-check
import { pbkdf2Sync, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The access that the sample content comes with. An airline sets its own with `npm run password`. */
export const SAMPLE_CALLSIGN = 'EVE001';
export const SAMPLE_PASSWORD = 'cielo-norte-pista-alba';

/**
 * Whether a password is the one of a hash `pbkdf2-sha256$rounds$salt$hash`.
 * @param {string} password
 * @param {string} accessHash
 */
export function matchesHash(password, accessHash) {
  const [scheme, rounds, salt, hash] = accessHash.split('$');
  if (scheme !== 'pbkdf2-sha256' || !rounds || !salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64');
  const derived = pbkdf2Sync(
    password,
    Buffer.from(salt, 'base64'),
    Number(rounds),
    expected.length,
    'sha256',
  );
  return timingSafeEqual(derived, expected);
}

/**
 * The access hash in the airline's file, read without a YAML library so that it works before anything is installed.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function readAccessHash(folder) {
  const text = readFileSync(join(folder, 'content/airline.yaml'), 'utf8');
  return /^accessHash:\s*(["']?)(pbkdf2-sha256\$[^"'\s]+)\1/m.exec(text)?.[2];
}

/**
 * Whether the sample password still opens this portal.
 * @param {string} folder
 */
export function sampleAccessHolds(folder) {
  const hash = readAccessHash(folder);
  return hash !== undefined && matchesHash(SAMPLE_PASSWORD, hash);
}
