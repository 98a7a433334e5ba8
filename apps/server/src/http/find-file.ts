import { readFileSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderClasses } from '@va/security/headers.ts';

/** A file of the built site, in the form in which it will be sent. */
export interface FoundFile {
  /** Path of the uncompressed file; its name decides the media type. */
  path: string;
  /** Suffix of the compressed copy to send instead, such as `.br`; empty for the file itself. */
  suffix: string;
  encoding: 'br' | 'gzip' | undefined;
}

/** A way in which the build has compressed a file, and the end of that file's name. */
interface Encoding {
  name: 'br' | 'gzip' | undefined;
  suffix: string;
}

const PREFERRED = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Finds the first of `paths` (inside `root`) that is a public file, in the best encoding that the client accepts. It
 * looks at the disk at each request, so that a new build needs no restart.
 */
export async function findFile(
  root: string,
  paths: readonly string[],
  acceptEncoding: string | string[] | undefined,
): Promise<FoundFile | undefined> {
  for (const path of paths.filter(isPublic)) {
    for (const { name: encoding, suffix } of acceptedEncodings(acceptEncoding)) {
      if (await isFile(join(root, path + suffix))) return { path, suffix, encoding };
    }
  }
  return undefined;
}

/** The encodings that a client takes, best first; the plain file always comes last. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const taken = PREFERRED.filter(({ name }) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
  return [...taken, { name: undefined, suffix: '' }];
}

/** Whether visitors may get a file: not those for the host's configuration or our own use. */
function isPublic(path: string): boolean {
  return path !== '' && path !== '_headers' && !/\.(?:br|gz)$/.test(path) && !/(?:^|\/)\./.test(path);
}

const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

const isFile = async (path: string) => (await stateOf(path))?.isFile() ?? false;

/** File status of a path; undefined if it does not exist. */
async function stateOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.includes(String(error.code))) return undefined;
    throw error;
  }
}

/** The path of a request, judged. */
type RequestedPath =
  /** A path without tricks; decoded, with its slash in front. */
  | { kind: 'plain'; path: string }
  /** Percent signs that decode to nothing: no file, but the app may still say so in its own words. */
  | { kind: 'undecodable'; path: string }
  /** Something that tries to leave the folder, or is no path at all. */
  | { kind: 'refused' };

/** Reads the target of a request line, which may hold anything at all. */
export function readPath(target: string): RequestedPath {
  const raw = target.split(/[?#]/, 1)[0] ?? '';
  if (!raw.startsWith('/') || raw.startsWith('//')) return { kind: 'refused' };
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return leavesFolder(raw) ? { kind: 'refused' } : { kind: 'undecodable', path: raw };
  }
  return leavesFolder(path) ? { kind: 'refused' } : { kind: 'plain', path };
}

function leavesFolder(path: string): boolean {
  return /[\\\0]/.test(path) || path.split('/').some((segment) => segment === '..' || segment === '.');
}

/** What the build wrote for this server: `dist-server/headers.json`. */
export interface HeaderRules {
  /** Folder under which the site is served; ends in a slash. */
  base: string;
  http: HeaderClasses;
  https: HeaderClasses;
}

/** Reads the rules of the build beside the server; throws when there is no build. */
export function readHeaderRules(file: string | URL): HeaderRules {
  return JSON.parse(readFileSync(file, 'utf8')) as HeaderRules;
}
