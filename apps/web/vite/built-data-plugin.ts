import { type Plugin, runnerImport } from 'vite';

/**
 * Evaluates modules whose name ends in `.built.ts` during the build and replaces them by their values, so that pages
 * load only the part of a long table that they need.
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
