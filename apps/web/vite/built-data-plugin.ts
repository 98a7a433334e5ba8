import { type Plugin, runnerImport } from 'vite';

/**
 * Computes modules whose name ends in `.built.ts` while the site is built, and writes their values in their place: pages
 * load what they need of a long table, and nothing of the rest.
 */
export function builtDataPlugin(): Plugin {
  return {
    name: 'portal:built-data',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\.built\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          logLevel: 'warn',
        });
        const values = Object.entries(module).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: values.join('\n'), map: null };
      },
    },
  };
}
