import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** What the built pages do in a browser: the `-speed` files of apps/web/e2e, which write down what they measured. */
export function measurePages(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  try {
    execFileSync('node', ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    const config = join(root, 'apps/web/playwright.platform.config.ts');
    execFileSync('npx', ['playwright', 'test', '-c', config, 'first-page-speed', 'filter-speed'], {
      cwd: root,
      env: { ...process.env, BENCH_PAGES: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const read = (name: string): Figure[] => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    return Promise.resolve([...read('first-page'), ...read('filter')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
