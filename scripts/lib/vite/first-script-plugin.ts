/** Vite plugin: a script that runs before the first paint, as one plain file of a fixed name with all that it imports. */
import type { Plugin } from 'vite';
import { plainScript } from './plain-script.ts';
import { platformDefine } from './runs-platform.ts';

/**
 * @param input source of the script, from the app's folder
 * @param output its name in the site
 */
export function firstScriptPlugin({ input, output }: { input: string; output: string }): Plugin {
  let root = '';
  let src = '';
  const code = () => plainScript({ root, input, define: platformDefine() });
  return {
    name: 'site:first-script',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      root = config.root;
      src = config.base + output;
    },
    // While developing it is built anew for each page.
    configureServer({ middlewares }) {
      middlewares.use(src, (_, response, next) => {
        code().then((script) => response.setHeader('Content-Type', 'text/javascript').end(script), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: output, source: await code() });
    },
    transformIndexHtml: {
      // Behind what looks for scripts to bundle.
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src }, injectTo: 'head' }],
    },
  };
}
