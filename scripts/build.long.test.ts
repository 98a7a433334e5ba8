import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';

/** Milliseconds for a whole build on a machine with other work to do. */
const BUILD_TIMEOUT = 180_000;
/** What React has for developers alone. */
const FOR_DEVELOPERS = /recentlyCreatedOwnerStacks|react\.dev\/link\/react-devtools/;

it(
  'builds for visitors, whatever its surroundings say: React for developers and for visitors do not work together',
  () => {
    const site = mkdtempSync(join(tmpdir(), 'built-site-'));
    const env = { ...process.env, SITE_DIR: site, NODE_ENV: 'development' };
    execFileSync(process.execPath, [join(PROJECT, 'scripts/build.mjs')], { env, stdio: 'pipe' });
    const scripts = ['assets', 'plataforma/assets']
      .map((folder) => join(site, 'dist', folder))
      .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
      .filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(50);
    expect(scripts.filter((file) => FOR_DEVELOPERS.test(readFileSync(file, 'utf8')))).toEqual([]);
    rmSync(site, { recursive: true });
  },
  BUILD_TIMEOUT,
);
