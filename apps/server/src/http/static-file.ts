import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType } from './content-type.ts';
import { acceptedEncodings } from './encodings.ts';

/**
 * Answers with a file of the built site, compressed if the build has a compressed copy and the client takes it. The
 * file is opened at each request, so that a new build needs no restart. Comes back false, with nothing sent, when there
 * is no such file.
 *
 * @param path path inside `root`, already checked: it cannot leave the folder.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string,
  status = 200,
): Promise<boolean> {
  for (const { name, suffix } of acceptedEncodings(request.headers['accept-encoding'])) {
    const handle = await openFile(join(root, path + suffix));
    if (handle === undefined) continue;
    try {
      const { size, mtimeMs } = await handle.stat();
      const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${name ?? ''}"`;
      response.setHeader('ETag', tag);
      response.setHeader('Vary', 'Accept-Encoding');
      if (status === 200 && matches(request.headers['if-none-match'], tag)) {
        response.writeHead(304).end();
        return true;
      }
      response.setHeader('Content-Type', contentType(path));
      response.setHeader('Content-Length', size);
      if (name) response.setHeader('Content-Encoding', name);
      const body = request.method === 'HEAD' ? undefined : await handle.readFile();
      if (body) response.setHeader('Content-Length', body.length);
      response.writeHead(status).end(body);
      return true;
    } finally {
      await handle.close();
    }
  }
  return false;
}

async function openFile(file: string): Promise<FileHandle | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    await handle?.close();
    const absent = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];
    if (!absent.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return undefined;
}

function matches(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((candidate) => candidate.trim() === tag || candidate.trim() === '*');
}
