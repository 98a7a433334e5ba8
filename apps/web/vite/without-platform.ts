import type { Plugin } from 'vite';

const IMPORT = /import \{ OWN_PLATFORM \} from '[^']*own-platform\.ts';/;

/**
 * Writes into every module that there is no platform, for a build without one. What is imported only under
 * `OWN_PLATFORM` is then no part of the build: where the answer came from another module, it would be one, unused.
 */
export function withoutPlatformPlugin(): Plugin {
  return {
    name: 'portal:without-platform',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: IMPORT },
      // Line by line as before, so that no source map is needed.
      handler: (code) => ({
        code: code.replace(IMPORT, '').replaceAll(/\bOWN_PLATFORM\b/g, 'false'),
        map: null,
      }),
    },
  };
}
