/** A page of the platform as static HTML of the same look, on a server of its own: nothing can be faster. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { siteRoot } from '../../../../scripts/lib/project.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the page as it stands in the browser now, without its scripts, and the files that it asks for, on a free port. */
export async function serveStaticCopy(page: Page): Promise<{ origin: string; stop: () => void }> {
  const html = brotliCompressSync(`<!doctype html>\n${await page.evaluate(withoutScripts)}`);
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = join(siteRoot, 'dist', path);
    const packed = existsSync(`${file}.br`);
    const type = path === '/' ? 'text/html' : TYPES[extname(path)];
    if (!type || (path !== '/' && !existsSync(file))) {
      response.writeHead(404).end();
      return;
    }
    const headers = { 'Content-Type': `${type}; charset=utf-8` };
    if (path === '/') response.writeHead(200, { ...headers, 'Content-Encoding': 'br' }).end(html);
    else if (packed)
      response.writeHead(200, { ...headers, 'Content-Encoding': 'br' }).end(readFileSync(`${file}.br`));
    else response.writeHead(200, headers).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { origin: `http://localhost:${address.port}`, stop: () => server.close() };
}

/** Runs in the page. */
function withoutScripts(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const useless = 'script, noscript, link[rel="modulepreload"], link[rel="preload"][as="script"]';
  for (const element of copy.querySelectorAll(useless)) element.remove();
  return copy.outerHTML;
}
