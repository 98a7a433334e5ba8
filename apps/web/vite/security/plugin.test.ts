// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, build } from 'vite';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  appDirectives,
  documentDirectives,
  metaPolicy,
  securityHeaders,
  type SecuritySources,
} from '@va/security/headers.ts';
import { hostFiles } from '@va/security/host-files.ts';
import { loadContent } from '@va/content/load.ts';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { securityPlugin } from './plugin.ts';
import { sourcesOf } from './sources.ts';

/** Stands for the plugin that writes the airline's own documents. */
const documents: Plugin = {
  name: 'documents',
  generateBundle() {
    const source =
      '<!doctype html><html lang="es"><head><meta charset="utf-8" /><title>M</title></head></html>';
    this.emitFile({ type: 'asset', fileName: 'documentos/manual.html', source });
  },
};

let copy: ContentCopy;
let sources: SecuritySources;
const read = (path: string) => readFileSync(join(copy.root, path), 'utf8');
const metaOf = (page: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)" \/>/.exec(read(page))?.[1];

beforeAll(async () => {
  copy = copyContent();
  sources = sourcesOf(await loadContent(copy.root));
  copy.write(
    'index.html',
    '<!doctype html><html lang="es"><head><meta charset="utf-8" /><title>P</title></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  copy.write('main.js', 'document.title = "Portal";');
  await build({
    root: copy.root,
    base: '/eve/',
    configFile: false,
    logLevel: 'silent',
    plugins: [documents, securityPlugin()],
  });
});

afterAll(() => copy.dispose());

it('writes the policy into the app and into every document', () => {
  expect(metaOf('dist/index.html')).toBe(metaPolicy(appDirectives(sources, false)));
  expect(metaOf('dist/index.html')).toContain(`trusted-types ${sources.workerPolicy}`);
  expect(metaOf('dist/documentos/manual.html')).toBe(metaPolicy(documentDirectives(false)));
});

it('writes the same headers for our server and for every other host', () => {
  const https = securityHeaders(sources, { https: true });
  expect(JSON.parse(read('dist-server/headers.json'))).toEqual({
    base: '/eve/',
    http: securityHeaders(sources, { https: false }),
    https,
  });
  const files = hostFiles(https, '/eve/', true);
  expect(read('dist/_headers')).toBe(files.headers);
  expect(read('dist-server/deploy/_redirects')).toBe(files.redirects);
  expect(read('dist-server/deploy/nginx.conf')).toBe(files.nginx);
  expect(read('dist-server/deploy/htaccess')).toBe(files.apache);
});

it('sends the policy while developing, with a nonce on what Vite adds', async () => {
  const server = await createServer({
    root: copy.root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [securityPlugin()],
  });
  try {
    await server.listen();
    const address = server.httpServer?.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(page.headers.get('content-security-policy')).toContain(
      "script-src 'self' 'nonce-portal-dev'; style-src 'self' 'nonce-portal-dev'",
    );
    const scripts = (await page.text()).match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain('nonce="portal-dev"');
    const document = await fetch(`http://127.0.0.1:${port}/documentos/manual`);
    expect(document.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  } finally {
    await server.close();
  }
});
