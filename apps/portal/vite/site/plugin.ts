/** Vite plugin: the airline's name, icons and colours in the page, its manifest and its style sheets. */
import type { Plugin } from 'vite';
import { contentStore, type ContentStore } from '@va/content/store.ts';
import { themeCss } from '@va/content/theme-tokens.ts';
import { headTags, manifest, portalName } from './head.ts';

/** Style sheets that open on a page of their own, and so need the brand's colours. */
const STYLE_SHEETS = /\/src\/styles\/(?:app|documents)\.css$/;
const MANIFEST = 'manifest.webmanifest';

/**
 * Stands before the plugins that compile CSS. `contentRoot` is the folder that holds `content/`; the project's own
 * unless it is given.
 */
export function sitePlugin(contentRoot?: string): Plugin {
  let store: ContentStore;
  let base: string;
  return {
    name: 'portal:site',
    enforce: 'pre',
    configResolved(config) {
      store = contentStore(contentRoot ?? config.root);
      ({ base } = config);
    },
    async transform(code, id) {
      if (!STYLE_SHEETS.test(id.replace(/\?.*$/, ''))) return undefined;
      const { theme } = (await store.get()).content;
      return { code: `${code}\n/* The brand, from content/theme.yaml. */\n${themeCss(theme)}`, map: null };
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { airline, theme } = (await store.get()).content;
        return {
          html: html.replaceAll('{{portalName}}', escapeText(portalName(airline))),
          tags: headTags(airline, theme, base).map((tag) => ({ ...tag, injectTo: 'head' })),
        };
      },
    },
    async generateBundle() {
      const { airline, theme } = (await store.get()).content;
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest(airline, theme) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== base + MANIFEST) return next();
        store.get().then(({ content }) => {
          response.setHeader('Content-Type', 'application/manifest+json; charset=utf-8');
          response.end(manifest(content.airline, content.theme));
        }, next);
      });
    },
  };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
