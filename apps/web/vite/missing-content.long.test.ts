// @vitest-environment node
/**
 * What a build makes of the content without one file after the other of those that an airline may do without, in every way
 * in which a file can hold nothing. What takes longest, the app itself and the land of its maps, is built once without all of
 * them.
 */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentPlugin } from '@va/content/plugin.ts';
import { contentStore } from '@va/content/store.ts';
import { MODULE_PREFIX, moduleNames } from '@va/content/virtual-modules.ts';
import { kinds, type KindName } from '@va/schemas/content/kinds.ts';
import { isOptional } from '@va/schemas/content/missing.ts';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { documentsPlugin } from './documents/plugin.ts';
import { securityPlugin } from './security/plugin.ts';
import { sitePlugin } from './site/plugin.ts';
import { renderStartPage } from './start-page/render-start-page.ts';

// Sites are built, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const APP = join(import.meta.dirname, '..');
const optional = (Object.keys(kinds) as KindName[]).filter(isOptional);
/** Beside a file that is not there. */
const EMPTY = ['', '# Sólo notas.\n# - id: uno\n', '[]\n'];

let copy: ContentCopy;
beforeAll(() => {
  copy = copyContent();
  symlinkSync(join(APP, 'src'), join(copy.root, 'src'), 'dir');
  copy.write(
    'index.html',
    '<!doctype html><html lang="es"><head><meta charset="utf-8" /><title>P</title></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  copy.write('main.js', moduleNames.map((name) => `import('${MODULE_PREFIX}${name}');`).join('\n'));
});
afterAll(() => copy.dispose());

/** Says in the content where the platform is. */
function setPlatform(plataforma: string): void {
  const { file } = kinds.airline;
  copy.write(file, copy.read(file).replace(/^plataforma: \w+/m, `plataforma: ${plataforma}`));
}

/** Builds all that depends on the content; answers the names of the files, which change with what is in them. */
async function builtFiles(): Promise<string[]> {
  contentStore(copy.root).forget();
  const root = copy.root;
  const plugins = [contentPlugin, sitePlugin, documentsPlugin, securityPlugin];
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false },
    plugins: plugins.map((plugin) => plugin(root)),
  })) as Rolldown.RolldownOutput;
  const html = built.output.find(({ fileName }) => fileName === 'index.html');
  expect(html?.type === 'asset' && String(html.source)).toContain('Content-Security-Policy');
  return built.output.map(({ fileName }) => fileName).toSorted();
}

describe.each(['propia', 'externa'])('with «plataforma: %s»', (plataforma) => {
  it.each(optional)('a portal is built without anything in the file of «%s»', async (name) => {
    setPlatform(plataforma);
    const { file } = kinds[name];
    const before = copy.read(file);
    copy.remove(file);
    try {
      const without = await builtFiles();
      for (const chunk of [...moduleNames, 'index']) {
        expect(
          without.some((built) => built.startsWith(`assets/${chunk}-`)),
          chunk,
        ).toBe(true);
      }
      for (const text of EMPTY) {
        copy.write(file, text);
        expect(await builtFiles(), JSON.stringify(text)).toEqual(without);
      }
    } finally {
      copy.write(file, before);
    }
  });
});

it('the app is built without all of them, and every page of it is painted', async () => {
  const bare = copyContent();
  try {
    for (const name of optional) bare.remove(kinds[name].file);
    const { gate, pages } = await renderStartPage({ root: APP, contentRoot: bare.root, base: '/' });
    expect(gate).toContain('<form');
    expect(pages.size).toBeGreaterThan(20);
    for (const [address, { markup }] of pages) expect(markup, address).toContain('<h1');
  } finally {
    bare.dispose();
  }
});
