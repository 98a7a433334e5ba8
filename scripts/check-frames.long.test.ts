// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ForeignHosts } from '@va/testing/foreign-hosts/server.ts';

let server: ForeignHosts;
let folder: string;

beforeAll(async () => {
  server = await ForeignHosts.start();
  folder = mkdtempSync(join(tmpdir(), 'check-frames-'));
  writeFileSync(join(folder, 'cert.pem'), server.certificate);
});

beforeEach(() => server.reset());

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/command.mjs', 'check-frames', ...args], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem') },
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe('npm run check:frames', { timeout: 30_000 }, () => {
  it('visits the addresses, says which are refused and why, and ends with 1', async () => {
    server.play('localhost', 'refuse-by-x-frame-options');
    const { code, output } = await run(
      '--origin',
      'https://portal.example',
      '--url',
      `https://localhost:${server.port}/reservas`,
      '--url',
      `https://127.0.0.1:${server.port}/mapa`,
    );
    expect(output).toContain('✘ localhost');
    expect(output).toContain('→ No se deja incrustar en ningún sitio (X-Frame-Options: DENY).');
    expect(output).toContain('✔ 127.0.0.1');
    expect(output).toContain('2 páginas revisadas: 1 no se verá dentro del portal.');
    expect(code).toBe(1);
    expect(server.pagesAsked('localhost').map(({ path }) => path)).toEqual(['/reservas']);
  });

  it('follows redirects up to where they end', async () => {
    server.play('127.0.0.1', 'redirect-to-refusal');
    const { code, output } = await run(
      '--origin',
      'https://portal.example',
      '--url',
      `https://127.0.0.1:${server.port}/`,
    );
    expect(output).toContain(`Acaba en https://127.0.0.1:${server.port}/__rechazo`);
    expect(code).toBe(1);
  });

  it('ends with 0 when everything can be framed', async () => {
    const { code, output } = await run(
      '--origin',
      'https://portal.example',
      '--url',
      `https://127.0.0.1:${server.port}/`,
    );
    expect(output).toContain('1 página revisada: todas se dejan mostrar en el portal.');
    expect(code).toBe(0);
  });

  it('explains itself when it is not told where the portal is', async () => {
    const { code, output } = await run();
    expect(output).toContain('npm run check:frames -- --origin');
    expect(code).toBe(2);
  });

  it('lists the addresses of the content without visiting them', async () => {
    const { code, output } = await run('--list');
    expect(output).toContain('Despacho del plan de vuelo en SimBrief\n  https://dispatch.simbrief.com/');
    expect(output).not.toContain('/documentos/');
    expect(code).toBe(0);
    expect(server.seen).toEqual([]);
  });
});
