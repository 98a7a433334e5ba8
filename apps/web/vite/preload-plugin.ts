import type { Plugin, Rolldown } from 'vite';

/**
 * Requests all dependencies together with a chunk, so that no file must arrive before the next is known. Vite's own
 * helper also waits for style sheets, of which this app has only one, named by every document, and costs 0.6 kB of the
 * sign-in form's budget.
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
    generateBundle: {
      // Once Vite has written down what each chunk needs.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        // A style sheet of a chunk's own would never come.
        for (const { fileName, isDynamicEntry, viteMetadata } of chunks)
          if (isDynamicEntry && (viteMetadata?.importedCss.size ?? 0) > 0)
            this.error(`${fileName} brings a style sheet, which nothing fetches.`);
        const atHand = filesOfEntry(bundle);
        const isAtHand = (file: string) => atHand.has(file) || file.endsWith('.css');
        for (const chunk of chunks)
          chunk.code = chunk.code.replace(LIST, (list) =>
            list.replaceAll(/"([^"]+)"/g, (name, file: string) => (isAtHand(file) ? '""' : name)),
          );
      },
    },
  };
}

/** The files that a chunk and those after it name by their place in this list. */
const LIST = /__vite__mapDeps=.*?\]\)/;

/** Files that are loaded before any other is requested: listing them for every chunk would only add weight. */
function filesOfEntry(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const isEntry = (name: string) => bundle[name]?.type === 'chunk' && bundle[name].isEntry;
  const files = new Set(Object.keys(bundle).filter(isEntry));
  // Iteration over a Set includes elements that are added during it.
  for (const name of files) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const needed of file.imports) files.add(needed);
  }
  return files;
}
