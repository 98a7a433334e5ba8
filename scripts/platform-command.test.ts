// @vitest-environment node
/** Commands of the platform's own database, as a person types them on a machine where nothing is built. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './lib/project.mjs';

let site: string;
beforeAll(() => (site = mkdtempSync(join(tmpdir(), 'not-built-'))));
afterAll(() => rmSync(site, { recursive: true }));

it.each([
  ['admin', 'ABC001'],
  ['backup', 'copia.va.gz'],
  ['restore', 'copia.va.gz'],
  ['verify', ''],
])('%s builds nothing: it says what has to be built before, and leaves nothing', (command, word) => {
  const words = [join(root, 'scripts/platform-command.mjs'), command, word].filter(Boolean);
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: site,
    env: { ...process.env, SITE_DIR: site },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe('El portal no está construido: ejecuta antes «npm run build».\n');
  expect(readdirSync(site)).toEqual([]);
});
