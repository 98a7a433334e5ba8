// @ts-check
/**
 * @typedef {object} Chunk
 * @property {string} file name under dist
 * @property {string[]} imports files that it cannot run without
 * @property {string[]} dynamicImports files that it loads when needed
 * @property {string[]} modules sources in it, from the project's root; modules without a file by their own name
 */

/**
 * Vite plugin that hands over which sources ended up in which chunk.
 * @param {string} root
 * @param {(chunks: Chunk[]) => void} receive
 * @returns {import('vite').Plugin}
 */
export function chunkReport(root, receive) {
  const folder = root.replaceAll('\\', '/').replace(/\/?$/, '/');
  return {
    name: 'portal:chunk-report',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        receive(
          chunks.map(({ fileName, imports, dynamicImports, moduleIds }) => ({
            file: fileName,
            imports,
            dynamicImports,
            modules: moduleIds.map((id) => id.replace(folder, '').replace(/^\0/, '')),
          })),
        );
      },
    },
  };
}
