/** A site in a temporary folder and a raw client, for the tests of the server. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteHandler } from '#server/http/handler.ts';
import { type Listening, listen, stop } from '#server/http/listen.ts';
import type { PaintPage } from '#server/http/paint-page.ts';

export const APP_HEADERS = { 'Content-Security-Policy': "frame-ancestors 'none'", 'X-Frame-Options': 'DENY' };
export const DOCUMENT_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};
export const PLATFORM_HEADERS = { 'Content-Security-Policy': "form-action 'self'" };
export const PART_HEADERS = { 'X-Content-Type-Options': 'nosniff' };
const HTTPS_ONLY = { 'Strict-Transport-Security': 'max-age=1' };

/** Headers with the names that Node's client reads them by. */
export function lower(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestSite {
  /** Sends exactly this target, which a browser's client would tidy up first. */
  get(target: string, options?: { method?: string; headers?: Record<string, string> }): Promise<Answer>;
  write(path: string, text: string | Buffer): void;
  remove(path: string): void;
  close(): Promise<void>;
}

/** Serves `files` under `base` on a port of the system's choice. */
export async function serveSite(
  files: Record<string, string | Buffer>,
  base = '/',
  paint?: PaintPage,
): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-server-'));
  const root = join(folder, 'dist');
  const write: TestSite['write'] = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  mkdirSync(root);
  for (const [path, text] of Object.entries(files)) write(path, text);
  writeFileSync(join(folder, 'secret.txt'), 'outside of the site');
  const rules = {
    base,
    http: {
      app: APP_HEADERS,
      documents: DOCUMENT_HEADERS,
      parts: PART_HEADERS,
      platform: PLATFORM_HEADERS,
    },
    https: {
      app: { ...APP_HEADERS, ...HTTPS_ONLY },
      documents: { ...DOCUMENT_HEADERS, ...HTTPS_ONLY },
      parts: { ...PART_HEADERS, ...HTTPS_ONLY },
      platform: { ...PLATFORM_HEADERS, ...HTTPS_ONLY },
    },
  };
  const server = await listen(siteHandler({ root, rules, ...(paint && { paint }) }), {
    port: 0,
    host: '127.0.0.1',
  });
  return {
    get: (target, options = {}) => ask(server, target, options),
    write,
    remove: (path) => rmSync(join(root, path)),
    close: async () => {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ask(server: Listening, path: string, { method = 'GET', headers = {} } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}
