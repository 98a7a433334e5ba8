import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../hash-files.mjs';

/** A text in the disguises that a tool, or a hurried person, might put it in. */
export function disguises(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64').replaceAll('=', '');
  return [secret, base64, [...secret].toReversed().join(''), Buffer.from(secret).toString('hex')];
}

/** Files at or below `paths` of a folder that contain a secret, plain or encoded. */
export function findSecret(folder: string, paths: readonly string[], secret: string): string[] {
  return listFiles(folder, paths).filter((file) => {
    const text = readFileSync(join(folder, file), 'latin1');
    return disguises(secret).some((disguise) => text.includes(disguise));
  });
}
