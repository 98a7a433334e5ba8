/** Serves `content/images` under `/images` in development; the build copies the folder. */
import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Middleware for one folder of pictures; anything that is no plain picture path is passed on. */
export function servePictures(folder: string, base: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const match = /^images\/([a-z0-9-]+\/[a-z0-9-]+\.[a-z]+)(?:[?#]|$)/.exec(
      (request.url ?? '').slice(base.length),
    );
    const file = match?.[1] && join(folder, match[1]);
    const type = file && types[extname(file)];
    if (!file || !type || !statSync(file, { throwIfNoEntry: false })?.isFile()) return next();
    response.setHeader('Content-Type', type);
    createReadStream(file).pipe(response);
  };
}
