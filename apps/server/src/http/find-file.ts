import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedEncodings } from './encodings.ts';

/** A file of the built site, in the form in which it will be sent. */
export interface FoundFile {
  /** Path of the file itself; its type is that of this name. */
  path: string;
  /** End of the name of the compressed copy that is sent instead; empty for the file itself. */
  suffix: string;
  encoding: 'br' | 'gzip' | undefined;
}

/**
 * The first of `paths` (inside `root`) that is a file for visitors, as the best copy that the client takes. Looks at the
 * disk at each request, so that a new build needs no restart.
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

/** Files that are there for the host or for our own use are not for visitors. */
function isPublic(path: string): boolean {
  return path !== '' && path !== '_headers' && !/\.(?:br|gz)$/.test(path) && !/(?:^|\/)\./.test(path);
}

const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

const isFile = async (path: string) => (await stateOf(path))?.isFile() ?? false;

/** What the disk says of a path; undefined where nothing is. */
export async function stateOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.includes(String(error.code))) return undefined;
    throw error;
  }
}
