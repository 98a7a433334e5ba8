// @vitest-environment node
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, build } from 'vite';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appDirectives, documentDirectives, metaPolicy, securityHeaders } from '@va/security/headers.ts';
import { hostFiles } from '@va/security/host-files.ts';
import { securityPlugin } from './plugin.ts';
import { readSources } from './read-sources.ts';

const FRAMES = `
- id: mapa
  title: Mapa
  provider: Un mapa
  url: https://map.example/embed
  hosts: [map.example]
  kind: map
  height: 600
  purpose: Ver el tiempo.
`;

const FEEDS = `
- id: vatsim-metar
  title: METAR
  provider: Una red
  url: https://weather.example/{icao}
  purpose: Ver el tiempo.
  enabled: true
`;

/** Stands for the plugin that writes the airline's own documents. */
const documents: Plugin = {
  name: 'documents',
  generateBundle() {
    const source =
      '<!doctype html><html lang="es"><head><meta charset="utf-8" /><title>M</title></head></html>';
    this.emitFile({ type: 'asset', fileName: 'documentos/manual.html', source });
  },
};

let root: string;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const metaOf = (page: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)" \/>/.exec(read(page))?.[1];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'security-plugin-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/frames.yaml'), FRAMES);
  writeFileSync(join(root, 'content/feeds.yaml'), FEEDS);
  writeFileSync(join(root, 'content/airline.yaml'), 'icaoCode: ABC\nname: ABC\n');
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html lang="es"><head><meta charset="utf-8" /><title>P</title></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(join(root, 'main.js'), 'document.title = "Portal";');
  await build({
    root,
    base: '/eve/',
    configFile: false,
    logLevel: 'silent',
    plugins: [documents, securityPlugin()],
  });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('writes the policy into the app and into every document', () => {
  const sources = readSources(root);
  expect(metaOf('dist/index.html')).toBe(metaPolicy(appDirectives(sources, false)));
  expect(metaOf('dist/index.html')).toContain('trusted-types abc-sw');
  expect(metaOf('dist/index.html')).toContain("connect-src 'self' https://weather.example;");
  expect(metaOf('dist/documentos/manual.html')).toBe(metaPolicy(documentDirectives(false)));
});

it('writes the same headers for our server and for every other host', () => {
  const sources = readSources(root);
  const https = securityHeaders(sources, { https: true });
  expect(JSON.parse(read('dist-server/headers.json'))).toEqual({
    base: '/eve/',
    http: securityHeaders(sources, { https: false }),
    https,
  });
  const files = hostFiles(https, '/eve/');
  expect(read('dist/_headers')).toBe(files.headers);
  expect(read('dist-server/deploy/_redirects')).toBe(files.redirects);
  expect(read('dist-server/deploy/nginx.conf')).toBe(files.nginx);
  expect(read('dist-server/deploy/htaccess')).toBe(files.apache);
});

it('sends the policy while developing, with a nonce on what Vite adds', async () => {
  const server = await createServer({
    root,
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
