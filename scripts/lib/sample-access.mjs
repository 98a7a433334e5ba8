// @ts-check
import { pbkdf2Sync, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The access of a sample content, whether or not it still opens the portal. Undefined without one: an airline that has
 * set its own password with `npm run password` needs none.
 * @param {string} folder folder that holds `content/`
 */
export function readSampleAccess(folder) {
  const password = valueIn(join(folder, 'content/sample-access.yaml'), 'password');
  const callsign = valueIn(join(folder, 'content/airline.yaml'), ' +example');
  return password && callsign ? { callsign, password } : undefined;
}

/**
 * Whether a password belongs to a hash `pbkdf2-sha256$rounds$salt$hash`.
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

/** @param {string} folder */
export function readAccessHash(folder) {
  const hash = valueIn(join(folder, 'content/airline.yaml'), 'accessHash');
  return hash?.startsWith('pbkdf2-sha256$') ? hash : undefined;
}

/**
 * A single value of a YAML file, read without a library, so that it works before anything is installed.
 * @param {string} file
 * @param {string} field regular expression for what stands before the colon
 */
function valueIn(file, field) {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return new RegExp(`^${field}:\\s*(["']?)([^"'\\s]+)\\1`, 'm').exec(text)?.[2];
}

/**
 * The sample access, if it still opens this portal.
 * @param {string} folder
 */
export function openSampleAccess(folder) {
  const sample = readSampleAccess(folder);
  const hash = readAccessHash(folder);
  return sample && hash && matchesHash(sample.password, hash) ? sample : undefined;
}
