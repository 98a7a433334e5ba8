/** Runs the `-speed` tests of apps/web/e2e/platform, which leave their figures in a folder. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '@va/testing/figures.ts';
import { ensureBuild } from '../../scripts/lib/ensure-build.mjs';
import { root, siteRoot } from '../../scripts/lib/project.mjs';

/** The last commit with a static live map. */
export const PICTURE = 'a87c3b4f';
const COUNTS = [200, 1000];

/** Time until a filter of the departures is painted. */
export const measureFilter = (): Promise<Figure[]> =>
  inFolder(async (folder) => {
    await ensureBuild();
    measureSite(siteRoot, 'filter-speed', { BENCH_PAGES: folder });
    return read(folder, 'filter');
  });

/** The live map, and as its bound the picture that it followed: one after the other in a browser, by the same measure. */
export const measureMap = (): Promise<Figure[]> =>
  inFolder(async (folder) => {
    await ensureBuild();
    const old = join(folder, 'picture');
    execFileSync('git', ['worktree', 'add', '--detach', old, PICTURE], { cwd: root, stdio: 'ignore' });
    try {
      linkPackages(old);
      execFileSync('node', ['scripts/build.mjs'], {
        cwd: old,
        env: { ...process.env, SITE_DIR: old },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      for (const [map, site] of Object.entries({ picture: old, moving: siteRoot }))
        measureSite(site, 'live-map-speed', { BENCH_PAGES: folder, BENCH_MAP: map });
    } finally {
      execFileSync('git', ['worktree', 'remove', '--force', old], { cwd: root, stdio: 'ignore' });
    }
    return COUNTS.flatMap((count) => {
      const before = new Map(
        read(folder, `map-picture-${count}`).map(({ name, value }) => [name, value] as const),
      );
      return read(folder, `map-moving-${count}`).map((figure): Figure => {
        const bound = before.get(figure.name);
        return bound ? { ...figure, bound } : figure;
      });
    });
  });

async function inFolder(measure: (folder: string) => Promise<Figure[]>): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one of the files over a build. */
function measureSite(site: string, file: string, env: Record<string, string>): void {
  const config = join(root, 'apps/web/playwright.platform.config.ts');
  execFileSync('npx', ['playwright', 'test', '-c', config, file], {
    cwd: root,
    env: { ...process.env, SITE_DIR: site, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function read(folder: string, name: string): Figure[] {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
}

/** The installed packages for another checkout: all of them as they are, but our own from its own folders. */
function linkPackages(checkout: string): void {
  const [from, to] = [join(root, 'node_modules'), join(checkout, 'node_modules')];
  mkdirSync(join(to, '@va'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@va' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  for (const group of ['apps', 'packages'])
    for (const name of readdirSync(join(checkout, group)))
      if (!existsSync(join(to, '@va', name))) symlinkSync(join(checkout, group, name), join(to, '@va', name));
}
