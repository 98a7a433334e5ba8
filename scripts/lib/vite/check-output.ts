import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { listFiles } from '../hash-files.mjs';
import { readSampleAccess } from '../sample-access.mjs';

/** Forbidden contents by type of file: the security policy would block them, and the page would fail silently. */
const FORBIDDEN: Readonly<Record<string, readonly (readonly [pattern: RegExp, problem: string])[]>> = {
  '.html': [
    [/<script(?![^>]*\bsrc=)[^>]*>/i, 'has an inline script'],
    [/<style\b/i, 'has an inline style sheet'],
    [/<[^>]*\sstyle=/i, 'has an inline style'],
    [/<[^>]*\son[a-z]+=/i, 'has an inline event handler'],
    [/<script\b(?![^>]*\bintegrity=)[^>]*>/i, 'has a script without integrity'],
    [/\b(?:src|href)="data:/i, 'has a data: address'],
  ],
  '.css': [
    [/url\(\s*["']?data:/i, 'has a data: address'],
    [/@import\b/i, 'imports another style sheet'],
  ],
  '.js': [
    [/["'`]data:(?:image|font)\//i, 'has a data: address'],
    [/\bdocument\.write\(/, 'writes into the document'],
  ],
};

/** Files that visitors download and open from their own disk, where they must be complete and no policy applies. */
const TO_KEEP = './descargas/';

/** Problems of the site built into `dist`, one sentence each. */
export function outputProblems(dist: string): string[] {
  return listFiles(dist, ['.']).flatMap((file) => {
    const rules = FORBIDDEN[extname(file)] ?? [];
    if (rules.length === 0 || file.startsWith(TO_KEEP)) return [];
    const text = readFileSync(join(dist, file), 'utf8');
    return rules.filter(([pattern]) => pattern.test(text)).map(([, problem]) => `${file} ${problem}.`);
  });
}

/**
 * Fails the build if there are findings.
 * @throws Error with a sentence for people and the findings
 */
export function refuse(problem: string, findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(`${problem}:\n${findings.join('\n')}`);
}

/**
 * Fails the build if the sample's password can be read at one of these paths beside `dist`.
 * @throws Error with the files
 */
export function refuseLeaks(contentRoot: string, dist: string, paths: readonly string[]): void {
  const sample = readSampleAccess(contentRoot);
  const leaks = sample ? findSecret(dirname(dist), paths, sample.password) : [];
  refuse('La contraseña de muestra se puede leer en estos archivos; quítala del contenido', leaks);
}

/** A text in the disguises that a tool, or a hurried person, might put it in. */
function disguises(secret: string): string[] {
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
