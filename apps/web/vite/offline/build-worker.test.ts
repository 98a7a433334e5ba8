// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';
import { buildWorker } from './build-worker.ts';
import { precacheEntries } from './list-files.ts';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'worker-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  writeFileSync(join(dist, 'boot.js'), '// boot');
  mkdirSync(join(dist, 'paginas'));
  writeFileSync(join(dist, 'paginas/flota.html'), 'fleet');
});
afterAll(() => rmSync(dist, { recursive: true }));

const worker = () => readFileSync(join(dist, 'sw.js'), 'utf8');

it('writes one plain script that knows every file of the site', async () => {
  const options = { root: join(PROJECT, 'apps/web'), dist, selfDestroying: false };
  expect(await buildWorker(options)).toEqual(['boot.js', 'index.html']);
  for (const { url, integrity = '' } of [
    ...precacheEntries(dist),
    ...precacheEntries(dist, ['paginas/flota.html']),
  ]) {
    expect(worker()).toContain(url);
    expect(worker()).toContain(integrity);
  }
  expect(worker(), 'no module').not.toMatch(/\b(?:import|export)\b[\s({*]/);
  expect(worker()).toContain('skipWaiting');
  // What Workbox would say in the console.
  expect(worker().replace('https://bit.ly/wb-precache', '')).not.toMatch(/https?:\/\//);
});

it('writes the worker that goes, which keeps nothing and answers nothing', async () => {
  const options = { root: join(PROJECT, 'apps/web'), dist, selfDestroying: true };
  expect(await buildWorker(options)).toEqual([]);
  expect(worker()).toContain('unregister');
  expect(worker()).not.toMatch(/["'`]fetch["'`]/);
});
