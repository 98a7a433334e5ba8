// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { root } from '../project.mjs';
import { BUNDLED } from './licence-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-twice-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Packages of others of which something is in the bundles. */
const packages = new Set<string>();

/** Builds the recorder's program and page, and answers the hash of each of their files. */
async function buildInto(name: string): Promise<Record<string, string>> {
  const out = join(folder, name);
  for (const [config, outDir] of [
    ['vite.program.config.ts', out],
    ['vite.config.ts', join(out, 'pagina')],
  ] as const) {
    const made = await build({
      configFile: join(root, 'apps/recorder', config),
      configLoader: 'runner',
      logLevel: 'warn',
      mode: 'production',
      build: { outDir },
    });
    for (const chunk of [made].flat().flatMap((one) => ('output' in one ? one.output : [])))
      for (const path of chunk.type === 'chunk' ? chunk.moduleIds : [])
        packages.add(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? '');
  }
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file);
      return [path.slice(out.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

it('builds the recorder’s program and page twice into the same bytes', { timeout: 300_000 }, async () => {
  const first = await buildInto('first');
  expect(Object.keys(first)).toEqual(expect.arrayContaining(['/grabador.cjs', '/pagina/index.html']));
  expect(await buildInto('second')).toEqual(first);
  packages.delete('');
  // Whose work goes along, its licence goes along.
  expect([...packages].filter((name) => !BUNDLED.includes(name))).toEqual([]);
  expect(packages.size).toBeGreaterThan(5);
  // Without the brand's colours the page would be black on black in the dark.
  const css = Object.keys(first).filter((file) => file.endsWith('.css'));
  const styles = css.map((file) => readFileSync(join(folder, 'first', file), 'utf8')).join('');
  for (const name of ['background', 'ink', 'surface', 'link', 'line'])
    expect(styles).toMatch(new RegExp(`--color-${name}:`));
});
