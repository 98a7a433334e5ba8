import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { findSecret } from './find-secret.ts';
import { listFiles } from '../hash-files.mjs';
import { readSampleAccess } from '../sample-access.mjs';

/** What must not be in a file, by its kind: the security policy would refuse it, and the page would break in silence. */
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

/** Files that visitors keep and open from their own disk, where they have to be whole and no policy holds. */
const TO_KEEP = './descargas/';

/** What is wrong with the site built into `dist`: a sentence for each finding. */
export function outputProblems(dist: string): string[] {
  return listFiles(dist, ['.']).flatMap((file) => {
    const rules = FORBIDDEN[extname(file)] ?? [];
    if (rules.length === 0 || file.startsWith(TO_KEEP)) return [];
    const text = readFileSync(join(dist, file), 'utf8');
    return rules.filter(([pattern]) => pattern.test(text)).map(([, problem]) => `${file} ${problem}.`);
  });
}

/** Throws, which fails a build, with a sentence for people and what was found; nothing without findings. */
export function refuse(problem: string, findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(`${problem}:\n${findings.join('\n')}`);
}

/** Throws when the sample's password can be read in what was built beside `dist`, at one of these paths. */
export function refuseLeaks(contentRoot: string, dist: string, paths: readonly string[]): void {
  const sample = readSampleAccess(contentRoot);
  const leaks = sample ? findSecret(dirname(dist), paths, sample.password) : [];
  refuse('La contraseña de muestra se puede leer en estos archivos; quítala del contenido', leaks);
}
