// @vitest-environment node
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentPlugin } from '@va/content/plugin.ts';
import { copyContent, PROJECT, type ContentCopy } from '@va/testing/content-copy.ts';
import { documentsPlugin } from './plugin.ts';

// Builds and whole contents take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('documentsPlugin', () => {
  let copy: ContentCopy;
  let server: ViteDevServer | undefined;
  const config = (): InlineConfig => ({
    root: copy.root,
    base: '/eve/',
    configFile: false,
    logLevel: 'silent',
    appType: 'spa',
    plugins: [contentPlugin(), documentsPlugin()],
    build: { assetsInlineLimit: 0 },
    server: { port: 0, watch: { usePolling: true, interval: 30 } },
    optimizeDeps: { noDiscovery: true },
  });

  beforeEach(() => {
    copy = copyContent();
    cpSync(join(PROJECT, 'apps/web/src/styles'), join(copy.root, 'src/styles'), { recursive: true });
    copy.write('index.html', '<!doctype html><html lang="es"><body>la aplicación</body></html>');
  });

  afterEach(async () => {
    await server?.close();
    server = undefined;
    copy.dispose();
  });

  it('builds pages with their stylesheet, files to keep with fonts inside, and the pictures', async () => {
    await build(config());
    const read = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8');
    const html = read('documentos/aeropuertos/lemd.html');
    const stylesheet =
      /<link rel="stylesheet" href="\/eve\/(assets\/documents-[\w-]+\.css)">/.exec(html)?.[1] ?? '';
    expect(read(stylesheet)).toContain('@media print');
    const kept = read('descargas/checklist-a320.html');
    expect(kept).toMatch(/<style>[^<]*url\(data:font\/woff2;base64,[\w+/=]+\)/);
    expect(kept).not.toMatch(/url\((?!data:)/);
    expect(existsSync(join(copy.root, 'dist/images/fleet/ec-lzd.svg'))).toBe(true);
    expect(read('index.html')).toContain('la aplicación');
  });

  it('serves pages and pictures while developing, with the content as it is', async () => {
    server = await createServer(config());
    await server.listen();
    const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
    const get = async (path: string) => {
      const response = await fetch(`http://localhost:${port}/eve/${path}`, {
        headers: { accept: 'text/html,text/css' },
      });
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        body: await response.text(),
      };
    };

    const page = await get('documentos/manuales/acars?x=1');
    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(page.body).toContain('<link rel="stylesheet" href="/eve/src/styles/documents.css">');
    expect((await get('src/styles/documents.css')).body).toContain('@media print');
    expect((await get('descargas/checklist-a320.html')).status).toBe(200);
    expect(await get('images/fleet/ec-lzd.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' });
    const unknown = await get('documentos/no-hay');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toContain('No hay ningún documento en /documentos/no-hay.');
    expect((await get('otra/pagina')).body).toContain('la aplicación');

    const file = 'content/documents/manuales/acars.md';
    const text = copy.read(file);
    copy.write(file, `${text}\n<b>negrita</b>\n`);
    await vi.waitFor(async () => expect((await get('documentos/manuales/acars')).status).toBe(500), 10_000);
    expect((await get('documentos/manuales/acars')).body).toContain(
      'es HTML, y en los textos sólo se admite Markdown.',
    );
    copy.write(file, text);
    await vi.waitFor(async () => expect((await get('documentos/manuales/acars')).status).toBe(200), 10_000);
  });
});
