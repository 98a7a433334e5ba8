/** Vite plugins: the airline's name, icons and colours in the page and its style sheets, and the manifest. */
import type { Plugin } from 'vite';
import { contentStore, type ContentStore } from '@va/content/store.ts';
import { brandPlugin } from '../../../../scripts/lib/vite/brand-plugin.ts';
import { headTags, manifest, portalName } from './head.ts';

const MANIFEST = 'manifest.webmanifest';

/** `contentRoot` is the folder that contains `content/`; by default the project's own. */
export function sitePlugin(contentRoot?: string): Plugin[] {
  const brand = brandPlugin(contentRoot, ({ airline, theme }, base) => ({
    name: portalName(airline),
    tags: headTags(airline, theme, base),
  }));
  return [brand, manifestPlugin(contentRoot)];
}

function manifestPlugin(contentRoot?: string): Plugin {
  let store: ContentStore;
  let base: string;
  const source = async () => {
    const { airline, theme } = (await store.get()).content;
    return manifest(airline, theme);
  };
  return {
    name: 'portal:manifest',
    configResolved(config) {
      store = contentStore(contentRoot ?? config.root);
      ({ base } = config);
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: await source() });
    },
    configureServer(server) {
      server.middlewares.use(base + MANIFEST, (_request, response, next) => {
        response.setHeader('Content-Type', 'application/manifest+json; charset=utf-8');
        source().then((text) => response.end(text), next);
      });
    },
  };
}
