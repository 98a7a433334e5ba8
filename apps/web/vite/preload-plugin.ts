import type { Plugin } from 'vite';

/**
 * Fetches beside a chunk all that it needs, so that nothing waits for a file to say what the next one is. Vite's own helper
 * also waits for style sheets, of which there is one here that every document names, and takes 0.6 kB of what the sign-in
 * form may weigh.
 */
export function preloadPlugin(): Plugin {
  let base = '/';
  return {
    name: 'portal:preload',
    enforce: 'pre',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      // A browser fetches a module once, however often it is asked to.
      handler: () => `
        export const __vitePreload = (load, files = []) => {
          for (const file of files)
            // The one style sheet is among them.
            if (/js$/.test(file))
              document.head.append(
                Object.assign(document.createElement('link'), { rel: 'modulepreload', href: ${JSON.stringify(base)} + file }),
              );
          return load();
        };`,
    },
    // A style sheet of a chunk's own would never come.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isDynamicEntry && (chunk.viteMetadata?.importedCss.size ?? 0) > 0)
          this.error(`${chunk.fileName} brings a style sheet, which nothing fetches.`);
    },
  };
}
