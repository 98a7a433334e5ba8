// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';
import { buildWorker } from './build-worker.ts';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'worker-'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  writeFileSync(join(dist, 'boot.js'), '// boot');
});
afterAll(() => rmSync(dist, { recursive: true }));

const worker = () => readFileSync(join(dist, 'sw.js'), 'utf8');

it('writes one plain script that knows every file of the site', async () => {
  const files = await buildWorker({ root: join(PROJECT, 'apps/portal'), dist, selfDestroying: false });
  expect(Object.keys(files)).toEqual(['', 'boot.js']);
  for (const sha256 of Object.values(files)) expect(worker()).toContain(sha256);
  expect(worker(), 'no module').not.toMatch(/\b(?:import|export)\b[\s({*]/);
  expect(worker()).toContain('skipWaiting');
  expect(worker()).not.toMatch(/https?:\/\//);
});

it('writes the worker that goes, which keeps nothing and answers nothing', async () => {
  expect(await buildWorker({ root: join(PROJECT, 'apps/portal'), dist, selfDestroying: true })).toEqual({});
  expect(worker()).toContain('unregister');
  expect(worker()).not.toMatch(/["'`]fetch["'`]/);
});
