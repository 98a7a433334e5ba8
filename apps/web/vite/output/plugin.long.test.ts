// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';

/** Milliseconds for a whole build on a machine with other work to do. */
const BUILD_TIMEOUT = 180_000;

let site: string;
const viteBuild = (settings: Record<string, string>) =>
  promisify(execFile)(
    process.execPath,
    [
      join(PROJECT, 'node_modules/vite/bin/vite.js'),
      'build',
      join(PROJECT, 'apps/web'),
      '--configLoader',
      'runner',
    ],
    { cwd: PROJECT, env: { ...process.env, SITE_DIR: site, NODE_ENV: undefined, ...settings } },
  );
const read = (file: string) => readFileSync(join(site, 'dist', file), 'utf8');

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'vite-alone-'));
  await viteBuild({ BASE_PATH: '/eve/' });
}, BUILD_TIMEOUT);
afterAll(() => rmSync(site, { recursive: true, force: true }));

it.each([
  ['index.html', 'Bienvenido a bordo', '/eve'],
  ['paginas/flota.html', 'Flota', '/eve/flota'],
])(
  '`vite build` alone makes %s, painted before its scripts and naming their integrity',
  (file, title, address) => {
    const page = read(file);
    expect(page).toContain(`<html data-page="${address}"`);
    expect(page).toMatch(/<div id="root"><.*Acceso para pilotos/s);
    expect(page).toMatch(new RegExp(`<template id="page">.*<h1[^>]*>${title}.*</template>`, 's'));
    expect(page).toMatch(/<script type="module"[^>]* src="\/eve\/assets\/[^"]+" integrity="sha384-/);
    expect(page).toContain('http-equiv="Content-Security-Policy"');
    expect(page).not.toContain('{{');
  },
);

it('`vite build` alone makes all that a host needs', () => {
  expect(read('404.html')).toBe(read('index.html'));
  expect(existsSync(join(site, 'dist/index.html.br'))).toBe(true);
  expect(read('_headers')).toContain('/eve/*');
  expect(JSON.parse(readFileSync(join(site, 'dist-server/headers.json'), 'utf8'))).toMatchObject({
    base: '/eve/',
  });
});

it('`vite build` alone makes the worker last: it has the page as it is served', async () => {
  const { createHash } = await import('node:crypto');
  const sha256 = createHash('sha256').update(read('index.html')).digest('base64');
  expect(read('sw.js')).toContain(`sha256-${sha256}`);
});

it('`vite build` fails with a sentence on a folder that is none', async () => {
  await expect(viteBuild({ BASE_PATH: 'eve' })).rejects.toThrow('BASE_PATH dice «eve»');
}, 60_000);
