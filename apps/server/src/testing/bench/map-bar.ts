import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
/** The last commit whose live map was a picture. */
export const PICTURE = 'a87c3b4f';
const COUNTS = [200, 1000];

/** The live map, and as its bound the picture that it followed: one after the other in a browser, by the same measure. */
export function measureMap(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-map-'));
  const old = join(folder, 'picture');
  try {
    execFileSync('git', ['worktree', 'add', '--detach', old, PICTURE], { cwd: root, stdio: 'ignore' });
    linkPackages(old);
    const run = (map: string, cwd: string) => {
      execFileSync('node', ['scripts/build.mjs'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
      execFileSync(
        'npx',
        ['playwright', 'test', '-c', join(root, 'apps/web/playwright.platform.config.ts'), 'live-map-speed'],
        {
          cwd: root,
          env: { ...process.env, BENCH_PAGES: folder, BENCH_MAP: map, SITE_DIR: cwd },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
    };
    run('picture', old);
    run('moving', root);
    const read = (name: string): Figure[] => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    return Promise.resolve(
      COUNTS.flatMap((count) => {
        const before = new Map(read(`map-picture-${count}`).map(({ name, value }) => [name, value]));
        return read(`map-moving-${count}`).map((figure): Figure => {
          const bound = before.get(figure.name);
          return bound ? { ...figure, bound } : figure;
        });
      }),
    );
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', old], { cwd: root, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
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
