// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { contentPlugin } from './plugin.ts';

// Builds and whole contents take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const page =
  '<!doctype html><html lang="es"><body><script type="module" src="/main.js"></script></body></html>';
const script = `
import airports from 'virtual:content/airports';
import pilots from 'virtual:content/pilots';
globalThis.seen = [airports, pilots, import('virtual:content/notams')];
`;

/** Files are watched by asking for them now and then. */
const PATIENCE = { timeout: 10_000, interval: 20 };

describe('contentPlugin', () => {
  let copy: ContentCopy;
  let server: ViteDevServer | undefined;
  const config = (): InlineConfig => ({
    root: copy.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin()],
    server: { port: 0, watch: { usePolling: true, interval: 30 } },
    optimizeDeps: { noDiscovery: true },
  });

  beforeEach(() => {
    copy = copyContent();
    copy.write('index.html', page);
    copy.write('main.js', script);
  });

  afterEach(async () => {
    await server?.close();
    server = undefined;
    copy.dispose();
  });

  it('builds each kind as a module of its own, with frozen plain values and neither zod nor YAML', async () => {
    const groups = [
      { name: (id: string) => `content-${id.split('/').at(-1)}`, test: /^\0virtual:content\// },
    ];
    await build({ ...config(), build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });
    const folder = join(copy.root, 'dist/assets');
    const chunks = readdirSync(folder).filter((name) => name.startsWith('content-'));
    expect(chunks.map((name) => name.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual([
      'content-airports',
      'content-notams',
      'content-pilots',
    ]);
    const code = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    expect(code).not.toMatch(/ZodError|YAMLParseError|JSON\.parse/);
    const airports = chunks.find((name) => name.includes('airports')) ?? '';
    const { default: exported, ...named } = (await import(
      /* @vite-ignore */ join(folder, airports)
    )) as Record<string, unknown>;
    const [list] = [exported, ...Object.values(named)].filter(Array.isArray) as {
      destinations: string[];
    }[][];
    expect(list?.length).toBeGreaterThanOrEqual(21);
    expect(Object.isFrozen(list)).toBe(true);
    expect(Object.isFrozen(list?.[0]?.destinations)).toBe(true);
  });

  it('fails the build with every problem', async () => {
    copy.replace('content/airports.yaml', 'iata: MAD', 'iata: mad');
    copy.replace('content/notams.yaml', 'importance: Alta', 'importance: Enorme');
    await expect(build(config())).rejects.toThrow(
      /Hay 2 errores en el contenido:\ncontent\/airports\.yaml:\d+ · LEMD · iata: «mad» no es un código IATA\..*\ncontent\/notams\.yaml:\d+ · .* · importance: «Enorme» no es una de las opciones\./,
    );
  });

  it('shows problems while developing, survives them and comes back when the file is mended', async () => {
    server = await createServer(config());
    await server.listen();
    const sent: { type: string; err?: { message: string } }[] = [];
    server.environments.client.hot.send = (payload: unknown) =>
      void sent.push(payload as (typeof sent)[number]);
    const url = `http://localhost:${new URL(server.resolvedUrls?.local[0] ?? '').port}/@id/__x00__virtual:content/airports`;
    const text = async () => {
      const response = await fetch(url);
      return { status: response.status, body: await response.text() };
    };
    expect((await text()).body).toContain('"LEMD"');

    copy.replace('content/airports.yaml', 'iata: MAD', 'iata: mad');
    await vi.waitFor(() => expect(sent.some(({ type }) => type === 'error')).toBe(true), PATIENCE);
    expect(sent.find(({ type }) => type === 'error')?.err?.message).toMatch(
      /content\/airports\.yaml:\d+ · LEMD · iata: «mad» no es un código IATA\. Escribe tres letras mayúsculas\./,
    );
    expect((await text()).status).toBe(500);

    copy.replace('content/airports.yaml', 'iata: mad', 'iata: MDR');
    await vi.waitFor(() => expect(sent.some(({ type }) => type === 'full-reload')).toBe(true), PATIENCE);
    const mended = await text();
    expect(mended.status).toBe(200);
    expect(mended.body).toContain('"MDR"');
  });
});
