/** Vite plugin: the content as virtual modules, checked at every build and while developing. */
import { join, sep } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { contentStore, type ContentStore } from './store.ts';
import { ContentErrors } from './problems.ts';
import { MODULE_PREFIX, moduleName, moduleSource } from './virtual-modules.ts';

/** Milliseconds to wait for more changes before the content is read again. */
const SETTLE_MS = 50;

/**
 * Serves `virtual:content/*`. Wrong content fails the build with every problem at once.
 * `contentRoot` is the folder that holds `content/`; the project's own unless it is given.
 */
export function contentPlugin(contentRoot?: string): Plugin {
  let config: ResolvedConfig;
  let root: string;
  let store: ContentStore;
  return {
    name: 'portal:content',
    configResolved(resolved) {
      config = resolved;
      root = contentRoot ?? resolved.root;
      store = contentStore(root);
    },
    async buildStart() {
      if (config.command !== 'build') return;
      // In watch mode the content is read anew for each build; a single build with several steps reads it once.
      if (this.meta.watchMode) store.forget();
      try {
        await store.get();
      } catch (error) {
        this.error(toShow(error));
      }
    },
    resolveId: (id) => (moduleName(id) === undefined ? undefined : `\0${id}`),
    async load(id) {
      const name = kindOfModule(id);
      if (name === undefined) return undefined;
      try {
        return { code: moduleSource((await store.get()).content, name), moduleType: 'js' };
      } catch (error) {
        return this.error(toShow(error));
      }
    },
    configureServer(server) {
      watch(server, join(root, 'content'), store);
    },
  };
}

/** Reads the content again when a file of it changes: reloads the page, or shows what is wrong over it. */
function watch(server: ViteDevServer, folder: string, store: ContentStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = async () => {
    store.forget();
    const graph = server.environments.client.moduleGraph;
    for (const [id, module] of graph.idToModuleMap) {
      if (kindOfModule(id) !== undefined) graph.invalidateModule(module);
    }
    try {
      await store.get();
      server.environments.client.hot.send({ type: 'full-reload' });
    } catch (error) {
      const message = messageOf(error);
      server.config.logger.error(message, { timestamp: true });
      server.environments.client.hot.send({
        type: 'error',
        err: { message, stack: '', plugin: 'portal:content' },
      });
    }
  };
  server.watcher.add(folder);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(folder + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), SETTLE_MS);
  });
  server.httpServer?.once('close', () => clearTimeout(timer));
}

function kindOfModule(id: string): string | undefined {
  return id.startsWith(`\0${MODULE_PREFIX}`) ? moduleName(id.slice(1)) : undefined;
}

/** The error as people are to see it: places in our own code do not help the author of the content. */
function toShow(error: unknown): Error {
  const shown = new Error(messageOf(error));
  shown.stack = error instanceof ContentErrors ? shown.message : (error as Error).stack;
  return shown;
}

function messageOf(error: unknown): string {
  if (error instanceof ContentErrors) {
    const count = error.problems.length;
    return `${count === 1 ? 'Hay 1 error' : `Hay ${count} errores`} en el contenido:\n${error.message}`;
  }
  return error instanceof Error ? error.message : String(error);
}
