// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../../scripts/lib/hash-files.mjs';

/**
 * A text in the disguises that a tool, or a hurried person, might put it in.
 * @param {string} secret
 */
export function disguises(secret) {
  const base64 = Buffer.from(secret).toString('base64').replaceAll('=', '');
  return [secret, base64, [...secret].toReversed().join(''), Buffer.from(secret).toString('hex')];
}

/**
 * Files in which a secret can be read, in whatever disguise.
 * @param {string} folder
 * @param {readonly string[]} paths
 * @param {string} secret
 */
export function findSecret(folder, paths, secret) {
  return listFiles(folder, paths).filter((file) => {
    const text = readFileSync(join(folder, file), 'latin1');
    return disguises(secret).some((disguise) => text.includes(disguise));
  });
}
