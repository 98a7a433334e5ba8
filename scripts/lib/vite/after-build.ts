import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { chunksOf, type Chunk } from './bundle-chunks.ts';

/** Options of the work after the build, the same for both apps. */
export interface OutputOptions {
  /** Folder that contains `content/`. */
  contentRoot: string;
  /** Builds a worker that removes the offline copy instead of the one that keeps it. */
  withoutWorker: boolean;
}

/** Result of an app's build. */
export interface BuiltApp extends Pick<ResolvedConfig, 'root' | 'base'> {
  /** Folder of the site. */
  dist: string;
  /** Names of the files that this app has added to it. */
  files: readonly string[];
  chunks: readonly Chunk[];
}

/** Vite plugin: works on the files on the disk, after every other plugin. What it throws fails the build with a sentence for people. */
export function afterBuild(name: string, work: (built: BuiltApp) => Promise<void>): Plugin {
  let config: ResolvedConfig;
  return {
    name,
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: (_, bundle) => {
        const { root, base, build } = config;
        const chunks = chunksOf(bundle, config);
        return work({ root, base, dist: resolve(root, build.outDir), files: Object.keys(bundle), chunks });
      },
    },
  };
}
