import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptedEncodings } from './encodings.ts';

/** A file of the built site, in the form in which it will be sent. */
export interface FoundFile {
  /** Path of the uncompressed file; its name decides the media type. */
  path: string;
  /** Suffix of the compressed copy to send instead, such as `.br`; empty for the file itself. */
  suffix: string;
  encoding: 'br' | 'gzip' | undefined;
}

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

/** Whether visitors may get a file: not those for the host's configuration or our own use. */
function isPublic(path: string): boolean {
  return path !== '' && path !== '_headers' && !/\.(?:br|gz)$/.test(path) && !/(?:^|\/)\./.test(path);
}

const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

const isFile = async (path: string) => (await stateOf(path))?.isFile() ?? false;

/** File status of a path; undefined if it does not exist. */
export async function stateOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.includes(String(error.code))) return undefined;
    throw error;
  }
}
