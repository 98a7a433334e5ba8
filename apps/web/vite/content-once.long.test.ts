// @vitest-environment node
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as load from '@va/content/load.ts';
import { contentPlugin } from '@va/content/plugin.ts';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { mapPlugin } from '@va/content/map/plugin.ts';
import { securityPlugin } from './security/plugin.ts';
import { sitePlugin } from './site/plugin.ts';

// A whole content is read and a site built, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
vi.mock('@va/content/load.ts', { spy: true });

const page = (script: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8" /><title>P</title></head><body><script type="module" src="/${script}"></script></body></html>`;

let copy: ContentCopy;
beforeAll(() => {
  copy = copyContent();
  copy.write('index.html', page('main.js'));
  copy.write(
    'main.js',
    ['content/airports', 'content/tours', 'map/tours', 'map/airports', 'map/world']
      .map((name) => `import('virtual:${name}');`)
      .join('\n'),
  );
});
afterAll(() => copy.dispose());

it('reads and checks the content once for all plugins of a build', async () => {
  await build({
    root: copy.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin(), sitePlugin(), mapPlugin(), securityPlugin()],
  });
  const reads =
    vi.mocked(load.loadEverything).mock.calls.length + vi.mocked(load.loadContent).mock.calls.length;
  expect(reads).toBe(1);
});
