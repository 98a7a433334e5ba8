/** Vite plugin: smaller copies of what the platform adds to the site, for browsers that take them. */
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { compressFiles } from '../../../scripts/lib/compress.ts';

export function compressPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'platform:compress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        await compressFiles(resolve(config.root, config.build.outDir), Object.keys(bundle));
      },
    },
  };
}
